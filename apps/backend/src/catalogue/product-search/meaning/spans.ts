import { partsOf, type Piece } from "../text/pieces.ts";
import { isFiller } from "./filler.ts";
import { type Corpus, isFound, isFoundTogether } from "./corpus.ts";
import { soundsAlike } from "./repair.ts";
import type { Entry, Lexicon } from "./lexicon.ts";

const segmenters = new Map<string, Intl.Segmenter>();

/** Where words begin and end among Han characters of one run, as a dictionary of the language has them: lengths. */
function hanWords(pieces: readonly Piece[], language: "zh" | "ja"): readonly number[] {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined)
    segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: "word" })));
  const written = pieces.map((piece) => piece.written).join("");
  return Array.from(segmenter.segment(written), ({ segment }) => Array.from(segment).length);
}

/** Pieces of a query that mean one thing, and what the vocabulary and the names know of them. */
export interface Span {
  readonly pieces: readonly Piece[];
  readonly entries: readonly Entry[];
  /** The first of its run, and the last. */
  readonly isWhole: boolean;
}

/** Cuts a query into the longest phrases that are known, and what is left between them into words. */
export function spansOf(
  corpus: Corpus,
  pieces: readonly Piece[],
  language: "zh" | "ja",
  longest = pieces.length,
): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  while (start < pieces.length) {
    const known = knownSpanAt(corpus, pieces, start, language, longest);
    if (known !== null) {
      spans.push(known);
      start += known.pieces.length;
      continue;
    }
    const run = pieces[start]?.run;
    let end = start + 1;
    if (pieces[start]?.script !== "latin")
      while (pieces[end]?.run === run && knownSpanAt(corpus, pieces, end, language, longest) === null) end += 1;
    spans.push(...unknownWords(corpus, pieces.slice(start, end), language));
    start = end;
  }
  return spans;
}

function lexiconsOf({ vocabulary, labels, rules }: Corpus): readonly Lexicon[] {
  return [vocabulary, labels, rules];
}

function knownSpanAt(
  corpus: Corpus,
  pieces: readonly Piece[],
  start: number,
  language: "zh" | "ja",
  longest: number,
): Span | null {
  const found = lexiconsOf(corpus).flatMap((lexicon) => lexicon.from(pieces, start));
  const lengths = [...new Set(found.map(({ length }) => length))].toSorted((left, right) => right - left);
  for (const length of lengths) {
    const span = pieces.slice(start, start + length);
    if (length > longest || beginsWithFiller(span) || !isWord(corpus, pieces, start, length, language)) continue;
    return {
      pieces: span,
      entries: found.filter((each) => each.length === length).map(({ entry }) => entry),
      isWhole: pieces[start - 1]?.run !== span[0]?.run && pieces[start + length]?.run !== span.at(-1)?.run,
    };
  }
  return null;
}

/** Whether what is known may stand there as a word: in scripts without spaces, words hide in longer ones. */
function isWord(
  corpus: Corpus,
  pieces: readonly Piece[],
  start: number,
  length: number,
  language: "zh" | "ja",
): boolean {
  const [first, last] = [pieces[start], pieces[start + length - 1]];
  if (first === undefined || last === undefined) return false;
  const [before, after] = [pieces[start - 1], pieces[start + length]];
  const beginsRun = before?.run !== first.run;
  const endsRun = after?.run !== last.run;
  if (first.script === "latin" || (beginsRun && endsRun)) return true;
  if (first.script === "han") {
    if (length > 1) return true;
    const run = pieces.filter((piece) => piece.run === first.run);
    const offset = start - pieces.findIndex((piece) => piece.run === first.run);
    let at = 0;
    for (const word of hanWords(run, language)) {
      if (at === offset) return word === 1;
      at += word;
    }
    return false;
  }
  // What is left of the run has to be known as well, or be of two characters at least that some product has.
  if (length < 2) return false;
  const rest = restOfRun(pieces, start + length, last.run);
  const isRestKnown =
    rest.length === 0 ||
    lexiconsOf(corpus).some((lexicon) => lexicon.exactly(rest) !== null) ||
    (first.script === "hangul" && isFiller(rest)) ||
    (rest.length > 1 && partsOf(rest).every((part) => isFound(corpus, part)));
  return isRestKnown && (beginsRun || length > 2);
}

function restOfRun(pieces: readonly Piece[], start: number, run: number): readonly Piece[] {
  let end = start;
  while (pieces[end]?.run === run) end += 1;
  return pieces.slice(start, end);
}

function unknownWords(corpus: Corpus, pieces: readonly Piece[], language: "zh" | "ja"): readonly Span[] {
  const [first] = pieces;
  if (first === undefined) return [];
  if (first.script !== "han") return [{ pieces, entries: [], isWhole: true }];
  const meant = soundingWindow(corpus, pieces);
  if (meant !== null)
    return [
      ...unknownWords(corpus, pieces.slice(0, meant.start), language),
      { pieces: pieces.slice(meant.start, meant.end), entries: [], isWhole: meant.end - meant.start === pieces.length },
      ...unknownWords(corpus, pieces.slice(meant.end), language),
    ];
  const words: Piece[][] = [];
  let at = 0;
  let isOpen = false;
  for (const length of hanWords(pieces, language)) {
    const word = pieces.slice(at, at + length);
    const last = words.at(-1);
    const isSingle = length === 1 && !isFiller(word);
    // Single characters side by side are a word that the dictionary does not have, if there is one.
    if (isSingle && isOpen && last !== undefined && isSomeWord(corpus, [...last, ...word])) last.push(...word);
    else words.push([...word]);
    isOpen = isSingle;
    at += length;
  }
  return words.map((word, index) => ({
    pieces: withItsWord(corpus, word, words[index - 1]),
    entries: [],
    isWhole: words.length === 1,
  }));
}

/** A single character behind a word is the end of a longer one, and is only that where it stands behind it. */
function withItsWord(corpus: Corpus, word: readonly Piece[], before: readonly Piece[] | undefined): readonly Piece[] {
  const last = before?.at(-1);
  const isEnd = word.length === 1 && last !== undefined && (before ?? []).length > 1 && !isFiller(word);
  return isEnd && !corpus.isSpecific(word[0]?.key ?? "") && !isFiller(before ?? []) ? [last, ...word] : word;
}

function isSomeWord(corpus: Corpus, word: readonly Piece[]): boolean {
  return isFoundTogether(corpus, partsOf(word)) || soundsAlike(corpus, word, "almost").length > 0;
}

/**
 * The words that a phrase is made of: each of a phrase of several; of one without spaces, those that are known or found.
 * None where it is no more than itself.
 */
export function wordsWithin(corpus: Corpus, { pieces }: Span, language: "zh" | "ja"): readonly Span[] {
  if (pieces.length < 2) return [];
  const isSpaced = pieces.every(({ script }) => script === "latin");
  const words = spansOf(corpus, pieces, language, isSpaced ? 1 : pieces.length - 1);
  if (words.length < 2) return inTwo(corpus, pieces, language);
  const areApart = new Set(pieces.map(({ run }) => run)).size > 1;
  const areWords =
    areApart ||
    words.every(
      (word) =>
        isSpaced ||
        word.entries.length > 0 ||
        (word.pieces.length > 1 && isFoundTogether(corpus, partsOf(word.pieces))),
    );
  return areWords ? words : inTwo(corpus, pieces, language);
}

/** A compound in Hangul or kana, where no dictionary says where its words end. */
function inTwo(corpus: Corpus, pieces: readonly Piece[], language: "zh" | "ja"): readonly Span[] {
  const isSyllables = pieces.every(({ script }) => script === "hangul" || script === "kana");
  if (!isSyllables || pieces.length < 3) return [];
  for (let at = pieces.length - 1; at > 1; at -= 1) {
    const both = [pieces.slice(0, at), pieces.slice(at)];
    const [, end = []] = both;
    const isEnd = end.length > 1 || corpus.isSpecific(end[0]?.key ?? "");
    if (!isEnd) continue;
    const words = both.map((half) => spansOf(corpus, renumbered(half), language));
    if (both.every((half, index) => isFoundTogether(corpus, partsOf(half)) || isOneEntry(words[index] ?? [])))
      return words.flat();
  }
  return [];
}

/** A word of the trade, whether or not anything is called so. */
function isOneEntry(words: readonly Span[]): boolean {
  return words.length === 1 && (words[0]?.entries.length ?? 0) > 0;
}

/** As a run of its own. */
function renumbered(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, run: 0 }));
}

/** "at home" is where something is wanted, whatever is called so. */
function beginsWithFiller(span: readonly Piece[]): boolean {
  return span.length > 1 && span[0]?.script === "latin" && isFiller(span.slice(0, 1));
}

const maxWindow = 4;

interface Window {
  readonly start: number;
  readonly end: number;
}

/**
 * Characters that are no word, and sound like one: rather the same than almost, rather many, and if possible none that are
 * half of a word with their neighbour.
 */
function soundingWindow(corpus: Corpus, pieces: readonly Piece[]): Window | null {
  const isTogether = (start: number, end: number) => isFoundTogether(corpus, partsOf(pieces.slice(start, end)));
  const isPair = pieces.map((_, index) => index > 0 && isTogether(index - 1, index + 1));
  const isCut = ({ start, end }: Window) => isPair[start] === true || isPair[end] === true;
  const unknown = windowsOf(pieces.length).filter(({ start, end }) => !isTogether(start, end));
  const windows = [...unknown.filter((window) => !isCut(window)), ...unknown.filter(isCut)];
  for (const how of ["same", "almost"] as const) {
    const meant = windows.find(({ start, end }) => soundsAlike(corpus, pieces.slice(start, end), how).length > 0);
    if (meant !== undefined) return meant;
  }
  return null;
}

/** All of two characters and more, the longest first. */
function windowsOf(length: number): readonly Window[] {
  const windows: Window[] = [];
  for (let wide = Math.min(maxWindow, length); wide > 1; wide -= 1)
    for (let start = 0; start + wide <= length; start += 1) windows.push({ start, end: start + wide });
  return windows;
}
