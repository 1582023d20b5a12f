import { ApiError } from "@plaza/api-client";
import type { RegisteredRouter } from "@tanstack/react-router";
import {
  createSsrStreamResponse,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToPipeableStream } from "react-dom/server";
import { gatherChunks } from "./gathered-chunks.ts";

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
