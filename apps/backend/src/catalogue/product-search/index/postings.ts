import type { SnapshotReader, SnapshotWriter } from "../snapshot/snapshot-file.ts";

const chunkBits = 20;
const chunkSize = 1 << chunkBits;
/** The bytes at the end of a slice that say where the next one of the same list is. */
const pointer = 4;
const firstSlice = 12;
const maxSlice = 1 << 14;

/**
 * Posting lists: documents in order of their numbers, each with a byte of payload and perhaps one of position. Lists only grow,
 * in slices of a pool, each twice as large as the one before, so that long lists cost little more than their bytes and short ones
 * little at all.
 */
export class Postings {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [new Uint8Array(chunkSize)];
  /** 0 is nowhere. */
  #free = 1;
  #first = new Int32Array(1024);
  #write = new Int32Array(1024);
  #end = new Int32Array(1024);
  #size = new Int32Array(1024);
  #last = new Int32Array(1024);
  #count = new Int32Array(1024);

  /** How many documents a list has. */
  countOf(list: number): number {
    return this.#count[list] ?? 0;
  }

  get bytes(): number {
    return this.#chunks.length * chunkSize;
  }

  /**
   * @param document not less than the last one of this list
   * @param payload from 0 to 255
   * @param position from 0 to 127, or -1 for none
   */
  add(list: number, document: number, payload: number, position: number): void {
    this.#makeRoom(list);
    if (this.#first[list] === 0) this.#begin(list);
    const gap = document - (this.#last[list] ?? 0);
    this.#last[list] = document;
    this.#count[list] = (this.#count[list] ?? 0) + 1;
    let rest = gap;
    while (rest > 127) {
      this.#put(list, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.#put(list, rest);
    this.#put(list, payload);
    if (position >= 0) this.#put(list, position);
  }

  /**
   * Writes the documents of a list, their payloads, and their positions, or 127 for none, into arrays with room for them.
   * `hasPosition` says by payload whether a position follows.
   */
  read(
    list: number,
    hasPosition: Uint8Array,
    documents: Int32Array,
    payloads: Uint8Array,
    positions: Uint8Array,
  ): number {
    const count = this.countOf(list);
    if (count === 0) return 0;
    let at = this.#first[list] ?? 0;
    let size = firstSlice;
    let chunk = this.#chunks[at >>> chunkBits] as Uint8Array;
    let offset = at & (chunkSize - 1);
    let end = offset + size - pointer;
    let document = 0;
    const next = (): number => {
      if (offset === end) {
        at =
          (chunk[end] as number) |
          ((chunk[end + 1] as number) << 8) |
          ((chunk[end + 2] as number) << 16) |
          ((chunk[end + 3] as number) << 24);
        size = Math.min(size * 2, maxSlice);
        chunk = this.#chunks[at >>> chunkBits] as Uint8Array;
        offset = at & (chunkSize - 1);
        end = offset + size - pointer;
      }
      return chunk[offset++] as number;
    };
    for (let index = 0; index < count; index += 1) {
      let byte = next();
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = next();
        gap |= (byte & 127) << shift;
      }
      document += gap;
      const payload = next();
      documents[index] = document;
      payloads[index] = payload;
      positions[index] = hasPosition[payload] === 1 ? next() : 127;
    }
    return count;
  }

  /** @param lists how many there are */
  save(to: SnapshotWriter, lists: number): void {
    to.value("postings", { free: this.#free, chunks: this.#chunks.length });
    const columns = [this.#first, this.#write, this.#end, this.#size, this.#last, this.#count];
    for (const column of columns) to.numbers("list", column.subarray(0, lists));
    for (const chunk of this.#chunks) to.numbers("chunk", chunk);
  }

  static async restore(from: SnapshotReader): Promise<Postings> {
    const postings = new Postings();
    const { free, chunks } = from.value("postings") as { free: number; chunks: number };
    postings.#free = free;
    postings.#first = await from.numbers("list", postings.#first);
    postings.#write = await from.numbers("list", postings.#write);
    postings.#end = await from.numbers("list", postings.#end);
    postings.#size = await from.numbers("list", postings.#size);
    postings.#last = await from.numbers("list", postings.#last);
    postings.#count = await from.numbers("list", postings.#count);
    for (let number = 0; number < chunks; number += 1)
      postings.#chunks[number] = await from.numbers("chunk", new Uint8Array());
    return postings;
  }

  #begin(list: number): void {
    const at = this.#take(firstSlice);
    this.#first[list] = at;
    this.#write[list] = at;
    this.#end[list] = at + firstSlice - pointer;
    this.#size[list] = firstSlice;
  }

  #put(list: number, byte: number): void {
    let at = this.#write[list] ?? 0;
    const end = this.#end[list] ?? 0;
    if (at === end) {
      const size = Math.min((this.#size[list] ?? 0) * 2, maxSlice);
      at = this.#take(size);
      const chunk = this.#chunks[end >>> chunkBits] as Uint8Array;
      const offset = end & (chunkSize - 1);
      for (let index = 0; index < pointer; index += 1) chunk[offset + index] = (at >>> (8 * index)) & 255;
      this.#end[list] = at + size - pointer;
      this.#size[list] = size;
    }
    (this.#chunks[at >>> chunkBits] as Uint8Array)[at & (chunkSize - 1)] = byte;
    this.#write[list] = at + 1;
  }

  /** No slice lies in two chunks. */
  #take(size: number): number {
    const left = chunkSize - (this.#free & (chunkSize - 1));
    if (left < size) this.#free += left;
    const at = this.#free;
    this.#free += size;
    while (this.#free > this.#chunks.length * chunkSize) this.#chunks.push(new Uint8Array(chunkSize));
    return at;
  }

  #makeRoom(list: number): void {
    if (list < this.#first.length) return;
    const grown = (column: Int32Array): Int32Array<ArrayBuffer> => {
      const larger = new Int32Array(Math.max(list + 1, Math.ceil(column.length * 1.5)));
      larger.set(column);
      return larger;
    };
    this.#first = grown(this.#first);
    this.#write = grown(this.#write);
    this.#end = grown(this.#end);
    this.#size = grown(this.#size);
    this.#last = grown(this.#last);
    this.#count = grown(this.#count);
  }
}
