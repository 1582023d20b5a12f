/** Room for what of an alternative of several parts has been seen so far, by place. */
export class PartsSeen {
  seen = new Uint8Array(0);
  last = new Uint8Array(0);
  worst = new Uint8Array(0);
  values = new Float32Array(0);
  places = new Int32Array(0);
  isTorn = new Uint8Array(0);

  makeRoom(size: number): void {
    if (this.seen.length >= size) return;
    this.seen = new Uint8Array(size);
    this.last = new Uint8Array(size);
    this.worst = new Uint8Array(size);
    this.values = new Float32Array(size);
    this.places = new Int32Array(size);
    this.isTorn = new Uint8Array(size);
  }
}
