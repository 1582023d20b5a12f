import type { Page } from "@playwright/test";

/**
 * Does something when the page next asks for this, and only then lets it ask. A session that ends so is found out by this
 * very call, never by what the page asks for by itself meanwhile.
 */
export async function beforeCall(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  await page.route(
    `**/*api/${call}*`,
    async (route) => {
      await act();
      await route.continue();
    },
    { times: 1 },
  );
}
