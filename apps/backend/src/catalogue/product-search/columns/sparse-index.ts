const pageBits = 12;
const pageSize = 1 << pageBits;

/**
 * The row ids of database rows in memory, by their database ids. Those are dense, so pages of them cost a fraction of a Map; one
 * that somebody has set by hand, far away from the others, costs a page.
 */
export class SparseIndex {
  readonly #pages = new Map<number, Int32Array>();

  /** -1 where there is none. */
  of(id: number): number {
    return (this.#pages.get(id >>> pageBits)?.[id & (pageSize - 1)] ?? 0) - 1;
  }

  set(id: number, rowId: number): void {
    const number = id >>> pageBits;
    let page = this.#pages.get(number);
    if (page === undefined) this.#pages.set(number, (page = new Int32Array(pageSize)));
    page[id & (pageSize - 1)] = rowId + 1;
  }
}
