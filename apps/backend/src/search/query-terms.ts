import { lettersAndDigits, pairs, type Segment, segments } from "./segments.ts";

/** One word or character sequence of a query. */
export interface Term extends Segment {
  /** For scripts without spaces: what must be there for the term to stand somewhere inside a text. */
  readonly pairs: readonly string[];
}

/** The part of a long query that is read; nobody types more. */
const longestQuery = 100;
const mostTerms = 12;

const fillers = new Set(["a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with"]);

/** The terms of a query, without particles unless there is nothing else. */
export function queryTerms(text: string): readonly Term[] {
  const all = segments(Array.from(text).slice(0, longestQuery).join("")).flatMap(apart);
  const telling = all.filter((segment) => !isFiller(segment));
  const unique = new Map((telling.length > 0 ? telling : all).map((segment) => [segment.text, segment]));
  return [...unique.values()]
    .slice(0, mostTerms)
    .map((segment) => ({ ...segment, pairs: segment.kind === "word" ? [] : pairs(segment.text) }));
}

function apart(segment: Segment): readonly Segment[] {
  return segment.kind === "word" ? lettersAndDigits(segment.text).map((text) => ({ ...segment, text })) : [segment];
}

/** English particles, and single kana, which are Japanese ones. */
function isFiller({ kind, text }: Segment): boolean {
  return kind === "word" ? fillers.has(text) : /^[\u30a1-\u30faー]$/.test(text);
}
