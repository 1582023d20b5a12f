import type { Fen } from "./money.ts";
import type { DemoOption, DemoOptionValue } from "./product-types.ts";
import type { Texts } from "./texts.ts";

/** A text in English, Chinese, Japanese and Korean, in this order. */
export function text(en: string, zh: string, ja: string, ko: string): Texts {
  return { en, zh, ja, ko };
}

/** A text that is the same in all languages: a number with its unit, a model name. */
export function same(value: string): Texts {
  return { en: value, zh: value, ja: value, ko: value };
}

/** `extra` is added to the price; `look` turns the artwork for this value. */
export function value(
  key: string,
  name: Texts,
  more: { readonly extra?: Fen; readonly look?: DemoOptionValue["look"] } = {},
): DemoOptionValue {
  return {
    key,
    value: name,
    ...(more.extra === undefined ? {} : { extra: more.extra }),
    ...(more.look === undefined ? {} : { look: more.look }),
  };
}

export function option(name: Texts, ...values: readonly DemoOptionValue[]): DemoOption {
  return { name, values };
}

/** Names of the dimensions that recur over the departments. */
export const dimensions = {
  colour: text("Colour", "颜色", "カラー", "색상"),
  size: text("Size", "尺码", "サイズ", "사이즈"),
  capacity: text("Capacity", "容量", "容量", "용량"),
  storage: text("Storage", "存储容量", "ストレージ", "저장 용량"),
  flavour: text("Flavour", "口味", "フレーバー", "맛"),
  pack: text("Pack", "规格", "内容量", "구성"),
  scent: text("Scent", "香型", "香り", "향"),
  edition: text("Edition", "版本", "版", "에디션"),
  length: text("Length", "长度", "長さ", "길이"),
} as const satisfies Record<string, Texts>;
