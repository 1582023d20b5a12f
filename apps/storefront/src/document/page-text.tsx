import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
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

/**
 * Renders a page whose data and code the loaders have brought. That is nearly every page, and one text
 * costs less than React's stream, which encodes each attribute by itself: the README has the figures.
 *
 * @throws {UnfinishedPage} where not all of it can be rendered now
 */
export async function wholePage(router: ReturnType<typeof createRouter>, responseHeaders: Headers): Promise<Response> {
  const html = textOf(router);
  if (html.includes(leftToTheBrowser)) throw new UnfinishedPage();
  const document = await transformHtmlStringWithRouter(router, html);
  // As bytes: the platform's Response looks at each character of a text twice.
  return new Response(new TextEncoder().encode(document), { status: getSsrStatus(router), headers: responseHeaders });
}
