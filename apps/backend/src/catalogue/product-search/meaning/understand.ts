import { folded } from "../text/fold.ts";
import { piecesOf } from "../text/pieces.ts";
import { foldUnits } from "../vocabulary/fold-units.ts";
import { readPriceBound } from "../vocabulary/price-bound.ts";
import { type Asked, askedBy } from "./asked-by.ts";
import { textOf } from "./concept-of.ts";
import type { Corpus } from "./corpus.ts";
import { isFiller, withoutPhrases } from "./filler.ts";
import { withJoinedWords, withPhrases } from "./joined-words.ts";
import type { Concept, Query } from "./query.ts";
import type { Reading } from "./reading.ts";
import { type Span, spansOf } from "./spans.ts";

/** The part of a long query that is read; nobody types more. */
const maxQueryLength = 100;
const maxConcepts = 12;

/** What a query asks for. */
export function understand(corpus: Corpus, text: string, reading: Reading): Query {
  const { language, isLiteral, isTyping } = reading;
  const bound = readPriceBound(Array.from(text).slice(0, maxQueryLength).join(""));
  const prices = { minPrice: bound.from ?? null, maxPrice: bound.to ?? null };
  const asTyped = piecesOf(foldUnits(withoutPhrases(bound.rest)));
  const segmenting = language === "ja" ? "ja" : "zh";
  const told = withJoinedWords(corpus, asTyped.length > 0 ? asTyped : piecesOf(foldUnits(bound.rest)));
  const joined = isLiteral ? told : withPhrases(corpus, told);
  const spans = spansOf(corpus, joined, segmenting);
  const telling = spans.filter((span) => !isFiller(span.pieces));
  const wanted = telling.length > 0 ? telling : spans;
  const ends = new Set(spans.filter((span, place) => isEnglishEnd(span, spans[place + 1])));
  const whereOf = (isLast: boolean) => ({ ...reading, segmenting, isLast, isTyping: isTyping && isLast }) as const;
  const asked = wanted.flatMap((span, place) =>
    marked(ends.has(span), askedBy(corpus, span, whereOf(place === wanted.length - 1))),
  );
  const concepts = withHead(unique(asked.flatMap((each) => each.concepts)).slice(0, maxConcepts));
  const isCorrected = asked.some((each) => each.isCorrected);
  const corrected = isCorrected ? putRight(text, wanted, asked) : null;
  return { concepts, ...prices, isWhole: isTyping, corrected };
}

/** A text with each mistake in it replaced; the words alone where one is not found in it as it was typed. */
function putRight(text: string, spans: readonly Span[], asked: readonly Asked[]): string {
  let right = folded(text);
  for (const [place, { isCorrected, text: better }] of asked.entries()) {
    const typed = textOf(spans[place]?.pieces ?? []);
    if (!isCorrected) continue;
    if (!right.includes(typed)) return asked.map((each) => each.text).join(" ");
    right = right.replace(typed, () => better);
  }
  return right;
}

function marked(isEnd: boolean, asked: Asked): Asked {
  return isEnd ? { ...asked, concepts: asked.concepts.map((concept) => ({ ...concept, isEnd })) } : asked;
}

function unique(concepts: readonly Concept[]): readonly Concept[] {
  return [...new Map(concepts.map((concept) => [concept.text, concept])).values()];
}

/** The last English word before an article or preposition. */
function isEnglishEnd({ pieces }: Span, next: Span | undefined): boolean {
  return pieces.at(-1)?.script === "latin" && next !== undefined && isFiller(next.pieces);
}

/**
 * What is wanted is a kind of goods: in English the one before the first preposition, elsewhere the last; without any, the
 * last word. Numbers and colours are no goods.
 */
function withHead(concepts: readonly Concept[]): readonly Concept[] {
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
