import { productFlags, type ColumnStore } from "./column-store.ts";
import type { RowIds } from "./filter-rows.ts";

type Column = Int32Array | Float64Array | Uint8Array;

/** What rows are ordered by, the first key first. */
export interface OrderKey {
  readonly by:
    | "id"
    | "price"
    | "sales"
    | "actualSales"
    | "weight"
    | "position"
    | "createdAt"
    | "stars"
    | "rank"
    | "soldOut";
  readonly direction: "asc" | "desc";
}

/**
 * The window of rows in an order in which no two are equal. Keeps little more than the rows up to the end of the window: a row
 * that comes behind these is left out when it is met.
 *
 * @param ranks of all rows, for the key `rank`
 */
export function orderedWindow(
  columns: ColumnStore,
  rowIds: RowIds,
  keys: readonly OrderKey[],
  { size, offset }: { readonly size: number; readonly offset: number },
  ranks: Uint8Array | null = null,
): readonly number[] {
  const compare = comparator(columns, keys, ranks);
  const most = offset + size;
  let first: number[] = [];
  let last: number | null = null;
  const { length } = rowIds;
  for (let index = 0; index < length; index += 1) {
    const at = rowIds[index] ?? 0;
    if (last !== null && compare(at, last) > 0) continue;
    first.push(at);
    if (first.length < 2 * most) continue;
    first = first.toSorted(compare).slice(0, most);
    last = first.at(-1) ?? null;
  }
  return first.toSorted(compare).slice(offset, most);
}

function comparator(
  columns: ColumnStore,
  keys: readonly OrderKey[],
  ranks: Uint8Array | null,
): (a: number, b: number) => number {
  const keyColumns = keys.map(({ by }): Column => {
    if (by === "rank") return ranks ?? new Uint8Array(columns.size);
    return by === "soldOut" ? columns.flags : columns[by];
  });
  // Of all that flags say, whether there is stock: negated, because what is sold out is 1.
  const masks = keys.map(({ by }) => (by === "soldOut" ? productFlags.inStock : 0));
  const signs = keys.map(({ direction }) => (direction === "asc" ? 1 : -1));
  return (a, b) => {
    for (let key = 0; key < keyColumns.length; key += 1) {
      const column = keyColumns[key];
      const mask = masks[key] ?? 0;
      const one = column?.[a] ?? 0;
      const other = column?.[b] ?? 0;
      const difference = mask === 0 ? one - other : (other & mask) - (one & mask);
      if (difference !== 0) return difference * (signs[key] ?? 1);
    }
    return 0;
  };
}
