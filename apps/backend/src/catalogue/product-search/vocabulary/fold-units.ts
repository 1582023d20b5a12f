import { phraseAt, skipSpace } from "./phrases.ts";
import { type Measure, measures, type Unit, unitSpellings } from "./units.ts";

const scales = new Map<string, { readonly unit: Unit; readonly measure: Measure }>(
  measures.flatMap((measure) =>
    measure.units.flatMap((unit) => unit.spellings.map((spelling) => [spelling, { unit, measure }] as const)),
  ),
);

const numbers = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/**
 * Writes each measure as one token: "350 ml" and 350毫升 as 350ml, "0.5 l" as 500ml, "40 cm" and "400 mm" as 40cm. Texts and
 * queries are folded alike. The text comes back as search sees it: NFKC and lower case.
 */
export function foldUnits(text: string): string {
  const lower = text.normalize("NFKC").toLowerCase();
  let folded = "";
  let copied = 0;
  for (const { 0: written, index } of lower.matchAll(numbers)) {
    const behind = index + written.length;
    const start = lower[behind] === "-" ? behind + 1 : skipSpace(lower, behind);
    const end = phraseAt(lower, start, unitSpellings);
    const scale = end === null ? undefined : scales.get(lower.slice(start, end));
    if (end === null || scale === undefined || isInsideWord(lower, index)) continue;
    folded +=
      lower.slice(copied, index) + inBestUnit(Number(written.replaceAll(",", "")) * scale.unit.holds, scale.measure);
    // What follows directly in another script is no part of the measure.
    if (/[\p{L}\p{N}]/u.test(lower[end] ?? "")) folded += " ";
    copied = end;
  }
  return folded + lower.slice(copied);
}

function inBestUnit(amount: number, { foldedTo }: Measure): string {
  // Decimals that the machine cannot write exactly come out as they went in.
  const counts = foldedTo.map(({ holds, spellings: [name = ""] }) => ({
    count: Number((amount / holds).toPrecision(12)),
    name,
  }));
  const { count, name } = counts.find(({ count }) => Number.isInteger(count)) ??
    counts.at(-1) ?? { count: amount, name: "" };
  return `${count}${name}`;
}

/** The 12 of iphone12 is no measure, nor is the 5 of v1.5 or of 3,5. */
function isInsideWord(text: string, index: number): boolean {
  return /[\p{Script=Latin}.]$|\d,$/u.test(text.slice(Math.max(0, index - 2), index));
}
