/** Does what has the same key one after the other. */
export class InTurn<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const next = before.then(work, work);
    this.#last.set(key, next);
    const forget = (): void => {
      if (this.#last.get(key) === next) this.#last.delete(key);
    };
    next.then(forget, forget);
    return next;
  }
}
