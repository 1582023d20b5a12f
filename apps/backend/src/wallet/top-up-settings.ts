import type { Setting, Settings } from "../domain/setting.ts";
import type { Executor } from "../store/database.ts";
import { numberOf, readSettings } from "../settings/read-settings.ts";
import { flagSetting, numberSetting } from "../settings/setting-kinds.ts";

/** In yuan: more than this is no gift to oneself, but a deposit. */
const most = 50_000;
const mostChoices = 8;

const choices: Setting = {
  standard: "50,100,200,500,1000",
  allowed: `up to ${mostChoices} whole amounts in yuan with commas between, rising`,
  accepts: (value) => {
    const amounts = value.split(",").map(Number);
    return (
      /^[1-9]\d*(?:,[1-9]\d*)*$/.test(value) &&
      amounts.length <= mostChoices &&
      amounts.every((amount, index) => amount <= most && amount > (amounts[index - 1] ?? 0))
    );
  },
  isTranslated: false,
};

export const topUpSettings = {
  /** Whether customers can put money into their wallets. */
  topUpOpen: flagSetting("1"),
  /** The least and the most of one top-up, in yuan. */
  topUpLeast: numberSetting(10, most),
  topUpMost: numberSetting(5000, most),
  /** What is offered to choose from. */
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
