import { languages, type Language } from "../../../platform/store/language.ts";
import type { ColumnStore } from "../columns/column-store.ts";
import { type WordHits, Scores } from "./scores.ts";
import type { Corpus } from "../meaning/corpus.ts";
import type { Concept, Query } from "../meaning/query.ts";
import { scoreConcept } from "./score-concept.ts";
import { entityKey } from "../index/entities.ts";

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
const total = new Scores();
const single = new Scores();
/** How much each has of the kind of goods that is wanted. */
const ofKind = new Scores();

const nothing: WordHits = { rowIds: new Int32Array(), ranks: new Uint8Array() };

/** The products that answer a query well enough, and how well: the best has rank 0. */
export function findMatches(corpus: Corpus, columns: ColumnStore, query: Query, language: Language): WordHits {
  const size = columns.size + 1;
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
      const rowId = single.touched[at] as number;
      total.add(rowId, (single.values[rowId] as number) * weight);
      masks[rowId] = (masks[rowId] as number) | (1 << number);
      if (!concept.isHead || !concept.isType) continue;
      const value = single.values[rowId] as number;
      ofKind.add(rowId, value);
      if (value > bestOfKind) bestOfKind = value;
    }
  }
  return whole === 0 ? nothing : chosen(corpus, columns, query, { whole, bestOfKind }, masks);
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
): (rowId: number) => boolean {
  const modifiers = concepts.reduce((bits, { isModifier }, number) => (isModifier ? bits | (1 << number) : bits), 0);
  const isKindFound = bestOfKind >= minOfFound && concepts.length < sentence;
  const least = isKindFound ? bestOfKind * minOfKind : 0;
  return (rowId) => {
    const mask = masks[rowId] as number;
    return (mask & ~head & ~modifiers) !== 0 || (ofKind.values[rowId] as number) >= least;
  };
}

function chosen(
  corpus: Corpus,
  columns: ColumnStore,
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
    const rowId = touched[at] as number;
    const mask = masks[rowId] as number;
    const factor = mask === everything ? 1 + allOfIt : (mask & head) === head ? 1 : missing;
    const value = ((values[rowId] as number) / whole) * factor;
    values[rowId] = value;
    if (value > best) best = value;
  }
  if (!isWhole) {
    const least = minOfQuery[Math.min(concepts.length, minOfQuery.length) - 1] ?? 0;
    if (best < least) return nothing;
    const isOnlyMentioned = concepts.some((concept) => concept.isHead && concept.isWholeName) && bestOfKind < minSold;
    if (isOnlyMentioned && concepts.length < sentence) return nothing;
    addFromCategories(corpus, columns, total, { best, least: best * minOfBest });
  }
  const found: number[] = [];
  for (let at = 0; at < total.count; at += 1) {
    const rowId = touched[at] as number;
    const isFound = isWhole ? masks[rowId] === everything : (values[rowId] as number) >= best * minOfBest;
    if (isFound) found.push(rowId);
  }
  const rowIds = Int32Array.from(found).toSorted();
  const rankOf = (rowId: number): number => Math.round((1 - (values[rowId] as number) / best) * ranks);
  return { rowIds, ranks: Uint8Array.from(rowIds, (rowId) => Math.min(worstRank, rankOf(rowId))) };
}

/** What stands beside the best counts this much of it. */
const besides = 0.3;

/** What is nearly as good as the best says which categories are meant; if these are many, none is. */
const nearlyBest = 0.75;

const maxCategories = 2;

/** Where this many are found, the search has enough; and a category as large as this is no help. */
const fewHits = 12;

const maxInCategory = 2000;

/** Where little is found, other products of the same categories come behind it. */
function addFromCategories(
  { index }: Corpus,
  columns: ColumnStore,
  scores: Scores,
  { best, least }: { readonly best: number; readonly least: number },
): void {
  const categories = new Map<number, number>();
  let found = 0;
  for (let at = 0; at < scores.count && found <= fewHits; at += 1) {
    const rowId = scores.touched[at] as number;
    const value = scores.values[rowId] as number;
    if (value >= least) found += 1;
    const category = columns.thirdCategory[rowId] ?? 0;
    if (value >= best * nearlyBest && category > 0)
      categories.set(category, Math.max(categories.get(category) ?? 0, value));
  }
  if (found > fewHits || categories.size > maxCategories) return;
  for (const [category, value] of categories) {
    const { documents, count } = index.read(entityKey("category", columns.categories.idOf(category)));
    if (count > maxInCategory) continue;
    for (let at = 0; at < count; at += 1) {
      const rowId = index.rowIdOfDocument[documents[at] as number] as number;
      if (rowId >= 0) scores.lift(rowId, value * besides);
    }
  }
}
