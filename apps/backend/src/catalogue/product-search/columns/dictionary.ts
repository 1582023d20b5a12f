/**
 * Encodes ids as small numbers, from 1 on in the order in which they are first seen, so that an array can count by them; 0
 * stands for no id.
 */
export class Dictionary {
  readonly #codes = new Map<number, number>();
  readonly #ids: number[] = [0];

  /** How many codes there are, 0 among them. */
  get size(): number {
    return this.#ids.length;
  }

  /** Gives a code to an id that has none; null is 0. */
  encode(id: number | null): number {
    if (id === null) return 0;
    const known = this.#codes.get(id);
    if (known !== undefined) return known;
    this.#codes.set(id, this.#ids.length);
    return this.#ids.push(id) - 1;
  }

  /** -1 where the id has none. */
  codeOf(id: number): number {
    return this.#codes.get(id) ?? -1;
  }

  /** In the order of their codes. */
  ids(): Int32Array<ArrayBuffer> {
    return Int32Array.from(this.#ids.slice(1));
  }

  idOf(code: number): number {
    return this.#ids[code] ?? 0;
  }
}
