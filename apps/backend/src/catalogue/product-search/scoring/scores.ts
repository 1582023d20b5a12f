import type { ColumnStore } from "../columns/column-store.ts";
import type { RowIds } from "../columns/filter-rows.ts";

/** The score of each row while one query is scored; once cleared, all are 0. */
export class Scores {
  values = new Float32Array(0);
  touched = new Int32Array(0);
  count = 0;

  clear(size: number): void {
    const { values, touched } = this;
    if (values.length < size) {
      this.values = new Float32Array(size);
      this.touched = new Int32Array(size);
    } else {
      for (let index = 0; index < this.count; index += 1) values[touched[index] as number] = 0;
    }
    this.count = 0;
  }

  add(rowId: number, value: number): void {
    this.#touch(rowId);
    this.values[rowId] = (this.values[rowId] as number) + value;
  }

  /** Makes it at least this value. */
  lift(rowId: number, value: number): void {
    this.#touch(rowId);
    if ((this.values[rowId] as number) < value) this.values[rowId] = value;
  }

  /** Takes the larger value, and a little of the other: what two words say is surer. */
  raise(rowId: number, value: number): void {
    const known = this.values[rowId] as number;
    if (known === 0) {
      this.#touch(rowId);
      this.values[rowId] = value;
    } else {
      this.values[rowId] = Math.min(maxOfOne, known > value ? known + again * value : value + again * known);
    }
  }

  /** Clears the scores of all other rows. */
  keep(belongs: (rowId: number) => boolean): void {
    const { values, touched } = this;
    let remaining = 0;
    for (let index = 0; index < this.count; index += 1) {
      const rowId = touched[index] as number;
      if (belongs(rowId)) touched[remaining++] = rowId;
      else values[rowId] = 0;
    }
    this.count = remaining;
  }

  #touch(rowId: number): void {
    if (this.values[rowId] !== 0) return;
    this.touched[this.count] = rowId;
    this.count += 1;
  }
}

const again = 0.1;
const maxOfOne = 1.3;

/** The products that a search finds, on sale or not, and how well each matches: the smaller the rank, the better. */
export interface WordHits {
  /** From the first to the last, since columns are read fastest from the beginning to the end. */
  readonly rowIds: RowIds;
  /** One for each row. */
  readonly ranks: Uint8Array;
}

/** Ranks by row, for those that order by them. */
export function ranksByRowId({ size }: ColumnStore, { rowIds, ranks }: WordHits): Uint8Array {
  const all = new Uint8Array(size);
  for (let index = 0; index < rowIds.length; index += 1) all[rowIds[index] ?? 0] = ranks[index] ?? 0;
  return all;
}
