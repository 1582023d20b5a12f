import type { Setting, Settings } from "../../platform/domain/setting.ts";
import type { Executor } from "../../platform/store/database.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { flagSetting, numberSetting } from "../../platform/settings/setting-kinds.ts";

/** In yuan: more than this is no gift to oneself, but a deposit. */
const most = 50_000;
const maxChoices = 8;

const choices: Setting = {
  title: {
    en: "Amounts of a top-up to choose from, in yuan",
    zh: "可选充值金额（元）",
    ja: "選択できるチャージ金額（元）",
    ko: "선택할 수 있는 충전 금액(위안)",
  },
  standard: "50,100,200,500,1000",
  allowed: {
    en: `up to ${maxChoices} whole amounts in yuan with commas between, rising`,
    zh: `最多 ${maxChoices} 个整数金额（元），由小到大，以英文逗号分隔`,
    ja: `整数の金額（元）を${maxChoices}個まで、小さい順に半角カンマ区切りで`,
    ko: `정수 금액(위안) 최대 ${maxChoices}개, 작은 순서로 쉼표로 구분`,
  },
  accepts: (value) => {
    const amounts = value.split(",").map(Number);
    return (
      /^[1-9]\d*(?:,[1-9]\d*)*$/.test(value) &&
      amounts.length <= maxChoices &&
      amounts.every((amount, index) => amount <= most && amount > (amounts[index - 1] ?? 0))
    );
  },
  control: { kind: "text" },
  isTranslated: false,
};

export const topUpSettings = {
  topUpOpen: flagSetting("1", {
    en: "Customers can put money into their wallets",
    zh: "允许余额充值",
    ja: "残高へのチャージを受け付ける",
    ko: "지갑 충전 허용",
  }),
  topUpLeast: numberSetting(
    10,
    { unit: "yuan", most },
    {
      en: "Least amount of one top-up",
      zh: "单次充值最低金额",
      ja: "1回のチャージの最低額",
      ko: "1회 최소 충전 금액",
    },
  ),
  topUpMost: numberSetting(
    5000,
    { unit: "yuan", most },
    {
      en: "Greatest amount of one top-up",
      zh: "单次充值最高金额",
      ja: "1回のチャージの上限額",
      ko: "1회 최대 충전 금액",
    },
  ),
  topUpChoices: choices,
} as const satisfies Settings;

/** Amounts are fen. */
export interface TopUpTerms {
  readonly isOpen: boolean;
  readonly least: number;
  readonly most: number;
  /** Rising, all of them within the bounds. */
  readonly choices: readonly number[];
}

export async function readTopUpTerms(db: Executor): Promise<TopUpTerms> {
  const read = await readSettings(db, topUpSettings, "en");
  const fen = (key: "topUpLeast" | "topUpMost") => numberOf(topUpSettings[key], read[key]) * 100;
  const [least, highest] = [fen("topUpLeast"), fen("topUpMost")];
  const offered = choices.accepts(read.topUpChoices) ? read.topUpChoices : choices.standard;
  return {
    isOpen: read.topUpOpen === "1",
    least,
    most: highest,
    choices: offered
      .split(",")
      .map((yuan) => Number(yuan) * 100)
      .filter((amount) => amount >= least && amount <= highest),
  };
}
