import { Writable } from "node:stream";

export interface GatheredPieces {
  /** Where React writes. It calls `flush` when what is ready of the page has been written. */
  readonly sink: Writable & { readonly flush: () => void };
  /** What was written between two flushes is one piece. */
  readonly pieces: ReadableStream<Uint8Array>;
}

/**
 * React writes in parts of 4 KiB, and each of them would pass several streams and be a write to the socket of its own.
 * Nothing waits longer for it: a page leaves at a flush.
 */
export function gatherPieces(): GatheredPieces {
  let parts: Uint8Array[] = [];
  let output: ReadableStreamDefaultController<Uint8Array> | null = null;

  function flush(): void {
    const piece = Buffer.concat(parts);
    parts = [];
    if (piece.length > 0) output?.enqueue(piece);
  }
  const sink = new Writable({
    // React is never told to wait: a whole page is a few hundred kilobytes.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Uint8Array, _encoding, written) {
      parts.push(part);
      written();
    },
    final(finished) {
      flush();
      output?.close();
      output = null;
      finished();
    },
    destroy(error, destroyed) {
      output?.error(error ?? new Error("The page ended early."));
      output = null;
      destroyed(error);
    },
  });
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      output = controller;
    },
    cancel() {
      output = null;
      sink.destroy();
    },
  });
  return { sink: Object.assign(sink, { flush }), pieces };
}
