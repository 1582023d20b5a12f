import type { HomeDocument } from "../../platform/store/schema/home.ts";

/** Gives new columns numbers, none of them for a second time: a storefront may still ask for a column that is gone. */
export function numberedColumns(
  { blocks, slots }: HomeDocument,
  last: number,
): { readonly document: HomeDocument; readonly lastColumnId: number } {
  let lastColumnId = last;
  const used = new Set<number>();
  const numberOf = (id: number): number => {
    const isKnown = id > 0 && id <= last && !used.has(id);
    if (!isKnown) lastColumnId += 1;
    const number = isKnown ? id : lastColumnId;
    used.add(number);
    return number;
  };
  const numbered = blocks.map((block) =>
    block.kind === "columns"
      ? { ...block, columns: block.columns.map((column) => ({ ...column, id: numberOf(column.id) })) }
      : block,
  );
  return { document: { blocks: numbered, slots }, lastColumnId };
}
