/** Ids of rows that are still to come: negative ones, each once for its kind of row. */
export class NewIds {
  #last = 0;

  next(): number {
    this.#last -= 1;
    return this.#last;
  }
}
