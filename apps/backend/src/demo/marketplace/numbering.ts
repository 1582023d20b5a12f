/**
 * Ids for keys in the order they are first seen, from 1.
 *
 * @throws {Error} when a key is asked for that was never given
 */
export class Numbering {
  readonly #numbers = new Map<string, number>();

  constructor(keys: Iterable<string> = []) {
    for (const key of keys) this.add(key);
  }

  add(key: string): number {
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }

  of(key: string): number {
    const number = this.#numbers.get(key);
    if (number === undefined) throw new Error(`The demo marketplace knows no "${key}"`);
    return number;
  }

  entries(): readonly (readonly [key: string, number: number])[] {
    return [...this.#numbers];
  }
}
