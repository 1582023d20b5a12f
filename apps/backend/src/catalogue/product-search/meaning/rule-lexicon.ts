import type { RuleSynonym } from "../rules/search-rules.ts";
import { piecesOf } from "../text/pieces.ts";
import { foldUnits } from "../vocabulary/fold-units.ts";
import { Lexicon } from "./lexicon.ts";

/** As good as a synonym of the vocabulary. */
const same = 0.95;

const none = new Lexicon();

/** What operators and owners have said that words mean. */
export function ruleLexicon(synonyms: readonly RuleSynonym[]): Lexicon {
  if (synonyms.length === 0) return none;
  const lexicon = new Lexicon();
  for (const { asked, given } of synonyms) {
    const substitutes = given.map((text) => ({ pieces: piecesOf(foldUnits(text)), strength: same }));
    for (const text of asked) lexicon.add(piecesOf(foldUnits(text)), "synonym", substitutes);
  }
  return lexicon;
}
