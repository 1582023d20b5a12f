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
 * Leaves a mark in the place of each script with the page's data. V8 keeps a text of up to 128 KB where it keeps what is short-lived;
 * for a longer one it asks the system for memory and gives that back, page by page, each time, and a page with characters
 * of any other alphabet takes two bytes for each. The data is a third of a page, and no element of it.
 *
 * @returns what belongs in the places of the marks, once the page is rendered
 */
function dataApart(router: RegisteredRouter, mark: string): readonly string[] {
  const { serverSsr } = router;
  const data: string[] = [];
  const take = serverSsr?.takeInitialHydrationScriptTags;
  if (serverSsr === undefined || take === undefined) return data;
  serverSsr.takeInitialHydrationScriptTags = () => {
    const tags = take();
    return (
      tags && {
        ...tags,
        before: tags.before.map((tag) => {
          if (tag.tag !== "script") return tag;
          data.push(tag.children ?? "");
          return { ...tag, children: mark };
        }),
      }
    );
  };
  return data;
}

/**
 * Renders a page whose data and code the loaders have brought. That is nearly every page, and one text
 * costs less than React's stream, which encodes each attribute by itself: the README has the figures.
 *
 * @returns the parts of its text
 * @throws {UnfinishedPage} where not all of it can be rendered now
 */
export async function wholePage(router: RegisteredRouter): Promise<readonly string[]> {
  // Nothing comes later than the page: all that the browser needs of the data stands in its text, beside the scripts.
  router.serverSsr?.setRenderFinished();
  await promisesSettled();
  // Nobody can write it into a page: no two have the same.
  const mark = `/*${router.options.ssr?.nonce ?? ""}*/`;
  const data = dataApart(router, mark);
  const page = await transformHtmlStringWithRouter(router, textOf(router));
  // Looked for last: the first look joins the thousands of parts that React has added up, and any part added later does so again.
  if (page.includes(leftToTheBrowser)) throw new UnfinishedPage();
  return page.split(mark).flatMap((text, index) => (index === 0 ? [text] : [data[index - 1] ?? "", text]));
}
