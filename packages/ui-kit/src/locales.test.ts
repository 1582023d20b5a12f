import { type Catalog, locales } from "@plaza/i18n";
import { expect, test } from "vitest";
import { uiKitMessages } from "./messages.ts";

async function ids(catalog: Catalog, locale: (typeof locales)[number]): Promise<readonly string[]> {
  return Object.keys((await catalog[locale]()).messages).toSorted();
}

test("every message is translated into every language", async () => {
  const source = await ids(uiKitMessages, "en");
  expect(source.length).toBeGreaterThan(30);
  for (const locale of locales) expect(await ids(uiKitMessages, locale)).toEqual(source);
});
