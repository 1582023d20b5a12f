import type { DemoSite, Texts } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import type { serviceSettings } from "../../service/chat/chat-settings.ts";
import type { promiseSettings, siteSettings } from "../../catalogue/site/site-settings.ts";
import type { cashSettings } from "../../money/cash-on-delivery/cash-settings.ts";
import type { transferSettings } from "../../money/transfers/transfer-settings.ts";
import { demoTransferAccount } from "../traces/demo-transfer-account.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { insertRows } from "./insert-rows.ts";
import { illustrationPath } from "./images/paths.ts";
import { written } from "./written-text.ts";

type Key = keyof (typeof siteSettings &
  typeof promiseSettings &
  typeof serviceSettings &
  typeof cashSettings &
  typeof transferSettings);

const transferAccount = {
  holder: {
    en: "Plaza Demo Marketplace",
    zh: "Plaza 演示商城",
    ja: "Plaza デモマーケット",
    ko: "Plaza 데모 마켓",
  },
  bank: {
    en: "Demo Bank, Harbour Branch",
    zh: "演示银行港湾支行",
    ja: "デモ銀行 ハーバー支店",
    ko: "데모은행 하버지점",
  },
  hint: {
    en: "This is a demo: do not transfer real money.",
    zh: "这是演示，请勿真实转账。",
    ja: "これはデモです。実際のお金は振り込まないでください。",
    ko: "데모입니다. 실제로 송금하지 마세요.",
  },
} as const;

export async function seedSettings(db: Executor, site: DemoSite): Promise<void> {
  const values: readonly (readonly [key: Key, value: Texts])[] = [
    ["name", same("Plaza")],
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
    ["cashOpen", same("1")],
    ["transferOpen", same("1")],
    ["transferHolder", transferAccount.holder],
    ["transferBank", transferAccount.bank],
    ["transferAccount", same(demoTransferAccount)],
    ["transferHint", transferAccount.hint],
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
