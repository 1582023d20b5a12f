import { createHash } from "node:crypto";

/**
 * The numbers of a file and their lines. A number is kept as sixty-three bits of its hash, so that millions need some
 * megabytes; that two of a million have the same bits happens once in ten million files.
 */
export class SeenNumbers {
  #hashes = new BigUint64Array(1024);
  #lines = new Uint32Array(1024);
  #count = 0;

  /** @returns the line that had the number before; null: none, and this one has it now */
  see(number: string, line: number): number | null {
    if (this.#count * 2 >= this.#hashes.length) this.#grow();
    const hash = hashOf(number);
    const place = this.#placeOf(hash);
    const before = this.#lines[place] ?? 0;
    if (before !== 0) return before;
    this.#put(place, hash, line);
    return null;
  }

  /** The line that has the number; null: none. */
  lineOf(number: string): number | null {
    const line = this.#lines[this.#placeOf(hashOf(number))] ?? 0;
    return line === 0 ? null : line;
  }

  #placeOf(hash: bigint): number {
    const mask = this.#hashes.length - 1;
    let place = Number((hash >> 1n) & BigInt(mask));
    while (this.#hashes[place] !== 0n && this.#hashes[place] !== hash) place = (place + 1) & mask;
    return place;
  }

  #put(place: number, hash: bigint, line: number): void {
    this.#hashes[place] = hash;
    this.#lines[place] = line;
    this.#count += 1;
  }

  #grow(): void {
    const [hashes, lines] = [this.#hashes, this.#lines];
    this.#hashes = new BigUint64Array(hashes.length * 2);
    this.#lines = new Uint32Array(lines.length * 2);
    this.#count = 0;
    for (const [place, hash] of hashes.entries()) {
      if (hash !== 0n) this.#put(this.#placeOf(hash), hash, lines[place] ?? 0);
    }
  }
}

/** Never zero, which means that a place is free. */
function hashOf(number: string): bigint {
  return createHash("sha256").update(number).digest().readBigUInt64LE() | 1n;
}
