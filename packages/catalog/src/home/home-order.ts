import type { Home, HomeBlock } from "@plaza/api-client";

/** The fixed order of the contract, of everything that there is. */
const order: readonly HomeBlock[] = [
  { key: "areas", kind: "areas", ids: null },
  { key: "flash-sale", kind: "flash_sale" },
  { key: "rankings", kind: "rankings", lists: ["hot", "new"] },
  { key: "shops", kind: "shops", ids: null },
  { key: "columns", kind: "columns", ids: null },
];

/** The blocks of home below the carousel, which stands beside the categories. */
export function orderOf(home: Home | undefined): readonly HomeBlock[] {
  return (home?.blocks ?? order).filter(({ kind }) => kind !== "carousel");
}

/** Those of a block, in its order; all of them where it names none. */
export function among<Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[] | null,
): readonly Row[] {
  return ids === null ? rows : ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What a block names; nothing where there is none, or where it names nothing. */
export function idsOf(block: HomeBlock | undefined): readonly number[] | null {
  return block !== undefined && "ids" in block ? block.ids : [];
}
