import { type Numeral, readNumeral } from "./numerals.ts";
import { phraseAt, phraseBefore, skipSpace, phrases } from "./phrases.ts";
import { listed } from "./words.ts";

/**
 * Signs and words of money, of whatever currency: the shop has one, and a number that a shopper writes is meant in the
 * figures that the shop shows.
 */
const currenciesBefore = phrases(
  listed("¥, $, €, £, ₩, us$, hk$, nt$, rmb¥, rmb, cny, cn¥, usd, hkd, jpy, krw, eur, gbp"),
);

const currenciesAfter = phrases(
  listed("¥, $, €, £, ₩, rmb, cny, yuan, kuai, usd, hkd, jpy, krw, eur, gbp"),
  listed("yen, won, dollar, dollars, buck, bucks, euro, euros, quid"),
  listed("元, 元钱, 块, 块钱, 塊, 塊錢, 蚊, 圆, 圓, 人民币, 元人民币, 美元, 美金, 日元, 韩元, 欧元, 港币, 港元"),
  listed("円, 人民元, ドル, ユーロ, ウォン, 원, 위안, 엔, 달러, 유로"),
);

/** A number in a text, which may be a price. */
export interface Amount extends Numeral {
  readonly start: number;
  /** A currency stands with it. */
  readonly isMoney: boolean;
  /** 100多块 is something above 100. */
  readonly isMore: boolean;
}

/** Larger numbers are no prices, and would not be exact. */
const largest = 1_000_000_000;

/** The numbers of a text that has been brought to lower case and single spaces. */
export function amountsIn(text: string): readonly Amount[] {
  const amounts: Amount[] = [];
  for (let index = 0; index < text.length;) {
    const amount = amountAt(text, index);
    if (amount === null) index += 1;
    else {
      amounts.push(amount);
      index = amount.end;
    }
  }
  return amounts;
}

function amountAt(text: string, index: number): Amount | null {
  const numeral = readNumeral(text, index);
  if (numeral === null || numeral.value > largest) return null;
  const currency = phraseBefore(text, index, currenciesBefore);
  const before = text[index - 1] ?? " ";
  // a4, 3.5 and the parts of a number are no amounts; nor is a syllable inside a Korean word.
  if (currency === null && (/[\p{Script=Latin}\d.,#]/u.test(before) || continuesHangul(numeral, before))) return null;
  const isVague = /[多几]/.test(text[numeral.end] ?? "");
  const sign = phraseAt(text, skipSpace(text, numeral.end + (isVague ? 1 : 0)), currenciesAfter);
  if (sign === null && currency === null && numeral.script === "hangul") return null;
  return {
    ...numeral,
    isMore: isVague && sign !== null,
    isMoney: currency !== null || sign !== null,
    start: currency ?? index,
    end: sign ?? numeral.end,
  };
}

function continuesHangul({ script }: Numeral, before: string): boolean {
  return script === "hangul" && /\p{Script=Hangul}/u.test(before);
}
