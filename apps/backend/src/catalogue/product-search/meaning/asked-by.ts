import { partsOf, piecesOf } from "../text/pieces.ts";
import { distinct, literalOf, type Concept } from "./query.ts";
import { conceptOf, textOf, type Where } from "./concept-of.ts";
import { type Corpus, isFound, isFoundTogether } from "./corpus.ts";
import { isFiller } from "./filler.ts";
import { repaired } from "./repair.ts";
import { type Span, spansOf, wordsWithin } from "./spans.ts";

/** What a second guess counts, and any beside what was found. */
const guessed = 0.8;
const besideFound = 0.65;
/** The end of a Chinese or Japanese compound says what it is: 椅 of 电脑椅. */
const lastCharacter = 0.6;

/** What a phrase turned out to ask for. */
export interface Asked {
  readonly concepts: readonly Concept[];
  /** As it was typed, or put right. */
  readonly text: string;
  readonly isCorrected: boolean;
}

/** What a phrase asks for: itself, or the words that it is made of, or what was probably meant. */
export function askedBy(corpus: Corpus, span: Span, where: Where): Asked {
  const { segmenting, isLiteral } = where;
  const text = textOf(span.pieces);
  const concept = conceptOf(corpus, span, where);
  const isSpaced = span.pieces.length > 1 && span.pieces.every(({ script }) => script === "latin");
  const isHere = !isSpaced && isFoundTogether(corpus, partsOf(span.pieces));
  const isStrange = !isHere && !isSpaced && span.entries.length === 0;
  const isBegun = where.isTyping && !concept.isUnknown;
  const repair = isStrange && !isLiteral && !isBegun ? repairedConcept(corpus, span, where) : null;
  if (repair !== null && !concept.isUnknown)
    return { ...repair, concepts: [withAlternativesOf(concept, repair.concepts)], text };
  if (repair !== null) return repair;
  if (concept.isWholeName && !isHere) return { concepts: [concept], text, isCorrected: false };
  if (!isHere) {
    const within = wordsWithin(corpus, span, segmenting);
    if (within.length > 0) return askedByWords(corpus, concept, within, where);
  }
  const last = span.pieces.at(-1);
  if (concept.isUnknown && last?.script === "han" && span.pieces.length > 1 && corpus.isSpecific(last.key)) {
    const alternatives = [literalOf([last], lastCharacter)];
    return { concepts: [{ ...concept, alternatives, isUnknown: false }], text, isCorrected: false };
  }
  if (!isHere || isLiteral || !isOnlyMentioned(corpus, span)) return { concepts: [concept], text, isCorrected: false };
  const better = repairedConcept(corpus, span, where);
  const concepts = better === null ? [concept] : [withAlternativesOf(concept, better.concepts)];
  return { concepts, text, isCorrected: false };
}

/** What was probably meant by a word; null where nothing is like it. */
function repairedConcept(corpus: Corpus, span: Span, where: Where): Asked | null {
  if (isKnownWord(corpus, span)) return null;
  const repair = repaired(corpus, span.pieces);
  const guesses = (repair?.words ?? []).flatMap((word) => {
    const spans = spansOf(corpus, piecesOf(word), where.segmenting);
    const guess = mergedConcept(corpus, span, spans, { ...where, isLast: false, isTyping: false });
    return guess.isUnknown ? [] : [{ word, guess }];
  });
  const [best] = guesses;
  if (best === undefined || repair === null) return null;
  const alternatives = guesses.flatMap(({ guess }, index) =>
    guess.alternatives.map((one) => ({ ...one, strength: one.strength * (index === 0 ? 1 : guessed) })),
  );
  return {
    concepts: [{ ...best.guess, alternatives: distinct(alternatives) }],
    text: repair.isSpelling ? textOf(span.pieces) : best.word,
    isCorrected: !repair.isSpelling,
  };
}

/** A word that some description has, and no name, is often a slip in another word. */
function isOnlyMentioned({ index, entities }: Corpus, { pieces, entries }: Span): boolean {
  const [only] = pieces;
  if (pieces.length !== 1 || only?.script !== "latin" || entries.length > 0) return false;
  return !index.latin.has(only.written) && !entities.has(only.key);
}

function withAlternativesOf(concept: Concept, others: readonly Concept[]): Concept {
  const more = others.flatMap(({ alternatives }) =>
    alternatives.map((one) => ({ ...one, strength: one.strength * besideFound })),
  );
  return { ...concept, alternatives: distinct([...concept.alternatives, ...more]) };
}

/** A word of the trade is no typing error, even where nobody sells such a thing. */
function isKnownWord({ vocabulary }: Corpus, { pieces, entries }: Span): boolean {
  return entries.length > 0 || pieces.every(({ script, key }) => script === "latin" && vocabulary.stems.has(key));
}

/** A phrase that no text has as it is: its words may be apart. */
function askedByWords(corpus: Corpus, whole: Concept, words: readonly Span[], where: Where): Asked {
  const telling = words.filter((word) => !isFiller(word.pieces));
  const each = telling.map((word) => askedBy(corpus, word, { ...where, isLast: false }));
  const ways = each.flatMap(({ concepts }) => concepts.map(({ alternatives }) => alternatives));
  const isComplete = ways.length > 0 && ways.every((some) => some.length > 0);
  const isUnknown = whole.alternatives.length === 0 && !isComplete;
  const isType = whole.isType && telling.length === words.length;
  return {
    concepts: [{ ...whole, words: isComplete ? ways : [], isType, isUnknown }],
    text: isUnknown ? whole.text : each.map((one) => one.text).join(words[0]?.pieces[0]?.script === "latin" ? " " : ""),
    isCorrected: each.some(({ isCorrected }) => isCorrected),
  };
}

/** One concept of the spans that a repaired word is cut into. */
function mergedConcept(corpus: Corpus, span: Span, spans: readonly Span[], where: Where): Concept {
  const [first] = spans;
  if (spans.length === 1 && first !== undefined) {
    const [only] = askedBy(corpus, first, { ...where, isLiteral: true }).concepts;
    if (only !== undefined) return only;
  }
  const concept = conceptOf(corpus, span, where);
  const parts = spans.flatMap(({ pieces }) => partsOf(pieces));
  const isKnown = parts.length > 0 && parts.every((part) => isFound(corpus, part));
  return { ...concept, alternatives: isKnown ? [{ parts, strength: 0.95, isLoose: false }] : [], isUnknown: !isKnown };
}
