const pageBits = 12;
const pageSize = 1 << pageBits;

/**
 * Where rows of a table stand in memory, by their ids. Ids are dense, so pages of them cost a fraction of a Map; those that
 * somebody has set by hand, far away from the others, cost a page.
 */
export class Positions {
  readonly #pages = new Map<number, Int32Array>();

  /** -1 where there is none. */
  of(id: number): number {
    return (this.#pages.get(id >>> pageBits)?.[id & (pageSize - 1)] ?? 0) - 1;
  }

  set(id: number, position: number): void {
    const number = id >>> pageBits;
    let page = this.#pages.get(number);
    if (page === undefined) this.#pages.set(number, (page = new Int32Array(pageSize)));
    page[id & (pageSize - 1)] = position + 1;
  }
}
