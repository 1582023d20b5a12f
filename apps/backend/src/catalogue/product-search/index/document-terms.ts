import { isContainer } from "../text/containers.ts";
import { kanaEnd, shortKana } from "../text/parts.ts";
import { type Piece, piecesOf } from "../text/pieces.ts";
import { foldUnits } from "../vocabulary/fold-units.ts";
import { type Field, fields, said } from "./fields.ts";

/** A text of a product, and in which languages it is shown. */
export interface FieldText {
  readonly field: Exclude<Field, typeof fields.nameHead>;
  readonly languageMask: number;
  readonly text: string;
}

export interface TermThere {
  said: number;
  /** Of its first piece, in the name; 127: far behind. */
  place: number;
}

const headEnds = /[,，、;:(（]|\s(?:with|for|in|on|of|from)\s/;
const farthest = 126;

/** Receives the words of texts as they are written, for those that look like them or begin with them. */
export interface WordSink {
  addWord(word: Word): void;
}

export interface Word {
  readonly script: Piece["script"];
  /** As it was written, folded. */
  readonly written: string;
}

/**
 * All that a product can be found by, each with the best that can be said of it. Words in scripts without spaces are their
 * pairs of characters, in names single characters as well.
 */
export function documentTerms(texts: readonly FieldText[], words: WordSink): ReadonlyMap<string, TermThere> {
  const terms = new Map<string, TermThere>();
  for (const { field, languageMask, text } of texts) {
    if (field === fields.name) addName(terms, text, languageMask, words);
    else addText(terms, piecesOf(foldUnits(text)), said(field, languageMask), field === fields.attribute, words);
  }
  return terms;
}

function addName(terms: Map<string, TermThere>, name: string, languageMask: number, words: WordSink): void {
  const all = piecesOf(foldUnits(name));
  const main = piecesOf(foldUnits(name.split(headEnds)[0] ?? "")).length;
  addText(terms, all, said(fields.name, languageMask), true, words);
  for (const place of headPlaces(all, main)) {
    const [piece, before] = [all[place], all[place - 1]];
    if (piece === undefined) continue;
    note(terms, piece.key, said(fields.nameHead, languageMask), Math.min(place, farthest));
    if (piece.joined !== undefined) note(terms, piece.joined, said(fields.nameHead, languageMask), place);
    if (piece.script !== "latin" && before?.run === piece.run)
      note(terms, before.key + piece.key, said(fields.nameHead, languageMask), Math.min(place - 1, farthest));
    if (piece.script === "kana") noteKanaHead(terms, all, place, languageMask);
    if (piece.script === "han" && before?.run === piece.run)
      words.addWord({ script: "han", written: before.key + piece.key });
  }
}

/** The last word of what stands before a comma or preposition says what a thing is; where words have spaces only now and then, each one. */
function headPlaces(pieces: readonly Piece[], main: number): readonly number[] {
  const last = main - 1;
  const places = [last];
  if (isContainer(pieces[last]?.key ?? "")) places.push(last - 1);
  for (let place = 0; place < main - 1; place += 1)
    if (pieces[place]?.script !== "latin" && pieces[place]?.run !== pieces[place + 1]?.run) places.push(place);
  return places;
}

function addText(
  terms: Map<string, TermThere>,
  pieces: readonly Piece[],
  byte: number,
  withSingles: boolean,
  words: WordSink,
): void {
  let word = "";
  // What is only mentioned by the way is nothing to put mistakes right by.
  const isTelling = byte >> 4 <= fields.attribute;
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] as Piece;
    const next = pieces[index + 1];
    const place = Math.min(index, farthest);
    if (piece.script === "latin") {
      note(terms, piece.key, byte, place);
      if (isTelling) words.addWord({ script: "latin", written: piece.written });
      if (piece.joined !== undefined) {
        note(terms, piece.joined, byte, place);
        if (isTelling) words.addWord({ script: "latin", written: piece.joined });
      }
      continue;
    }
    word += piece.key;
    if (withSingles) note(terms, piece.key, byte, place);
    if (next?.run === piece.run) note(terms, piece.key + next.key, byte, place);
    else {
      if (piece.script === "kana")
        for (let length = 2; length <= shortKana && length <= word.length; length += 1)
          note(terms, kanaEnd(word.slice(-length)), byte, place);
      if (isTelling && piece.script !== "han") words.addWord({ script: piece.script, written: word });
      word = "";
    }
  }
}

function note(terms: Map<string, TermThere>, key: string, byte: number, place: number): void {
  const known = terms.get(key);
  if (known === undefined) {
    terms.set(key, { said: byte, place });
    return;
  }
  const [field, knownField] = [byte >> 4, known.said >> 4];
  if (field < knownField) {
    known.said = byte;
    known.place = place;
  } else if (field === knownField) {
    known.said |= byte;
  }
}

function noteKanaHead(
  terms: Map<string, TermThere>,
  pieces: readonly Piece[],
  last: number,
  languageMask: number,
): void {
  let word = "";
  for (let at = last; at >= 0 && pieces[at]?.run === pieces[last]?.run && word.length < shortKana; at -= 1) {
    word = (pieces[at]?.key ?? "") + word;
    if (word.length > 1) note(terms, kanaEnd(word), said(fields.nameHead, languageMask), Math.min(last, farthest));
  }
}
