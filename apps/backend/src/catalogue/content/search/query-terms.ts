import { lettersAndDigits, pairs, type Segment, segments } from "./tokenize.ts";

/** One word or character sequence of a query. */
export interface Term extends Segment {
  /** For scripts without spaces: what must be there for the term to stand somewhere inside a text. */
  readonly pairs: readonly string[];
}

/** The part of a long query that is read; nobody types more. */
const maxQueryLength = 100;

/**
 * How many words and pairs of characters are looked for: each of them costs as much as a search for it alone. So of a
 * hundred Han characters, which have 99 pairs, the first thirteen count.
 */
const maxParts = 12;

const fillers = new Set(["a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with"]);

/** The first terms of a query, without particles unless there is nothing else. */
export function queryTerms(text: string): readonly Term[] {
  const all = segments(Array.from(text).slice(0, maxQueryLength).join("")).flatMap(apart);
  const telling = all.filter((segment) => !isFiller(segment));
  const unique = new Map((telling.length > 0 ? telling : all).map((segment) => [segment.text, segment]));
  const terms: Term[] = [];
  let rest = maxParts;
  for (const segment of unique.values()) {
    if (rest === 0) break;
    const term = termOf(segment, rest);
    terms.push(term);
    rest -= Math.max(1, term.pairs.length);
  }
  return terms;
}

/** As much of a segment as has no more than so many pairs. */
function termOf(segment: Segment, maxPairs: number): Term {
  if (segment.kind === "word") return { ...segment, pairs: [] };
  const text = Array.from(segment.text)
    .slice(0, maxPairs + 1)
    .join("");
  return { kind: segment.kind, text, pairs: pairs(text) };
}

function apart(segment: Segment): readonly Segment[] {
  return segment.kind === "word" ? lettersAndDigits(segment.text).map((text) => ({ ...segment, text })) : [segment];
}

/** English particles, and single kana, which are Japanese ones. */
function isFiller({ kind, text }: Segment): boolean {
  return kind === "word" ? fillers.has(text) : /^[\u30a1-\u30faー]$/.test(text);
}
