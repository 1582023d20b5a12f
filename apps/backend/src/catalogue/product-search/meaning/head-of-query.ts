import { isFiller } from "./filler.ts";
import type { Concept } from "./query.ts";
import type { Span } from "./spans.ts";

/** The last English word before an article or preposition. */
export function isEnglishEnd({ pieces }: Span, next: Span | undefined): boolean {
  return pieces.at(-1)?.script === "latin" && next !== undefined && isFiller(next.pieces);
}

/**
 * What is wanted is a kind of goods: in English the one before the first preposition, elsewhere the last; without any, the
 * last word. Numbers and colours are no goods.
 */
export function withHead(concepts: readonly Concept[]): readonly Concept[] {
  const types = concepts.filter(({ isType, isSoft }) => isType && !isSoft);
  // Of a sentence, a word that nobody has is rather part of the talk.
  const isSentence = concepts.length > 2;
  const others = concepts.filter(
    ({ isSoft, isQuality, isUnknown }) => !isSoft && !isQuality && !(isSentence && isUnknown),
  );
  const head =
    types.find(({ isEnd }) => isEnd) ?? types.at(-1) ?? others.find(({ isEnd }) => isEnd) ?? others.at(-1) ?? null;
  return concepts.map((concept) => (concept === head ? { ...concept, isHead: true } : concept));
}
