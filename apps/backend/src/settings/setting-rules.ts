import type { SettingKey } from "./settings.ts";

/** What a setting may be. */
export interface SettingRule {
  /** In words, for the operator. */
  readonly allowed: string;
  readonly accepts: (value: string) => boolean;
  /** It may be another one in each language. */
  readonly isTranslated: boolean;
}

const longestText = 200;
const daysOfYear = 365;
const minutesOfYear = daysOfYear * 24 * 60;

const text: SettingRule = {
  allowed: `one line of at most ${longestText} characters`,
  accepts: (value) => value.length <= longestText && !/\p{Cc}/u.test(value),
  isTranslated: true,
};

const neededText: SettingRule = {
  ...text,
  allowed: `one line of 1 to ${longestText} characters`,
  accepts: (value) => value !== "" && text.accepts(value),
};

const flag: SettingRule = {
  allowed: "0 or 1",
  accepts: (value) => value === "0" || value === "1",
  isTranslated: false,
};

const link: SettingRule = {
  allowed: "an address with http:// or https://, or nothing",
  accepts: (value) => value === "" || isAddress(value),
  isTranslated: false,
};

const picture: SettingRule = {
  allowed: "a path below uploads/, an address with http:// or https://, or nothing",
  accepts: (value) => link.accepts(value) || /^uploads(?:\/[\w-][\w.-]*)+$/.test(value),
  isTranslated: false,
};

function wholeNumber(most: number): SettingRule {
  return {
    allowed: `a whole number from 1 to ${most}`,
    accepts: (value) => /^[1-9]\d*$/.test(value) && Number(value) <= most,
    isTranslated: false,
  };
}

function isAddress(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}

export const settingRules: Readonly<Record<SettingKey, SettingRule>> = {
  name: neededText,
  favicon: picture,
  logo: picture,
  loginPicture: picture,
  copyright: text,
  icpNumber: text,
  icpLink: link,
  registrationNeedsCode: flag,
  servicePhone: text,
  serviceHours: text,
  serviceWechat: text,
  servicePicture: picture,
  unpaidOrderMinutes: wholeNumber(minutesOfYear),
  paidCancelMinutes: wholeNumber(minutesOfYear),
  autoReceiveDays: wholeNumber(daysOfYear),
};
