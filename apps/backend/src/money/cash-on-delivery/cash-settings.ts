import type { Settings } from "../../platform/domain/setting.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { flagSetting, numberSetting } from "../../platform/settings/setting-kinds.ts";
import { asWritten } from "../../platform/store/language.ts";
import type { Executor } from "../../platform/store/database.ts";

export const cashSettings = {
  cashOpen: flagSetting("0", {
    en: "Orders can be paid in cash on delivery, at shops that offer it",
    zh: "订单可货到付款（须店铺已开启）",
    ja: "注文を代金引換で支払える（対応するショップのみ）",
    ko: "주문을 착불로 결제 가능(제공하는 상점에 한함)",
  }),
  cashMost: numberSetting(
    2000,
    { unit: "yuan", most: 100_000 },
    {
      en: "Cash on delivery: up to which amount of an order",
      zh: "货到付款：单笔订单金额上限",
      ja: "代金引換：注文1件の上限額",
      ko: "착불 결제: 주문 1건의 최대 금액",
    },
  ),
  cashRefusals: numberSetting(
    2,
    { unit: "parcels", most: 100 },
    {
      en: "Cash on delivery: after how many refused parcels within a year it is no longer offered to a customer",
      zh: "货到付款：一年内拒收达到多少件后不再向该顾客提供",
      ja: "代金引換：1年間に何件受け取りを拒否した顧客に提供しなくなるか",
      ko: "착불 결제: 1년 동안 몇 건을 수령 거부하면 해당 고객에게 제공하지 않을지",
    },
  ),
} as const satisfies Settings;

export interface CashLimits {
  readonly isOpen: boolean;
  /** Of an order, in fen. */
  readonly most: number;
  /** So many parcels that a customer did not take within a year end it. */
  readonly refusals: number;
}

const fenOfYuan = 100;

export async function readCashLimits(db: Executor): Promise<CashLimits> {
  const values = await readSettings(db, cashSettings, asWritten);
  return {
    isOpen: values.cashOpen === "1",
    most: numberOf(cashSettings.cashMost, values.cashMost) * fenOfYuan,
    refusals: numberOf(cashSettings.cashRefusals, values.cashRefusals),
  };
}
