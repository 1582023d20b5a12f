import { languages, type Language } from "../../../platform/store/language.ts";
import type { FactColumns } from "../facts/fact-columns.ts";
import type { WordHits } from "../facts/word-hits.ts";
import type { Corpus } from "../meaning/corpus.ts";
import type { Concept, Query } from "../meaning/query.ts";
import { addShelves } from "./add-shelves.ts";
import { Board } from "./board.ts";
import { scoreConcept } from "./score-concept.ts";

const type = 1.4;
const head = 1.2;
const soft = 0.8;
const unknown = 0.4;
const unknownInSentence = 0.2;

/** How much it counts that a product has what a concept asks for: what it is counts more than what it is like. */
function importanceOf({ isType, isHead, isSoft, isUnknown }: Concept, isSentence: boolean): number {
  // Nobody has it: what it would say of something else counts less than what would be wanted.
  if (isUnknown && !isHead) return isSentence ? unknownInSentence : unknown;
  if (isType) return type;
  if (isHead) return head;
  return isSoft ? soft : 1;
}

/** What everything that was asked for adds. */
const allOfIt = 0.15;
/** What is left to products that are not what is wanted, only like it; in sentences it is less sure what is wanted. */
const withoutHead = 0.7;
const sentenceWithoutHead = 0.85;
const sentence = 4;
/** The least of the best that is shown. */
const minOfBest = 0.22;
/** What the best must have of a query of so many words: else there is no answer, only words that are also in it. */
const minOfQuery = [0.36, 0.42, 0.22, 0.2, 0.14];
/** What is of the kind that is wanted has so much of it, and what has so little of that only mentions it. */
const minOfFound = 0.8;
const minOfKind = 0.25;
/** What is washed in a washing machine says so, and is none. */
const minSold = 0.6;
const ranks = 100;
const worstRank = 255;

/** Boards that are used over and over: queries are scored one after the other. */
const total = new Board();
const single = new Board();
/** How much each has of the kind of goods that is wanted. */
const ofKind = new Board();

const nothing: WordHits = { places: new Int32Array(), ranks: new Uint8Array() };

/** The products that answer a query well enough, and how well: the best has rank 0. */
export function findMatches(corpus: Corpus, facts: FactColumns, query: Query, language: Language): WordHits {
  const size = facts.size + 1;
  const languageBit = 1 << languages.indexOf(language);
  const products = Math.max(1, corpus.index.live);
  const { concepts } = query;
  const masks = new Uint16Array(size);
  total.clear(size);
  ofKind.clear(size);
  let whole = 0;
  let bestOfKind = 0;
  for (const [number, concept] of concepts.entries()) {
    single.clear(size);
    scoreConcept(corpus, concept, languageBit, size, single);
    // A measure that nothing has is no reason to show nothing.
    if (concept.isSoft && single.count === 0) continue;
    const weight = rarity(single.count, products) * importanceOf(concept, concepts.length >= sentence);
    whole += weight;
    for (let at = 0; at < single.count; at += 1) {
      const place = single.touched[at] as number;
      total.add(place, (single.values[place] as number) * weight);
      masks[place] = (masks[place] as number) | (1 << number);
      if (!concept.isHead || !concept.isType) continue;
      const value = single.values[place] as number;
      ofKind.add(place, value);
      if (value > bestOfKind) bestOfKind = value;
    }
  }
  return whole === 0 ? nothing : chosen(corpus, facts, query, { whole, bestOfKind }, masks);
}

/** From 0 to 1: the fewer have it, the more it says. */
function rarity(count: number, products: number): number {
  return Math.log(1 + products / (count + 0.5)) / Math.log(1 + products / 0.5);
}

/**
 * Where something is of the kind that is wanted, what only mentions it, or has nothing but the colour, does not belong beside
 * it: who asks for a blue sofa wants no trackball because that is blue.
 */
function belonging(
  concepts: readonly Concept[],
  head: number,
  masks: Uint16Array,
  bestOfKind: number,
): (place: number) => boolean {
  const modifiers = concepts.reduce((bits, { isModifier }, number) => (isModifier ? bits | (1 << number) : bits), 0);
  const isKindFound = bestOfKind >= minOfFound && concepts.length < sentence;
  const least = isKindFound ? bestOfKind * minOfKind : 0;
  return (place) => {
    const mask = masks[place] as number;
    return (mask & ~head & ~modifiers) !== 0 || (ofKind.values[place] as number) >= least;
  };
}

function chosen(
  corpus: Corpus,
  facts: FactColumns,
  { concepts, isWhole }: Query,
  { whole, bestOfKind }: { readonly whole: number; readonly bestOfKind: number },
  masks: Uint16Array,
): WordHits {
  const everything = (1 << concepts.length) - 1;
  const head = concepts.reduce((bits, { isHead }, number) => (isHead ? bits | (1 << number) : bits), 0);
  const missing = concepts.length >= sentence ? sentenceWithoutHead : withoutHead;
  const { values, touched } = total;
  if (!isWhole) total.keep(belonging(concepts, head, masks, bestOfKind));
  let best = 0;
  for (let at = 0; at < total.count; at += 1) {
    const place = touched[at] as number;
    const mask = masks[place] as number;
    const factor = mask === everything ? 1 + allOfIt : (mask & head) === head ? 1 : missing;
    const value = ((values[place] as number) / whole) * factor;
    values[place] = value;
    if (value > best) best = value;
  }
  if (!isWhole) {
    const least = minOfQuery[Math.min(concepts.length, minOfQuery.length) - 1] ?? 0;
    if (best < least) return nothing;
    const isOnlyMentioned = concepts.some((concept) => concept.isHead && concept.isWholeName) && bestOfKind < minSold;
    if (isOnlyMentioned && concepts.length < sentence) return nothing;
    addShelves(corpus, facts, total, { best, least: best * minOfBest });
  }
  const found: number[] = [];
  for (let at = 0; at < total.count; at += 1) {
    const place = touched[at] as number;
    const isFound = isWhole ? masks[place] === everything : (values[place] as number) >= best * minOfBest;
    if (isFound) found.push(place);
  }
  const places = Int32Array.from(found).toSorted();
  const rankOf = (place: number): number => Math.round((1 - (values[place] as number) / best) * ranks);
  return { places, ranks: Uint8Array.from(places, (place) => Math.min(worstRank, rankOf(place))) };
}
