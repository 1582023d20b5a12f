import type { RawData, WebSocket } from "ws";

/** So many frames wait at most; then the client is not read from until they are answered. */
const maxWaiting = 32;

/** Has the frames of a socket answered one after the other, also those that come before somebody answers. */
export class FrameQueue {
  readonly #socket: WebSocket;
  #waiting = 0;
  #begin: (answer: (text: string) => Promise<void>) => void = () => {};
  #last: Promise<unknown>;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    const answerer = new Promise<(text: string) => Promise<void>>((resolve) => {
      this.#begin = resolve;
    });
    this.#last = answerer;
    socket.on("message", (data, isBinary) => {
      const text = isBinary ? "" : textOf(data);
      this.#waiting += 1;
      if (this.#waiting === maxWaiting) socket.pause();
      this.#last = this.#last.then(async () => {
        const answer = await answerer;
        await answer(text);
        this.#waiting -= 1;
        if (this.#waiting === 0 && socket.isPaused) this.#socket.resume();
      });
    });
  }

  /** @param answer never fails */
  begin(answer: (text: string) => Promise<void>): void {
    this.#begin(answer);
  }
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}
