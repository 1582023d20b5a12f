import { getSsrStatus, RouterServer, transformReadableStreamWithRouter } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { createRouter } from "../router.ts";

/** A part of the page waits for code or data, or threw. The same page has to be rendered by `streamPage`. */
export class UnfinishedPage extends Error {
  override readonly name = "UnfinishedPage";

  constructor(cause?: unknown) {
    super("Not all of the page is at hand.", { cause });
  }
}

/** What React writes in the place of a part that it left to the browser. No text of a page can contain it. */
const leftToTheBrowser = "<!--$!-->";

function textOf(router: ReturnType<typeof createRouter>): string {
  try {
    return renderToString(<RouterServer router={router} />);
  } catch (error) {
    throw new UnfinishedPage(error);
  }
}

/** With what the router carries over for the browser. It puts that in as bytes: as a text the page would be encoded twice. */
async function bytesOf(router: ReturnType<typeof createRouter>, html: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = new ReadableStream<string>({
    start: (page) => {
      page.enqueue("<!DOCTYPE html>");
      page.enqueue(html);
      page.close();
    },
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of transformReadableStreamWithRouter(router, text)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Renders a page whose data and code the loaders have brought. That is nearly every page, and one text
 * costs less than React's stream, which encodes each attribute by itself: the README has the figures.
 *
 * @throws {UnfinishedPage} where not all of it can be rendered now
 */
export async function wholePage(router: ReturnType<typeof createRouter>, responseHeaders: Headers): Promise<Response> {
  const html = textOf(router);
  if (html.includes(leftToTheBrowser)) throw new UnfinishedPage();
  return new Response(await bytesOf(router, html), { status: getSsrStatus(router), headers: responseHeaders });
}
