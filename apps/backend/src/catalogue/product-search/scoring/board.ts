/** Values by place that are only kept for as long as one query is scored; taken anew, they are all 0. */
export class Board {
  values = new Float32Array(0);
  touched = new Int32Array(0);
  count = 0;

  /** Forgets all. */
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

  add(place: number, value: number): void {
    this.#touch(place);
    this.values[place] = (this.values[place] as number) + value;
  }

  /** To a value at least. */
  lift(place: number, value: number): void {
    this.#touch(place);
    if ((this.values[place] as number) < value) this.values[place] = value;
  }

  /** Keeps the larger one, and a little of the other: what is said twice is surer. */
  raise(place: number, value: number): void {
    const known = this.values[place] as number;
    if (known === 0) {
      this.#touch(place);
      this.values[place] = value;
    } else {
      this.values[place] = Math.min(maxOfOne, known > value ? known + again * value : value + again * known);
    }
  }

  /** Forgets the others. */
  keep(isKept: (place: number) => boolean): void {
    const { values, touched } = this;
    let kept = 0;
    for (let index = 0; index < this.count; index += 1) {
      const place = touched[index] as number;
      if (isKept(place)) touched[kept++] = place;
      else values[place] = 0;
    }
    this.count = kept;
  }

  #touch(place: number): void {
    if (this.values[place] !== 0) return;
    this.touched[this.count] = place;
    this.count += 1;
  }
}

const again = 0.1;
const maxOfOne = 1.3;
