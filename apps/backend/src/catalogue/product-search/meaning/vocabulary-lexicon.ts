import { type Piece, piecesOf } from "../text/pieces.ts";
import { colourFamilies } from "../vocabulary/colours.ts";
import { loanwords } from "../vocabulary/cross-language.ts";
import { foldUnits } from "../vocabulary/fold-units.ts";
import { materials } from "../vocabulary/materials.ts";
import { occasions } from "../vocabulary/occasions.ts";
import { productTypes } from "../vocabulary/product-types.ts";
import { recipients } from "../vocabulary/recipients.ts";
import { synonymGroups } from "../vocabulary/synonym-groups.ts";
import { wholeNames } from "../vocabulary/whole-names.ts";
import { vocabularyLanguages } from "../vocabulary/vocabulary-language.ts";
import type { Words } from "../vocabulary/words.ts";
import { Lexicon, type Role, type Substitute } from "./lexicon.ts";
import type { RuleSynonym } from "../rules/search-rules.ts";

const same = 0.95;
const shown = 0.8;
const member = 0.8;
const family = 0.55;
const hinted = 0.6;

let known: Lexicon | null = null;

/** What the words of the trade mean, from the vocabulary; made when it is first asked for. */
export function vocabularyLexicon(): Lexicon {
  return (known ??= build());
}

function build(): Lexicon {
  const lexicon = new Lexicon();
  for (const group of synonymGroups) {
    if ("same" in group) link(lexicon, "synonym", group.same, group.same, same);
    else link(lexicon, "synonym", group.asked, group.shown, shown);
  }
  for (const words of Object.values<Words>(productTypes)) link(lexicon, "type", allOf(words), allOf(words), same);
  for (const words of wholeNames)
    for (const role of ["type", "whole"] as const) link(lexicon, role, allOf(words), allOf(words), same);
  for (const { latin, words } of loanwords) {
    const all = allOf({ en: latin, ...words });
    link(lexicon, "synonym", all, all, same);
  }
  for (const { names, members } of colourFamilies) {
    link(lexicon, "colour", allOf(names), allOf(names), same);
    link(lexicon, "colour", allOf(names), allOf(members), member);
    link(lexicon, "colour", allOf(members), allOf(names), family);
  }
  linkKinds(
    lexicon,
    "material",
    materials.map(({ key, of, words }) => ({ key, above: of, words })),
  );
  linkKinds(
    lexicon,
    "recipient",
    recipients.map(({ key, among, words }) => ({ key, above: among, words })),
  );
  for (const { words, hints } of occasions)
    link(
      lexicon,
      "occasion",
      allOf(words),
      hints.flatMap((type) => allOf(productTypes[type])),
      hinted,
    );
  return lexicon;
}

interface Kind {
  readonly key: string;
  readonly above: string | undefined;
  readonly words: Words;
}

/** Who asks for wood is shown oak. */
function linkKinds(lexicon: Lexicon, role: Role, kinds: readonly Kind[]): void {
  const byKey = new Map(kinds.map((kind) => [kind.key, kind]));
  for (const { above, words } of kinds) {
    link(lexicon, role, allOf(words), allOf(words), same);
    for (let key = above; key !== undefined; key = byKey.get(key)?.above) {
      const broader = byKey.get(key);
      if (broader !== undefined) link(lexicon, role, allOf(broader.words), allOf(words), member);
    }
  }
}

function link(
  lexicon: Lexicon,
  role: Role,
  asked: readonly string[],
  given: readonly string[],
  strength: number,
): void {
  const substitutes = given.map((text): Substitute => ({ pieces: phrase(text), strength }));
  for (const text of asked) lexicon.add(phrase(text), role, substitutes);
}

const phrases = new Map<string, readonly Piece[]>();

function phrase(text: string): readonly Piece[] {
  let pieces = phrases.get(text);
  if (pieces === undefined) phrases.set(text, (pieces = piecesOf(foldUnits(text))));
  return pieces;
}

function allOf(words: Words): readonly string[] {
  return vocabularyLanguages.flatMap((language) => words[language]);
}

/** As good as a synonym of the vocabulary. */
const sameMeaning = 0.95;

const none = new Lexicon();

/** What operators and owners have said that words mean. */
export function ruleLexicon(synonyms: readonly RuleSynonym[]): Lexicon {
  if (synonyms.length === 0) return none;
  const lexicon = new Lexicon();
  for (const { asked, given } of synonyms) {
    const substitutes = given.map((text) => ({ pieces: piecesOf(foldUnits(text)), strength: sameMeaning }));
    for (const text of asked) lexicon.add(piecesOf(foldUnits(text)), "synonym", substitutes);
  }
  return lexicon;
}
