import type { RegisteredRouter } from "@tanstack/react-router";
import { RouterServer, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";

/** A part of the page waits for code or data, or threw. The same page has to be rendered by `streamPage`. */
export class UnfinishedPage extends Error {
  override readonly name = "UnfinishedPage";

  constructor(cause?: unknown) {
    super("Not all of the page is at hand.", { cause });
  }
}

/** What React writes in the place of a part that it left to the browser. No text of a page can contain it. */
const leftToTheBrowser = "<!--$!-->";

function textOf(router: RegisteredRouter): string {
  try {
    return renderToString(<RouterServer router={router} />);
  } catch (error) {
    throw new UnfinishedPage(error);
  }
}

/**
 * Until the router has written out what it carries over for the browser, which takes it some promises. No other request
 * gets a turn meanwhile: each page that is begun but not ended keeps its memory, and what is kept is what costs the collector.
 */
function promisesSettled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/**
 * Renders a page whose data and code the loaders have brought. That is nearly every page, and one text
 * costs less than React's stream, which encodes each attribute by itself: the README has the figures.
 *
 * @throws {UnfinishedPage} where not all of it can be rendered now
 */
export async function wholePage(router: RegisteredRouter): Promise<string> {
  // Nothing comes later than the page: all that the browser needs of the data stands in its text, beside the scripts.
  router.serverSsr?.setRenderFinished();
  await promisesSettled();
  const page = await transformHtmlStringWithRouter(router, textOf(router));
  if (page.includes(leftToTheBrowser)) throw new UnfinishedPage();
  return page;
}
