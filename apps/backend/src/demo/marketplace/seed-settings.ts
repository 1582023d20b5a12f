import type { DemoSite, Texts } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import type { serviceSettings } from "../../service/chat/chat-settings.ts";
import type { siteSettings } from "../../catalogue/site/site-settings.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { insertRows } from "./insert-rows.ts";
import { illustrationPath } from "./images/paths.ts";
import { written } from "./written-text.ts";

export async function seedSettings(db: Executor, site: DemoSite): Promise<void> {
  const values: readonly (readonly [key: keyof typeof siteSettings | keyof typeof serviceSettings, value: Texts])[] = [
    ["loginImage", same(illustrationPath("welcome"))],
    ["copyright", site.copyright],
    ["icpNumber", site.icpNumber],
    ["icpLink", site.icpLink],
    ["servicePhone", site.servicePhone],
    ["serviceHours", site.serviceHours],
    ["promiseOwn", site.promises.own],
    ["promiseAuthentic", site.promises.authentic],
    ["promiseService", site.promises.service],
    ["promiseReturns", site.promises.returns],
    ["promiseDelivery", site.promises.delivery],
  ];
  await insertRows(
    db,
    settings,
    values.map(([key, value]) => ({ key, ...written({ value }) })),
  );
}

function same(value: string): Texts {
  return { en: value, zh: value, ja: value, ko: value };
}
