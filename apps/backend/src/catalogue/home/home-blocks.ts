import type { Reader } from "../../platform/http/reader.ts";
import type { HomeBlock, HomeDocument } from "../../platform/store/schema/home.ts";
import { bannersWire } from "./banner-wire.ts";

/** What home shows of things that other calls and fields have, and the order of its blocks (the extension `home_blocks`). */
export interface HomeChoice {
  /** Null: all of them. Likewise the shops; an empty list where no block has any. */
  readonly areaIds: readonly number[] | null;
  readonly shopIds: readonly number[] | null;
  readonly hasFlashSale: boolean;
  readonly hasHot: boolean;
  readonly hasNew: boolean;
}

export function homeChoice({ blocks }: HomeDocument): HomeChoice {
  return {
    areaIds: union(blocks.flatMap((block) => (block.kind === "areas" ? [block.areaIds] : []))),
    shopIds: union(blocks.flatMap((block) => (block.kind === "shops" ? [block.shopIds] : []))),
    hasFlashSale: blocks.some(({ kind }) => kind === "flashSale"),
    hasHot: blocks.some((block) => block.kind === "rankings" && block.lists.includes("hot")),
    hasNew: blocks.some((block) => block.kind === "rankings" && block.lists.includes("new")),
  };
}

/** Those that a choice names, in its order; all of them where it names none. */
export function chosen<Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[] | null,
): readonly Row[] {
  if (ids === null) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** `blocks` of `index/index`, which is ours. Null in place of ids: whatever the answer has of it. */
export function homeBlocksWire({ blocks }: HomeDocument, reader: Reader) {
  return blocks.map((block) => ({ key: block.key, ...contentsWire(block, reader) }));
}

function contentsWire(block: HomeBlock, reader: Reader) {
  switch (block.kind) {
    case "carousel":
      return { kind: "carousel" };
    case "banner":
      return { kind: "banner", pictures: bannersWire(block.pictures, reader) };
    case "areas":
      return { kind: "areas", ids: block.areaIds };
    case "shops":
      return { kind: "shops", ids: block.shopIds };
    case "flashSale":
      return { kind: "flash_sale" };
    case "rankings":
      return { kind: "rankings", lists: block.lists };
    case "columns":
      return { kind: "columns", ids: block.columns.filter(({ isShown }) => isShown).map(({ id }) => id) };
    default:
      return block satisfies never;
  }
}

function union(choices: readonly (readonly number[] | null)[]): readonly number[] | null {
  return choices.includes(null) ? null : [...new Set(choices.flatMap((ids) => ids ?? []))];
}
