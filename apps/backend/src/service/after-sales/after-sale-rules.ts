import { type OrderRules, readOrderRules } from "../../buying/orders/order-rules.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { AfterSaleState } from "../../platform/store/schema/after-sales.ts";
import { deadlineKind } from "./transitions.ts";
import type { Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";

const daysOfYear = 365;

export const afterSaleSettings = {
  afterSaleAnswerDays: numberSetting(
    3,
    { unit: "days", most: daysOfYear },
    {
      en: "After how many days without an answer of the shop a request counts as agreed to",
      zh: "商家未处理时售后申请自动同意的天数",
      ja: "ショップの回答がない場合に申請が承認されるまでの日数",
      ko: "상점의 답변이 없을 때 신청이 자동 승인되는 일수",
    },
  ),
  afterSaleReturnDays: numberSetting(
    7,
    { unit: "days", most: daysOfYear },
    {
      en: "How many days a customer has to send goods back",
      zh: "顾客寄回商品的期限",
      ja: "商品を返送する期限",
      ko: "상품 반송 기한",
    },
  ),
  withdrawalReturnDays: numberSetting(
    14,
    { unit: "days", most: daysOfYear },
    {
      en: "How many days a customer has to send goods back after a withdrawal",
      zh: "无理由退货后寄回商品的期限",
      ja: "理由不要の返品で商品を返送する期限",
      ko: "단순 변심 반품 시 상품 반송 기한",
    },
  ),
  afterSaleReceiptDays: numberSetting(
    10,
    { unit: "days", most: daysOfYear },
    {
      en: "After how many days without a word of the shop returned goods count as received",
      zh: "商家未确认时退货自动视为已收到的天数",
      ja: "ショップの連絡がない場合に返送品が受領済みになるまでの日数",
      ko: "상점의 확인이 없을 때 반송 상품이 수령된 것으로 처리되는 일수",
    },
  ),
} as const satisfies Settings;

const oneDay = 24 * 60 * 60 * 1000;

/** The times that the operator sets. */
export interface AfterSaleRules {
  /** Until when something can be asked for an order that was received then. */
  readonly askableUntil: OrderRules["askableUntil"];
  /** When a request that comes into a state now leaves it by itself; null: never. */
  readonly deadlineOf: (
    request: { readonly state: AfterSaleState; readonly isWithdrawal: boolean },
    now: Date,
  ) => Date | null;
}

export async function readAfterSaleRules(db: Executor): Promise<AfterSaleRules> {
  const { askableUntil } = await readOrderRules(db);
  const values = await readSettings(db, afterSaleSettings, asWritten);
  const days = (key: keyof typeof afterSaleSettings) => numberOf(afterSaleSettings[key], values[key]) * oneDay;
  const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
  return {
    askableUntil,
    deadlineOf: ({ state, isWithdrawal }, now) => {
      const kind = deadlineKind(state);
      switch (kind) {
        case null:
          return null;
        case "shop":
          return later(now, days("afterSaleAnswerDays"));
        case "goods":
          return later(now, days(isWithdrawal ? "withdrawalReturnDays" : "afterSaleReturnDays"));
        case "receipt":
          return later(now, days("afterSaleReceiptDays"));
        default:
          return kind satisfies never;
      }
    },
  };
}
