import type { Setting } from "../domain/setting.ts";

const longestText = 200;

/** One line, which may be empty and may be another one in each language. */
export function textSetting(standard: string): Setting {
  return {
    standard,
    allowed: `one line of at most ${longestText} characters`,
    accepts: isText,
    isTranslated: true,
  };
}

export function neededTextSetting(standard: string): Setting {
  return {
    standard,
    allowed: `one line of 1 to ${longestText} characters`,
    accepts: (value) => value !== "" && isText(value),
    isTranslated: true,
  };
}

export function flagSetting(standard: "0" | "1"): Setting {
  return {
    standard,
    allowed: "0 or 1",
    accepts: (value) => value === "0" || value === "1",
    isTranslated: false,
  };
}

export function linkSetting(standard: string): Setting {
  return {
    standard,
    allowed: "an address with http:// or https://, or nothing",
    accepts: isLink,
    isTranslated: false,
  };
}

export function imageSetting(standard: string): Setting {
  return {
    standard,
    allowed: "a path below uploads/, an address with http:// or https://, or nothing",
    accepts: (value) => isLink(value) || /^uploads(?:\/[\w-][\w.-]*)+$/.test(value),
    isTranslated: false,
  };
}

/** A whole number above zero. */
export function numberSetting(standard: number, most: number): Setting {
  return {
    standard: String(standard),
    allowed: `a whole number from 1 to ${most}`,
    accepts: (value) => /^[1-9]\d*$/.test(value) && Number(value) <= most,
    isTranslated: false,
  };
}

function isText(value: string): boolean {
  return value.length <= longestText && !/\p{Cc}/u.test(value);
}

function isLink(value: string): boolean {
  return value === "" || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value));
}
