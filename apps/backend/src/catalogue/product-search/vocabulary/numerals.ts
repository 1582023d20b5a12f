/** A number that was read from a text, in digits, in Chinese characters, in Hangul or in a mixture: 1.5k, 两百, 2万5千, 3만. */
export interface Numeral {
  readonly end: number;
  readonly value: number;
  /** 两三百 are 200 to 300. */
  readonly upper: number | null;
  /** The place of the last digit that is not zero: 10000 in 30000. */
  readonly unit: number;
  /** What the last digits were multiplied by: in 3-5万 the 3 means 30000, too. */
  readonly multiplier: number;
  readonly script: "digits" | "han" | "hangul";
}

const digitValues = new Map([
  ...Object.entries({ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }),
  ...Object.entries({ 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 }),
]);

const factors = new Map([
  ...Object.entries({ 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000, k: 1000 }),
  ...Object.entries({ 십: 10, 백: 100, 천: 1000, 만: 10_000 }),
]);

const digits = /\d+(?:,\d{3})*(?:\.\d+)?/y;

/** What a number is made of: 3, 5千 and 两三百 are each a count and, but for the first, a factor. */
interface Part {
  readonly kind: "written" | "digit" | "zero" | "factor";
  readonly value: number;
  /** Of two digits in a row, which are an estimate, the second. */
  readonly upper?: number;
  readonly end: number;
}

/** Reads the number that begins at a place of the text; null: none does. */
export function readNumeral(text: string, start: number): Numeral | null {
  const parts = partsAt(text, start);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const sum = sumOf(parts);
  const first = text[start] ?? "";
  const script = parts[0]?.kind === "written" ? "digits" : /\p{Script=Hangul}/u.test(first) ? "hangul" : "han";
  return { ...sum, script, end: last.end, unit: unitOf(sum.value) };
}

function partsAt(text: string, start: number): readonly Part[] {
  const parts: Part[] = [];
  for (;;) {
    const last = parts.at(-1);
    const part = partAt(text, last === undefined ? start : afterSpace(text, last.end), last?.kind);
    if (part === null) return parts;
    parts.push(part);
  }
}

function partAt(text: string, at: number, last: Part["kind"] | undefined): Part | null {
  const [character = "", second = "", third = ""] = text.slice(at, at + 3);
  const factor = factors.get(character);
  if (factor !== undefined) {
    const isWord = character === "k" && (last !== "written" || /[a-z]/.test(second));
    return isWord ? null : { kind: "factor", value: factor, end: at + 1 };
  }
  if (last === "written" || last === "digit") return null;
  if (/[零〇]/.test(character)) return last === "factor" ? { kind: "zero", value: 0, end: at + 1 } : null;
  const digit = digitValues.get(character);
  if (digit === undefined) return writtenAt(text, at);
  return digitValues.get(second) === digit + 1 && factors.has(third)
    ? { kind: "digit", value: digit, upper: digit + 1, end: at + 2 }
    : { kind: "digit", value: digit, end: at + 1 };
}

function writtenAt(text: string, at: number): Part | null {
  digits.lastIndex = at;
  const [written] = digits.exec(text) ?? [];
  return written === undefined
    ? null
    : { kind: "written", value: Number(written.replaceAll(",", "")), end: at + written.length };
}

/** Between 3만 and 5천 there may be a space. */
function afterSpace(text: string, end: number): number {
  const isBetween = /[만천백]/.test(text[end - 1] ?? "") && /^ \d{1,4}[천백십]/.test(text.slice(end, end + 6));
  return isBetween ? end + 1 : end;
}

function sumOf(parts: readonly Part[]): Pick<Numeral, "value" | "upper" | "multiplier"> {
  /** What has been multiplied by ten thousand, what may still be, and what has not been multiplied at all. */
  let [total, section] = [0, 0];
  let count: Part | null = null;
  let upper: number | null = null;
  let multiplier = 1;
  for (const part of parts) {
    if (part.kind !== "factor") {
      count = part;
      continue;
    }
    multiplier = part.value;
    if (count?.upper !== undefined) upper = count.upper * multiplier;
    if (multiplier === 10_000) [total, section] = [total + (section + (count?.value ?? 0) || 1) * multiplier, 0];
    else section += (count?.value ?? 1) * multiplier;
    count = null;
  }
  if (count === null) return { value: total + section, upper, multiplier };
  // 一千五 is 1500, and 1万2 is 12000; but 一千零五 is 1005.
  const isShort = parts.length > 1 && count.value < 10 && parts.at(-2)?.kind === "factor";
  return { value: total + section + count.value * (isShort ? multiplier / 10 : 1), upper, multiplier: 1 };
}

/** Larger places than a million are none of a price's. */
const decimalUnits = [100_000, 10_000, 1000, 100, 10];

function unitOf(value: number): number {
  return value === 0 ? 1 : (decimalUnits.find((unit) => value % unit === 0) ?? 1);
}
