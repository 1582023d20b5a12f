import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const daysOfYear = 365;

export const afterSaleSettings = {
  /** After how many days without an answer of the shop a request counts as agreed to. */
  afterSaleAnswerDays: numberSetting(3, daysOfYear),
  /** How long the customer has to send goods back, after a withdrawal from the contract, too. */
  afterSaleReturnDays: numberSetting(7, daysOfYear),
  withdrawalReturnDays: numberSetting(14, daysOfYear),
  /** After how many days without a word of the shop goods that were sent back count as received. */
  afterSaleReceiptDays: numberSetting(10, daysOfYear),
} as const satisfies Settings;
