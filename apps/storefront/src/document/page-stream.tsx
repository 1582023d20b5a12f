import { ApiError } from "@plaza/api-client";
import type { RegisteredRouter } from "@tanstack/react-router";
import {
  createSsrStreamResponse,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToPipeableStream } from "react-dom/server";
import { Writable } from "node:stream";

/** A component of a page threw while the server rendered it. */
export class RenderFailure extends Error {
  override readonly name = "RenderFailure";
  readonly statusCode = 500;

  constructor(cause: unknown) {
    super("The page could not be rendered.", { cause });
  }
}

interface PageToStream {
  readonly router: RegisteredRouter;
  readonly request: Request;
  readonly responseHeaders: Headers;
}

/**
 * Whether an error is the page's own. The browser draws a late part again, and data that did not come has a place of its own.
 */
function isOfPage(error: unknown, componentStack = ""): boolean {
  return !(error instanceof ApiError) && !/\bLazyPart\b/.test(componentStack);
}

/**
 * Streams the page that the router has loaded: first what is ready, later the parts that wait for code or data.
 *
 * @throws {RenderFailure} where a component of the page failed, before anything of it was sent
 */
export async function streamPage({ router, request, responseHeaders }: PageToStream) {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const { sink, chunks } = gatherChunks();
  let isOver = false;
  let failure: RenderFailure | null = null;
  const { pipe, abort } = renderToPipeableStream(<RouterServer router={router} />, {
    nonce: router.options.ssr?.nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: resolve,
    onShellError: reject,
    onError: (error, { componentStack }) => {
      // Of what the platform failed the log knows already.
      const isKnown = error instanceof ApiError && error.kind === "transport";
      if (isOver || isKnown) return;
      console.error("A part of a page could not be rendered:", error, componentStack);
      if (isOfPage(error, componentStack)) failure ??= new RenderFailure(error);
    },
  });
  const body = transformReadableStreamWithRouter(router, chunks, {
    rendererSafePoint: "script-close",
    signal: request.signal,
    onAbort: (reason) => {
      isOver = true;
      abort(reason);
      reject(reason);
    },
  });
  await ready;
  if (failure !== null) {
    isOver = true;
    abort(failure);
    throw failure;
  }
  pipe(sink);
  return createSsrStreamResponse(
    router,
    new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
  );
}

interface GatheredChunks {
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
