/** How often something happens within a time. */
export class Pace {
  readonly #most: number;
  readonly #withinMs: number;
  #times: number[] = [];

  constructor(most: number, withinMs: number) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** @returns whether it has happened too often; then it does not count */
  isExceeded(now: number): boolean {
    this.#times = this.#times.filter((time) => time > now - this.#withinMs);
    if (this.#times.length >= this.#most) return true;
    this.#times.push(now);
    return false;
  }
}
