import fc from "fast-check";
import { checkWorld } from "./invariants.ts";
import type { Model } from "./model.ts";
import type { World } from "./world.ts";

export type Step = (model: Model, world: World) => Promise<void>;

/** A step, after which everything is looked at. */
export class Command implements fc.AsyncCommand<Model, World> {
  readonly #name: string;
  readonly #step: Step;

  constructor(name: string, step: Step) {
    this.#name = name;
    this.#step = step;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, world: World): Promise<void> {
    await this.#step(model, world);
    await checkWorld(model, world);
  }

  toString(): string {
    return this.#name;
  }
}

/** Which order or payment a step is about: any, or rather one that it fits to, so that more happens than rejections. */
export interface Choice {
  readonly index: number;
  readonly fits: boolean;
}

export function chosen<Item>(
  items: readonly Item[],
  { index, fits }: Choice,
  isFitting: (item: Item) => boolean,
): Item | undefined {
  const fitting = fits ? items.filter(isFitting) : [];
  const from = fitting.length > 0 ? fitting : items;
  return from[index % (from.length || 1)];
}

export const anyChoice = fc.record({ index: fc.nat(30), fits: fc.boolean() });

export function write(value: unknown): string {
  return JSON.stringify(value);
}
