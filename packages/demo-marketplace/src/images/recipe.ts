import type { Artwork, Palette } from "../artwork.ts";

/** A second colour for single forms, used sparingly and only in scenes. */
export type Accent = "red" | "gold";

/** What a form is painted in: its room's own colours unless it says another. */
export type Tone = Palette | Accent;

/**
 * Where a form or a thing stands. `x` is a share of the image's width (its middle), `y` a share of its height.
 * All other measures are shares of the image's height, so that a form keeps its shape on any canvas.
 */
interface Position {
  readonly x: number;
  readonly y: number;
}

interface Painted {
  readonly tone?: Tone;
  /** 0 to 1. */
  readonly opacity?: number;
}

/** A round-headed niche in the wall; `y` is its foot. The sign of the house. */
export interface Arch extends Position, Painted {
  readonly kind: "arch";
  readonly width: number;
  readonly height: number;
}

/** A round of colour on the wall; `y` is its middle. */
export interface Disc extends Position, Painted {
  readonly kind: "disc";
  readonly radius: number;
}

/** A round stand; `y` is the middle of its upper face. */
export interface Plinth extends Position, Pick<Painted, "tone"> {
  readonly kind: "plinth";
  readonly radius: number;
  readonly height: number;
}

/** Sun through a tall window at the upper left; `x` is where the first ray enters. */
export interface WindowLight extends Pick<Painted, "opacity"> {
  readonly kind: "window-light";
  readonly x: number;
}

/** A table top whose edge rises to the right, for things laid flat. */
export interface Split extends Painted {
  readonly kind: "split";
}

/** One of the goods; `y` is its foot, or its middle where it lies. */
export interface Item extends Position {
  readonly kind: "item";
  readonly art: Artwork;
  /** Side of a square as large as what is visible of the thing: equal weight for the eye, not equal boxes. */
  readonly size: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Lies before or hangs on the ground behind it, instead of standing on its foot. */
  readonly lying?: boolean;
}

export type StageElement = Arch | Disc | Plinth | WindowLight | Split | Item;

/** All that is needed to compose an image, as plain data: equal recipes give equal images. */
export interface ImageRecipe {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Height of the line where the wall turns into the floor, as a share; null: the wall alone, seen from above. */
  readonly horizon: number | null;
  /** WebP quality, 1 to 100; from 90 on colour keeps its sharp edges too. */
  readonly quality: number;
  /** From the farthest to the nearest. */
  readonly elements: readonly StageElement[];
}

/** The horizon of the studio where an image gives no reason for another. */
export const usualHorizon = 0.64;

type Shape<Element extends StageElement> = Omit<Element, "kind">;

export function arch(shape: Shape<Arch>): Arch {
  return { kind: "arch", ...shape };
}

export function disc(shape: Shape<Disc>): Disc {
  return { kind: "disc", ...shape };
}

export function plinth(shape: Shape<Plinth>): Plinth {
  return { kind: "plinth", ...shape };
}

export function windowLight(shape: Shape<WindowLight>): WindowLight {
  return { kind: "window-light", ...shape };
}

export function split(shape: Shape<Split> = {}): Split {
  return { kind: "split", ...shape };
}

export function item(shape: Shape<Item>): Item {
  return { kind: "item", ...shape };
}
