import type { Locator, Page } from "@playwright/test";

/** What a visit does in a document. Each step fails at once when the document is gone. */
export interface Walk {
  readonly see: (target: Locator) => Promise<Locator>;
  readonly press: (target: Locator) => Promise<void>;
}

export interface Chain {
  /**
   * Opens a page and does the walk, in as many documents as it takes to come to its end with every file. `begin` is asked for
   * the address before each document that does not come by a reload.
   */
  readonly visit: (begin: () => Promise<string>, walk?: (walk: Walk) => Promise<unknown>) => Promise<void>;
  /** The files that no document has been reloaded for. */
  readonly untested: ReadonlySet<string>;
  /** Addresses of documents that were reloaded and lacked nothing. */
  readonly needless: readonly string[];
}

interface Shown {
  /** DevTools' name of the document, which its requests carry. */
  readonly loader: string;
  readonly gone: PromiseWithResolvers<void>;
}

/** So often a navigation may be ended by documents that are on their way. */
const mostAttempts = 5;

/**
 * Each document of the page lacks one file: the first of the given ones that it asks for and that no document before was
 * reloaded for. The mark that allows one reload a minute is taken away from every document.
 */
export async function missingOneByOne(page: Page, files: Iterable<string>): Promise<Chain> {
  const untested = new Set(files);
  const missing = new Map<string, string>();
  /** Files that the current visit has fetched ahead, and did without to its end. */
  const ahead = new Set<string>();
  const needless: string[] = [];
  const askers = new Map<string, PromiseWithResolvers<string>>();
  /** Whether a press began in a document and may have hit the next one. */
  let spilled = false;
  /** Whether the walk has met its document alive. */
  let began = false;
  let shown: Shown = { loader: "", gone: Promise.withResolvers() };

  const devTools = await page.context().newCDPSession(page);
  devTools.on("Page.frameRequestedNavigation", ({ reason, url }) => {
    if (reason !== "reload") return;
    const file = missing.get(shown.loader);
    if (file === undefined) needless.push(url);
    else untested.delete(file);
  });
  devTools.on("Page.frameNavigated", ({ frame }) => {
    const { gone } = shown;
    shown = { loader: frame.loaderId, gone: Promise.withResolvers() };
    gone.resolve();
  });

  // A document that is being left still asks for files; so each request is told apart by the document it belongs to.
  function asker(request: string): PromiseWithResolvers<string> {
    const known = askers.get(request) ?? Promise.withResolvers<string>();
    askers.set(request, known);
    return known;
  }
  function isMissing(file: string, loader: string): boolean {
    if (!missing.has(loader) && untested.has(file) && !ahead.has(file)) missing.set(loader, file);
    return missing.get(loader) === file;
  }
  async function answer(requestId: string, networkId: string, url: string): Promise<void> {
    const file = new URL(url).pathname.replace(/^.*\/(?=assets\/)/, "");
    if (isMissing(file, await asker(networkId).promise))
      await devTools.send("Fetch.fulfillRequest", { requestId, responseCode: 404 });
    else await devTools.send("Fetch.continueRequest", { requestId, interceptResponse: untested.has(file) });
  }
  // What a browser takes from its memory cannot be missing: so it may keep only the files that are tested.
  function forget(requestId: string, responseCode: number, headers: readonly { name: string; value: string }[]) {
    const kept = headers.filter(({ name }) => name.toLowerCase() !== "cache-control");
    return devTools.send("Fetch.continueResponse", {
      requestId,
      responseCode,
      responseHeaders: [...kept, { name: "cache-control", value: "no-store" }],
    });
  }
  devTools.on("Network.requestWillBeSent", ({ requestId, loaderId }) => asker(requestId).resolve(loaderId));
  devTools.on("Fetch.requestPaused", ({ requestId, networkId, request, responseStatusCode, responseHeaders }) => {
    const done =
      responseStatusCode === undefined
        ? answer(requestId, networkId ?? "", request.url)
        : forget(requestId, responseStatusCode, responseHeaders ?? []);
    // Nobody waits for the answer to a document that is gone.
    done.catch(() => undefined);
  });
  await devTools.send("Page.enable");
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: ["*.webp*", "*.avif*", "*.jpg*", "*.png*"] });
  await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*" }] });
  await page.addInitScript(() => sessionStorage.removeItem("plaza:chunk-reload"));

  /** Its answer comes after all that DevTools has told until now. */
  const told = () => devTools.send("Page.getFrameTree");

  function isReloaded({ loader }: Shown): boolean {
    const file = missing.get(loader);
    return file !== undefined && !untested.has(file);
  }
  async function load(url: string): Promise<void> {
    const { gone } = shown;
    // The document that is left may be reloaded at this moment, which ends the navigation; the one that it is reloaded as
    // lacks a file, too, and may do the same.
    for (let attempt = 1; ; attempt += 1) {
      try {
        await page.goto(url, { waitUntil: "commit" });
        break;
      } catch (error) {
        if (attempt === mostAttempts) throw error;
      }
    }
    await gone.promise;
  }

  /** Does the walk in the document that is shown, and waits until the document rests. */
  async function walkHere(walk: (walk: Walk) => Promise<unknown>): Promise<void> {
    const document = shown;
    spilled = false;
    began = false;
    const gone = document.gone.promise.then(() => Promise.reject(new Error("The document is gone.")));
    const see = async (target: Locator): Promise<Locator> => {
      await Promise.race([target.first().waitFor(), gone]);
      return target.first();
    };
    const press = async (target: Locator): Promise<void> => {
      const element = await see(target);
      spilled = true;
      // An element of this document: a locator would go on to press the one of the next.
      await (await element.elementHandle())?.click();
      await told();
      spilled = shown !== document;
    };
    await see(page.locator("html[data-hydrated=true]"));
    began = true;
    await walk({ see, press });
    await Promise.race([page.waitForLoadState("networkidle"), gone]);
    // What has just failed to come is heard of by now.
    const idle = page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    await Promise.race([idle, gone]);
  }

  async function visit(
    begin: () => Promise<string>,
    walk: (walk: Walk) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    ahead.clear();
    await load(await begin());
    for (;;) {
      const document = shown;
      const url = page.url();
      try {
        await walkHere(walk);
      } catch (error) {
        await told();
        const file = missing.get(document.loader) ?? "nothing";
        if (document === shown && !isReloaded(document)) {
          const focused = await page.evaluate(() => window.document.activeElement?.outerHTML.slice(0, 400));
          throw new Error(
            `The walk stopped where the document lacks ${file}, and was not reloaded. Focused: ${focused}`,
            { cause: error },
          );
        }
      }
      const file = missing.get(document.loader);
      // It was a document on its way out, which the one that was asked for has replaced.
      if (file === undefined && !began) continue;
      if (file === undefined) return;
      if (isReloaded(document)) await document.gone.promise;
      else ahead.add(file);
      // A document that was pressed already would be pressed a second time, which shuts what the first has opened.
      if (!isReloaded(document) || spilled || page.url() !== url) await load(await begin());
    }
  }
  return { visit, untested, needless };
}
