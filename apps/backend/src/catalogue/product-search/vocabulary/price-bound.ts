import { type Amount, amountsIn } from "./amounts.ts";
import { phraseAt, phraseBefore, skipSpace } from "./phrases.ts";
import {
  around,
  atLeast,
  atMost,
  type BoundPhrases,
  boundsOfOthers,
  countedThings,
  decade,
  priceGlue,
  priceParticles,
  priceWords,
  rangeAfter,
  rangeBefore,
  rangeJoints,
} from "./price-phrases.ts";
import { unitSpellings } from "./units.ts";

/** A shopper's bound, both ends included, in fen; whatever currency they write, the number is one of the shop's. */
export interface PriceBound {
  readonly from?: number;
  readonly to?: number;
  /** The text without the bound, as search sees it: NFKC, lower case, single spaces. */
  readonly rest: string;
}

/** A part of the text that says a bound, in yuan. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly from?: number;
  readonly to?: number;
}

/** Smaller numbers without a currency are ages, sizes and counts. */
const minAtMost = 10;
const minAtLeast = 100;

/** In the order in which they stand before a bound, the nearest first: for a price of around. */
const leading = [atMost.before, around.before, priceWords, priceParticles];

/**
 * Reads "under 100", 100元以下, 5000円以下 or 3만원 이하 out of a text in any of the four languages, of which
 * Chinese is in simplified characters.
 */
export function readPriceBound(query: string): PriceBound {
  const text = query.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  const amounts = amountsIn(text);
  const found: Found[] = [];
  for (let index = 0; index < amounts.length;) {
    const [amount, next] = amounts.slice(index, index + 2);
    if (amount === undefined) break;
    const range = next === undefined ? null : rangeOf(text, amount, next);
    const bound = range ?? boundOf(text, amount);
    if (bound !== null && phraseAt(text, bound.end, boundsOfOthers) === null) {
      found.push(grown(text, bound, found.at(-1)?.end ?? 0));
    }
    index += range === null ? 1 : 2;
  }
  return { ...limits(found), rest: without(text, found) };
}

function rangeOf(text: string, first: Amount, second: Amount): Found | null {
  const joint = phraseAt(text, skipSpace(text, first.end), rangeJoints);
  if (joint === null || skipSpace(text, joint) !== second.start) return null;
  const introduction =
    phraseBefore(text, first.start, rangeBefore) ?? phraseBefore(text, first.start, atLeast.beforeMoney);
  const isPrice =
    first.isMoney ||
    second.isMoney ||
    (!isCounted(text, second) && (second.multiplier === 10_000 || isIntroduced(text, first)));
  if (!isPrice) return null;
  // 3-5万 is 30000 to 50000.
  const isShared = first.multiplier === 1 && second.multiplier > 1 && first.value < second.value / second.multiplier;
  const from = first.value * (isShared ? second.multiplier : 1);
  return {
    start: introduction ?? first.start,
    end: phraseAt(text, skipSpace(text, second.end), rangeAfter) ?? second.end,
    from: Math.min(from, second.value),
    to: Math.max(from, second.value),
  };
}

/** "between 50 and 100", "price 50-100": money, though no currency says so. */
function isIntroduced(text: string, { start, value }: Amount): boolean {
  return (
    value >= minAtMost && (phraseBefore(text, start, rangeBefore) ?? phraseBefore(text, start, priceWords)) !== null
  );
}

function boundOf(text: string, amount: Amount): Found | null {
  const { value } = amount;
  const upper = amount.upper ?? value;
  const near = boundAround(text, amount, around, minAtMost);
  if (near !== null) return { ...near, ...(upper > value ? { from: value, to: upper } : nearly(value)) };
  const tens = amount.isMore ? amount.end : amount.isMoney ? phraseAt(text, amount.end, decade) : null;
  if (tens !== null && amount.isMoney) {
    return { start: amount.start, end: tens, from: value, to: value + amount.unit - 0.01 };
  }
  const most = boundAround(text, amount, atMost, minAtMost);
  const least = boundAround(text, amount, atLeast, minAtLeast);
  // What stands behind counts: a budget of 500 or more.
  if (least !== null && (most === null || least.end > most.end)) return { ...least, from: value };
  if (most !== null) return { ...most, to: upper };
  return amount.isMoney && upper > value ? { start: amount.start, end: amount.end, from: value, to: upper } : null;
}

function nearly(value: number): Pick<Found, "from" | "to"> {
  return { from: value * 0.8, to: value * 1.2 };
}

/** Where a bound of this kind is said around an amount: behind it, or else before it. */
function boundAround(text: string, amount: Amount, phrases: BoundPhrases, least: number): Found | null {
  const { start, end, isMoney } = amount;
  if (!isMoney && (amount.value < least || isCounted(text, amount))) return null;
  const behind = phraseAt(text, skipSpace(text, end), isMoney ? phrases.afterMoney : phrases.after);
  if (behind !== null) return { start, end: behind };
  const front = phraseBefore(text, start, isMoney ? phrases.beforeMoney : phrases.before);
  return front === null ? null : { start: front, end };
}

function isCounted(text: string, { end }: Amount): boolean {
  const behind = skipSpace(text, end);
  return (
    /[a-z]/.test(text[end] ?? "") ||
    (phraseAt(text, behind, countedThings) ?? phraseAt(text, behind, unitSpellings)) !== null
  );
}

/** With the words around a bound that say nothing else, but without those of the bound before it. */
function grown(text: string, found: Found, least: number): Found {
  let { start } = found;
  for (const words of leading) start = phraseBefore(text, start, words) ?? start;
  return {
    ...found,
    start: Math.max(start, least),
    end: phraseAt(text, skipSpace(text, found.end), priceGlue) ?? found.end,
  };
}

function limits(found: readonly Found[]): Pick<PriceBound, "from" | "to"> {
  const from = found.findLast((bound) => bound.from !== undefined)?.from;
  const to = found.findLast((bound) => bound.to !== undefined)?.to;
  const isCrossed = from !== undefined && to !== undefined && from > to;
  const [lower, upper] = isCrossed ? [to, from] : [from, to];
  return {
    ...(lower === undefined ? {} : { from: Math.round(lower * 100) }),
    ...(upper === undefined ? {} : { to: Math.round(upper * 100) }),
  };
}

function without(text: string, found: readonly Found[]): string {
  const remaining = found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return remaining.replaceAll(/ +/g, " ").trim();
}
