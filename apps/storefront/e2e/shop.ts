import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { ports } from "./ports.ts";

interface Guard {
  /** Console messages that this test provokes on purpose. */
  allow(pattern: RegExp): void;
}

/** Chromium says it of whatever is fetched while a journey has cut the connection, and of nothing else. */
const withoutConnection = /net::ERR_INTERNET_DISCONNECTED/;

/**
 * Every journey fails on a console error or warning, an uncaught error, or a hydration mismatch. The next one finds the
 * browser as if it were new.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ page, context }, use) => {
      const problems: { readonly text: string; readonly where: string }[] = [];
      const allowed = [withoutConnection];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          problems.push({ text: message.text(), where: message.location().url });
      });
      page.on("pageerror", (error) => problems.push({ text: `uncaught: ${error.message}`, where: page.url() }));
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = problems.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
      // What Playwright keeps of a browser and a page that are used again. A page may be on its way from one address to another.
      await context.setOffline(false);
      await context.clearPermissions();
      if (!page.isClosed() && page.url().startsWith("http"))
        await expect(() => page.evaluate(() => sessionStorage.clear())).toPass();
      // Of a resource that did not load, the text says only with which status.
      expect(unexpected.map(({ text, where }) => (where === "" ? text : `${text} (${where})`))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page answers to clicks. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** Opens a public URL and waits until the page answers to clicks. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Opens a public URL as a slow phone first sees it. @returns lets its scripts arrive, and waits until the page answers */
export async function openBeforeScripts(page: Page, url: string): Promise<() => Promise<void>> {
  const late = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  return async () => {
    late.resolve();
    await hydrated(page);
  };
}

/** Fails with the markup that axe would change, targets of less than 24 × 24 px included. */
export async function axe(page: Page): Promise<void> {
  // Half way from one colour to another, a button may have too little contrast, and a press may begin that at any moment; of a
  // line that is pushed up by the next one, only a part can be pressed.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
  const { violations } = await new AxeBuilder({ page })
    // To describe all that is right as well takes axe as long as to look for what is not.
    .options({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] })
    // No page has a frame of another origin, for which the other mode opens a second page a check: a sixth of the time.
    .setLegacyMode()
    .analyze();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** A product on its card in a list; the link of one on flash sale is called so, too, by more than its text. */
export function productLink(page: Page, name: string): Locator {
  const text = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
  return page.getByRole("article").getByRole("link").filter({ hasText: text });
}

interface ListedProduct {
  readonly id: number;
  readonly name: string;
}

/** Products of the platform by its own search, in the given language. */
export async function findProducts(name: string, lang = "en"): Promise<readonly ListedProduct[]> {
  const url = `http://127.0.0.1:${ports.backend}/api/pc/goodsList?${new URLSearchParams({ name, page_size: "5" }).toString()}`;
  const response = await fetch(url, { headers: { lang } });
  const { data } = (await response.json()) as { data: { list: ListedProduct[] } };
  return data.list;
}

/** The product that journeys look at: it has two options, dead ends and a sold-out SKU. */
export async function teapot(lang = "en"): Promise<ListedProduct> {
  const [first] = await findProducts("Glazed Stoneware Teapot", lang);
  if (first === undefined) throw new Error("The demo marketplace has lost its teapot.");
  return first;
}
