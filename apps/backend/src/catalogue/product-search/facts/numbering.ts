/** Small numbers for ids, from 1 on in the order in which they are first seen; 0 is no id. So counts lie in an array. */
export class Numbering {
  readonly #numbers = new Map<number, number>();
  readonly #ids: number[] = [0];

  /** How many numbers there are, 0 among them. */
  get size(): number {
    return this.#ids.length;
  }

  /** Gives one to an id that has none; null is 0. */
  numberOf(id: number | null): number {
    if (id === null) return 0;
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    this.#numbers.set(id, this.#ids.length);
    return this.#ids.push(id) - 1;
  }

  /** -1 where nothing has the id. */
  find(id: number): number {
    return this.#numbers.get(id) ?? -1;
  }

  /** In the order of their numbers. */
  ids(): Int32Array<ArrayBuffer> {
    return Int32Array.from(this.#ids.slice(1));
  }

  idOf(number: number): number {
    return this.#ids[number] ?? 0;
  }
}
