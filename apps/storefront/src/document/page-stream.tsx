import {
  createSsrStreamResponse,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToPipeableStream } from "react-dom/server";
import type { createRouter } from "../router.ts";
import { gatherChunks } from "./gathered-chunks.ts";

interface PageToStream {
  readonly router: ReturnType<typeof createRouter>;
  readonly request: Request;
  readonly responseHeaders: Headers;
}

/** Streams the page that the router has loaded: first what is ready, later the parts that wait for code or data. */
export async function streamPage({ router, request, responseHeaders }: PageToStream) {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const { sink, chunks } = gatherChunks();
  let isOver = false;
  const { pipe, abort } = renderToPipeableStream(<RouterServer router={router} />, {
    nonce: router.options.ssr?.nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: resolve,
    onShellError: reject,
    onError: (error, { componentStack }) => {
      if (!isOver) console.error("A part of a page could not be rendered:", error, componentStack);
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
  pipe(sink);
  return createSsrStreamResponse(
    router,
    new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
  );
}
