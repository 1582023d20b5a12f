import { folded } from "../text/fold.ts";
import { piecesOf, type Piece } from "../text/pieces.ts";
import { foldUnits } from "../vocabulary/fold-units.ts";
import { readPriceBound } from "../vocabulary/price-bound.ts";
import { type Asked, askedBy } from "./asked-by.ts";
import { textOf } from "./concept-of.ts";
import { type Corpus, isFound } from "./corpus.ts";
import { isFiller, withoutPhrases } from "./filler.ts";
import type { Concept, Query, Reading } from "./query.ts";
import { type Span, spansOf } from "./spans.ts";
import { repaired } from "./repair.ts";

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
  const typed = withJoinedWords(corpus, asTyped.length > 0 ? asTyped : piecesOf(foldUnits(bound.rest)));
  const joined = isLiteral ? typed : withPhrases(corpus, typed);
  const spans = spansOf(corpus, joined, segmenting);
  const telling = spans.filter((span) => !isFiller(span.pieces));
  const wanted = telling.length > 0 ? telling : spans;
  const ends = new Set(spans.filter((span, index) => isEnglishEnd(span, spans[index + 1])));
  const whereOf = (isLast: boolean) => ({ ...reading, segmenting, isLast, isTyping: isTyping && isLast }) as const;
  const asked = wanted.flatMap((span, index) =>
    marked(ends.has(span), askedBy(corpus, span, whereOf(index === wanted.length - 1))),
  );
  const concepts = withHead(unique(asked.flatMap((each) => each.concepts)).slice(0, maxConcepts));
  const isCorrected = asked.some((each) => each.isCorrected);
  const corrected = isCorrected ? putRight(text, wanted, asked) : null;
  return { concepts, ...prices, isWhole: isTyping, corrected };
}

/** A text with each mistake in it replaced; the words alone where one is not found in it as it was typed. */
function putRight(text: string, spans: readonly Span[], asked: readonly Asked[]): string {
  let right = folded(text);
  for (const [index, { isCorrected, text: better }] of asked.entries()) {
    const typed = textOf(spans[index]?.pieces ?? []);
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

/** Words that are one word somewhere: "cup cakes". */
function withJoinedWords(corpus: Corpus, pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece, next] = [pieces[at] as Piece, pieces[at + 1]];
    const written = `${piece.written}${next?.written ?? ""}`;
    const isOne =
      next !== undefined &&
      piece.script === "latin" &&
      next.script === "latin" &&
      piece.written.length > 1 &&
      next.written.length > 2 &&
      !/\d/.test(written) &&
      (corpus.index.latin.has(written) || corpus.vocabulary.latin.has(written)) &&
      corpus.vocabulary.exactly([piece, next]) === null;
    if (isOne) {
      const [joinedPiece] = piecesOf(written);
      if (joinedPiece !== undefined) result.push({ ...joinedPiece, run: piece.run });
      at += 1;
    } else result.push(piece);
  }
  return result;
}

/** Words that are mistyped, where beside the next or the last one they make a phrase: "tennis racwuet". */
function withPhrases(corpus: Corpus, pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, index) => {
    const isStrange =
      piece.script === "latin" && !isFound(corpus, piece.key) && !corpus.vocabulary.stems.has(piece.key);
    if (!isStrange || pieces.length < 2) return piece;
    for (const word of repaired(corpus, [piece])?.words ?? []) {
      const [better] = piecesOf(word);
      const [before, after] = [pieces[index - 1], pieces[index + 1]];
      const isPhrase = (phrase: readonly (Piece | undefined)[]): boolean =>
        phrase.every((each) => each !== undefined) && corpus.vocabulary.exactly(phrase) !== null;
      if (better !== undefined && (isPhrase([before, better]) || isPhrase([better, after])))
        return { ...better, run: piece.run };
    }
    return piece;
  });
}
