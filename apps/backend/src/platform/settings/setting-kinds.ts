import type { Setting, SettingChoice, SettingUnit } from "../domain/setting.ts";
import { inEachLanguage, type Language, type Texts } from "../store/language.ts";

const maxTextLength = 200;

/** One line, which may be empty and may be another one in each language. */
export function textSetting(standard: string, title: Texts): Setting {
  return {
    title,
    standard,
    allowed: {
      en: `one line of at most ${maxTextLength} characters`,
      zh: `一行文字，最多 ${maxTextLength} 个字符`,
      ja: `1行、${maxTextLength}文字以内`,
      ko: `한 줄, 최대 ${maxTextLength}자`,
    },
    accepts: isText,
    control: { kind: "text" },
    isTranslated: true,
  };
}

export function neededTextSetting(standard: string, title: Texts): Setting {
  return {
    title,
    standard,
    allowed: {
      en: `one line of 1 to ${maxTextLength} characters`,
      zh: `一行文字，1 至 ${maxTextLength} 个字符`,
      ja: `1行、1～${maxTextLength}文字`,
      ko: `한 줄, 1~${maxTextLength}자`,
    },
    accepts: (value) => value !== "" && isText(value),
    control: { kind: "text" },
    isTranslated: true,
  };
}

export function flagSetting(standard: "0" | "1", title: Texts): Setting {
  return {
    title,
    standard,
    allowed: {
      en: "0 (no) or 1 (yes)",
      zh: "0（否）或 1（是）",
      ja: "0（いいえ）または1（はい）",
      ko: "0(아니요) 또는 1(예)",
    },
    accepts: (value) => value === "0" || value === "1",
    control: { kind: "flag" },
    isTranslated: false,
  };
}

export function linkSetting(standard: string, title: Texts): Setting {
  return {
    title,
    standard,
    allowed: {
      en: "an address with http:// or https://, or nothing",
      zh: "以 http:// 或 https:// 开头的地址，或留空",
      ja: "http:// または https:// で始まるアドレス、または空欄",
      ko: "http:// 또는 https://로 시작하는 주소 또는 빈칸",
    },
    accepts: isLink,
    control: { kind: "text" },
    isTranslated: false,
  };
}

/** @param use which of the marketplace's pictures it is */
export function imageSetting(use: string, title: Texts): Setting {
  return {
    title,
    standard: "",
    allowed: {
      en: "a path below uploads/, an address with http:// or https://, or nothing",
      zh: "uploads/ 下的路径、以 http:// 或 https:// 开头的地址，或留空",
      ja: "uploads/ 以下のパス、http:// または https:// で始まるアドレス、または空欄",
      ko: "uploads/ 아래의 경로, http:// 또는 https://로 시작하는 주소 또는 빈칸",
    },
    accepts: (value) => isLink(value) || /^uploads(?:\/[\w-][\w.-]*)+$/.test(value),
    control: { kind: "image", use },
    isTranslated: false,
  };
}

interface NumberBounds {
  readonly unit: SettingUnit;
  /** 1, unless something else is said. */
  readonly least?: number;
  readonly most: number;
}

/** A whole number. */
export function numberSetting(standard: number, { unit, least = 1, most }: NumberBounds, title: Texts): Setting {
  return {
    title,
    standard: String(standard),
    allowed: {
      en: `a whole number from ${least} to ${most}`,
      zh: `${least} 至 ${most} 的整数`,
      ja: `${least}から${most}までの整数`,
      ko: `${least}부터 ${most}까지의 정수`,
    },
    accepts: (value) => /^(?:0|[1-9]\d*)$/.test(value) && Number(value) >= least && Number(value) <= most,
    control: { kind: "number", unit, least, most },
    isTranslated: false,
  };
}

/** One of several. */
export function choiceSetting(standard: string, choices: readonly SettingChoice[], title: Texts): Setting {
  const isOneOf = (value: string): boolean => choices.some((choice) => choice.value === value);
  return {
    title,
    standard,
    allowed: inEachLanguage((language) => choices.map((choice) => named(choice, language)).join(" / ")),
    accepts: isOneOf,
    control: { kind: "choice", choices },
    isTranslated: false,
  };
}

/** Several, with commas between, in the order of the choices; `needed` are always among them, and the standard is all. */
export function choicesSetting(choices: readonly SettingChoice[], needed: readonly string[], title: Texts): Setting {
  const all = choices.map(({ value }) => value);
  return {
    title,
    standard: all.join(),
    allowed: inEachLanguage((language) => choices.map((choice) => named(choice, language)).join(", ")),
    accepts: (value) => {
      const chosen = value.split(",");
      return (
        value === all.filter((each) => chosen.includes(each)).join() && needed.every((each) => chosen.includes(each))
      );
    },
    control: { kind: "choices", choices, needed },
    isTranslated: false,
  };
}

/** As a command writes it, and what it means. */
function named({ value, title }: SettingChoice, language: Language): string {
  return `${value} (${title[language]})`;
}

function isText(value: string): boolean {
  return value.length <= maxTextLength && !/\p{Cc}/u.test(value);
}

function isLink(value: string): boolean {
  return value === "" || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value));
}
