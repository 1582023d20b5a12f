import type { Corpus } from "../meaning/corpus.ts";
import type { Alternative, Concept } from "../meaning/query.ts";
import { Scores } from "./scores.ts";
import { scoreEntities, scoreTexts, PartsSeen } from "./score-alternative.ts";

/** What all words of a phrase count where they stand apart, and what the last one counts alone. */
const apart = 0.85;
const lastAlone = 0.55;

/** Boards that are used over and over: queries are scored one after the other. */
const one = new Scores();
const room = new PartsSeen();
let seen = new Uint8Array(0);
let sums = new Float32Array(0);

/** Raises the products that have what is asked for, in any of the ways to say it. */
export function scoreConcept(
  corpus: Corpus,
  { alternatives, words, isGoods }: Concept,
  bit: number,
  size: number,
  scores: Scores,
): void {
  room.makeRoom(size);
  score(corpus, alternatives, bit, isGoods, scores);
  if (words.length === 0) return;
  if (seen.length < size) {
    seen = new Uint8Array(size);
    sums = new Float32Array(size);
  }
  let first = new Int32Array(0);
  for (const [number, ways] of words.entries()) {
    one.clear(size);
    score(corpus, ways, bit, isGoods, one);
    if (number === 0) first = one.touched.slice(0, one.count);
    const isLast = number === words.length - 1;
    for (let at = 0; at < one.count; at += 1) {
      const rowId = one.touched[at] as number;
      const value = one.values[rowId] as number;
      if (seen[rowId] === number) {
        seen[rowId] = number + 1;
        sums[rowId] =
          number === 0
            ? value
            : Math.min(sums[rowId] as number, value) * 0.7 + Math.max(sums[rowId] as number, value) * 0.3;
      }
      if (!isLast) continue;
      if (seen[rowId] === words.length) scores.raise(rowId, (sums[rowId] as number) * apart);
      else if (words.length > 1) scores.raise(rowId, value * lastAlone);
    }
  }
  for (const rowId of first) seen[rowId] = 0;
}

function score(
  { index, entities }: Corpus,
  ways: readonly Alternative[],
  bit: number,
  isGoods: boolean,
  scores: Scores,
): void {
  for (const way of ways) {
    scoreTexts(index, way, bit, isGoods, scores, room);
    scoreEntities(index, entities, way, bit, scores);
  }
}
