import { Writable } from "node:stream";

export interface GatheredChunks {
  /** Where React writes. It calls `flush` when it has written all that is ready of the page. */
  readonly sink: Writable & { readonly flush: () => void };
  /** What was written between two flushes is one chunk. */
  readonly chunks: ReadableStream<Uint8Array>;
}

/**
 * Joins React's writes of 4 KiB each, which would otherwise pass several streams and be written to the socket one by one.
 * A chunk leaves at each flush, so that nothing waits longer for it.
 */
export function gatherChunks(): GatheredChunks {
  let parts: Uint8Array[] = [];
  let output: ReadableStreamDefaultController<Uint8Array> | null = null;

  function flush(): void {
    const chunk = Buffer.concat(parts);
    parts = [];
    if (chunk.length > 0) output?.enqueue(chunk);
  }
  const sink = new Writable({
    // No back pressure is needed: a whole page is a few hundred kilobytes.
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
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      output = controller;
    },
    cancel() {
      output = null;
      sink.destroy();
    },
  });
  return { sink: Object.assign(sink, { flush }), chunks };
}
