import type { Setting, Settings, SettingValues } from "../../platform/domain/setting.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asWritten, type Texts } from "../../platform/store/language.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { flagSetting, numberSetting } from "../../platform/settings/setting-kinds.ts";

/** In yuan: more than this is no gift to oneself, but a deposit. */
const most = 50_000;
const maxChoices = 8;

const rising: Texts = {
  en: "such that the least amount of a top-up is not above the greatest",
  zh: "充值最低金额不高于最高金额",
  ja: "チャージの最低額が上限額以下であること",
  ko: "최소 충전 금액은 최대 충전 금액 이하",
};

const within: Texts = {
  en: "such that an amount to choose from lies between the least and the greatest",
  zh: "至少一个可选充值金额介于最低金额与最高金额之间",
  ja: "選択できるチャージ金額の少なくとも1つが最低額と上限額の間にあること",
  ko: "선택할 수 있는 충전 금액 중 하나 이상이 최소 금액과 최대 금액 사이",
};

/** Nothing could be topped up with bounds that exclude each other, or all that can be chosen. */
function besideOthers({ topUpLeast, topUpMost, topUpChoices = "" }: SettingValues): Texts | null {
  const [least, highest] = [Number(topUpLeast), Number(topUpMost)];
  if (least > highest) return rising;
  const offered = topUpChoices.split(",").map(Number);
  return offered.some((amount) => amount >= least && amount <= highest) ? null : within;
}

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
  besideOthers,
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
  topUpLeast: {
    ...numberSetting(
      10,
      { unit: "yuan", most },
      {
        en: "Least amount of one top-up",
        zh: "单次充值最低金额",
        ja: "1回のチャージの最低額",
        ko: "1회 최소 충전 금액",
      },
    ),
    besideOthers,
  },
  topUpMost: {
    ...numberSetting(
      5000,
      { unit: "yuan", most },
      {
        en: "Greatest amount of one top-up",
        zh: "单次充值最高金额",
        ja: "1回のチャージの上限額",
        ko: "1회 최대 충전 금액",
      },
    ),
    besideOthers,
  },
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
  const read = await readSettings(db, topUpSettings, asWritten);
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
