import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { type Customer, holdSession, newCustomer } from "./customers.ts";
import { lookOnce } from "./looked-at.ts";
import { translateTexts } from "./translated-texts.ts";

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
export const test = base.extend<{ guard: Guard; translated: boolean; customer: Customer; customersPage: Page }>({
  /** The browser translates each page, as it does for everybody who reads none of the shop's languages. */
  translated: [false, { option: true }],
  context: async ({ context, translated }, provide) => {
    if (translated) await context.addInitScript(translateTexts);
    await provide(context);
  },
  /** A new customer, who is logged in in the journey's browser. A journey that does not name it is a visitor's. */
  customer: async ({ context, baseURL }, provide) => {
    const customer = await newCustomer();
    await holdSession(context, baseURL, customer.token);
    await provide(customer);
  },
  /** The page of such a customer, for a journey that need not know who it is. */
  customersPage: async ({ page, customer }, provide) => {
    await provide(customer && page);
  },
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

const axeOptions = {
  rules: { "target-size": { enabled: true } },
  // To describe all that is right as well takes axe as long as to look for what is not.
  resultTypes: ["violations" as const],
};

/** Fails with the markup that axe would change, targets of less than 24 × 24 px included. */
export async function axe(page: Page): Promise<void> {
  // Half way from one colour to another, a button may have too little contrast, and a press may begin that at any moment; of a
  // line that is pushed up by the next one, only a part can be pressed.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
  await lookOnce(page, JSON.stringify(axeOptions), async () => {
    const { violations } = await new AxeBuilder({ page })
      .options(axeOptions)
      // No page has a frame of another origin, for which the other mode opens a second page a check: a sixth of the time.
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** A product on its card in a list; the link of one on flash sale is called so, too, by more than its text. */
export function productLink(page: Page, name: string): Locator {
  const text = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
  return page.getByRole("article").getByRole("link").filter({ hasText: text });
}
