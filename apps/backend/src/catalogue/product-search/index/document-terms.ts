import { isContainer, kanaEnd, shortKana, type Piece, piecesOf } from "../text/pieces.ts";
import { foldUnits } from "../vocabulary/fold-units.ts";

/** The fields of a product's texts: the smaller, the more a word in it says. */
export const fields = { nameHead: 0, name: 1, code: 2, attribute: 3, tagline: 4, description: 5 } as const;

type Field = (typeof fields)[keyof typeof fields];

/** What a word counts, by its field. */
export const fieldWeights: readonly number[] = [1, 0.85, 1, 0.5, 0.4, 0.3];

/** The payload of a posting: a field and the languages in which the text is shown, in a byte. */
function payloadOf(field: Field, languageMask: number): number {
  return (field << 4) | languageMask;
}

/** By payload: 1 where the position within the name follows it. */
export const hasPosition = Uint8Array.from({ length: 256 }, (_, byte) => (byte >> 4 <= fields.name ? 1 : 0));

/** A text of a product, and in which languages it is shown. */
export interface FieldText {
  readonly field: Exclude<Field, typeof fields.nameHead>;
  readonly languageMask: number;
  readonly text: string;
}

export interface TermOccurrence {
  payload: number;
  /** Of its first piece in the text; farther back than `maxPosition` is not told apart. */
  position: number;
}

const headEnds = /[,，、;:(（]|\s(?:with|for|in|on|of|from)\s/;
const maxPosition = 126;

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
export function documentTerms(texts: readonly FieldText[], words: WordSink): ReadonlyMap<string, TermOccurrence> {
  const terms = new Map<string, TermOccurrence>();
  for (const { field, languageMask, text } of texts) {
    if (field === fields.name) addName(terms, text, languageMask, words);
    else addText(terms, piecesOf(foldUnits(text)), payloadOf(field, languageMask), field === fields.attribute, words);
  }
  return terms;
}

function addName(terms: Map<string, TermOccurrence>, name: string, languageMask: number, words: WordSink): void {
  const all = piecesOf(foldUnits(name));
  const main = piecesOf(foldUnits(name.split(headEnds)[0] ?? "")).length;
  addText(terms, all, payloadOf(fields.name, languageMask), true, words);
  for (const position of headPositions(all, main)) {
    const [piece, before] = [all[position], all[position - 1]];
    if (piece === undefined) continue;
    note(terms, piece.key, payloadOf(fields.nameHead, languageMask), Math.min(position, maxPosition));
    if (piece.joined !== undefined) note(terms, piece.joined, payloadOf(fields.nameHead, languageMask), position);
    if (piece.script !== "latin" && before?.run === piece.run)
      note(
        terms,
        before.key + piece.key,
        payloadOf(fields.nameHead, languageMask),
        Math.min(position - 1, maxPosition),
      );
    if (piece.script === "kana") noteKanaHead(terms, all, position, languageMask);
    if (piece.script === "han" && before?.run === piece.run)
      words.addWord({ script: "han", written: before.key + piece.key });
  }
}

/** The last word of what stands before a comma or preposition says what a thing is; where words have spaces only now and then, each one. */
function headPositions(pieces: readonly Piece[], main: number): readonly number[] {
  const last = main - 1;
  const positions = [last];
  if (isContainer(pieces[last]?.key ?? "")) positions.push(last - 1);
  for (let position = 0; position < main - 1; position += 1)
    if (pieces[position]?.script !== "latin" && pieces[position]?.run !== pieces[position + 1]?.run)
      positions.push(position);
  return positions;
}

function addText(
  terms: Map<string, TermOccurrence>,
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
    const position = Math.min(index, maxPosition);
    if (piece.script === "latin") {
      note(terms, piece.key, byte, position);
      if (isTelling) words.addWord({ script: "latin", written: piece.written });
      if (piece.joined !== undefined) {
        note(terms, piece.joined, byte, position);
        if (isTelling) words.addWord({ script: "latin", written: piece.joined });
      }
      continue;
    }
    word += piece.key;
    if (withSingles) note(terms, piece.key, byte, position);
    if (next?.run === piece.run) note(terms, piece.key + next.key, byte, position);
    else {
      if (piece.script === "kana")
        for (let length = 2; length <= shortKana && length <= word.length; length += 1)
          note(terms, kanaEnd(word.slice(-length)), byte, position);
      if (isTelling && piece.script !== "han") words.addWord({ script: piece.script, written: word });
      word = "";
    }
  }
}

function note(terms: Map<string, TermOccurrence>, key: string, byte: number, position: number): void {
  const known = terms.get(key);
  if (known === undefined) {
    terms.set(key, { payload: byte, position });
    return;
  }
  const [field, knownField] = [byte >> 4, known.payload >> 4];
  if (field < knownField) {
    known.payload = byte;
    known.position = position;
  } else if (field === knownField) {
    known.payload |= byte;
  }
}

function noteKanaHead(
  terms: Map<string, TermOccurrence>,
  pieces: readonly Piece[],
  last: number,
  languageMask: number,
): void {
  let word = "";
  for (let at = last; at >= 0 && pieces[at]?.run === pieces[last]?.run && word.length < shortKana; at -= 1) {
    word = (pieces[at]?.key ?? "") + word;
    if (word.length > 1)
      note(terms, kanaEnd(word), payloadOf(fields.nameHead, languageMask), Math.min(last, maxPosition));
  }
}
