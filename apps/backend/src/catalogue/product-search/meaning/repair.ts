import { toKatakana } from "wanakana";
import type { SimilarWord, SortedWords } from "../index/sorted-words.ts";
import { koreanKeysOf, typedOnKoreanKeys } from "../text/korean-keys.ts";
import { soundOfKana, writtenKana } from "../text/kana.ts";
import { partsOf, type Piece, piecesOf } from "../text/pieces.ts";
import { soundOfHan } from "../text/pinyin.ts";
import { stem } from "../text/stem.ts";
import { type Corpus, isFoundTogether } from "./corpus.ts";
import { isFiller } from "./filler.ts";

/** How many letters of a word may be wrong: of short ones nobody can tell what they were meant to be. */
function latinTolerance(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length < 3 ? 0 : word.length < 7 ? 1 : 2;
}

/** @param letters those of the syllables */
function hangulTolerance(letters: string): number {
  return letters.length < 3 ? 0 : letters.length < 9 ? 1 : 2;
}

function kanaTolerance(sound: string): number {
  return sound.length < 3 ? 0 : sound.length < 7 ? 1 : 2;
}

const numerals = "一二两三四五六七八九十几半每这那";
const countWords = "个件条张双套只把台部块瓶盒包袋支枝根对副床盏顶款种片本杯碗辆朵束份";

/** A number with the word for what it counts: 一条, 两张; of two characters that word alone. It says nothing of what that is. */
const counted = new RegExp(`^[${numerals}][${countWords}]|^[${countWords}](?=.$)`, "u");

/** What is left of a phrase without the count that it begins with. */
function withoutCount(phrase: string): string {
  return phrase.replace(counted, "");
}

/** What was probably meant by a word that nothing has; the first is the best guess. */
export interface Repair {
  readonly words: readonly string[];
  /** Written otherwise, and no mistake: nobody needs to be told. */
  readonly isSpelling: boolean;
}

const maxGuesses = 3;
/** Characters of a word that have to be right where another one is wrong. */
const minUnchanged = 2;
/** Letters of a Korean word that the Shift key makes. */
const maxShifted = 2;

export function repaired(corpus: Corpus, run: readonly Piece[]): Repair | null {
  const [first] = run;
  if (first === undefined) return null;
  switch (first.script) {
    case "latin":
      return latin(corpus, first.written);
    case "hangul":
      return hangul(corpus, run.map(({ key }) => key).join(""));
    case "kana":
    case "hiragana":
      return kana(corpus, run.map(({ key }) => key).join(""));
    case "han":
      return han(corpus, run);
    default:
      return first.script satisfies never;
  }
}

function latin(corpus: Corpus, word: string): Repair | null {
  const { index, vocabulary, labels, pinyin } = corpus;
  if (/^[a-z]+$/.test(word)) {
    const korean = onKoreanKeys(corpus, word);
    if (korean !== null) return { words: [korean], isSpelling: false };
    const chinese = [...pinyin.soundingAs(word), ...(word.length > 2 ? pinyin.withInitials(word) : [])];
    if (chinese.length > 0) return { words: chinese.slice(0, maxGuesses), isSpelling: true };
    const split = inTwo(corpus, word);
    if (split !== null) return { words: [split], isSpelling: true };
    const japanese = toKatakana(word);
    if (word.length > 3 && /^[\u30a1-\u30faー]+$/.test(japanese)) {
      const sound = soundOfKana(japanese);
      if ([index.kana, vocabulary.kana, labels.kana].some((words) => words.has(sound)))
        return { words: [sound], isSpelling: true };
    }
  }
  const guesses = similar(
    word,
    [index.latin, vocabulary.latin, labels.latin],
    latinTolerance(word),
    (other) => index.countOf(stem(other)),
    // Three letters are like too many others: only their order may be wrong.
    (other) => word.length > 3 || lettersOf(other) === lettersOf(word),
  ).filter((other) => /\d/.test(other) === /\d/.test(word));
  if (guesses.length > 0) return { words: guesses, isSpelling: false };
  const nearlyChinese = word.length > 4 ? pinyin.soundingLike(word).slice(0, maxGuesses) : [];
  return nearlyChinese.length === 0 ? null : { words: nearlyChinese, isSpelling: false };
}

/** Korean that was typed while the keyboard was set to Latin letters. */
function onKoreanKeys({ index, vocabulary, labels }: Corpus, word: string): string | null {
  const typed = typedOnKoreanKeys(word);
  if (typed === null) return null;
  const letters = typed.normalize("NFD");
  const words = [index.hangul, vocabulary.hangul, labels.hangul];
  if (words.some((some) => some.has(letters))) return typed;
  const keys = koreanKeysOf(letters);
  const meant = words
    .flatMap((some) => some.similarTo(letters, maxShifted))
    .find((other) => koreanKeysOf(other.word) === keys);
  return meant?.word.normalize("NFC") ?? null;
}

/** "rainboot" as "rain boot". */
function inTwo(corpus: Corpus, word: string): string | null {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isFoundTogether(corpus, [stem(left), stem(right)])) return `${left} ${right}`;
  }
  return null;
}

function hangul({ index, vocabulary, labels }: Corpus, word: string): Repair | null {
  const letters = word.normalize("NFD");
  const guesses = similar(
    letters,
    [index.hangul, vocabulary.hangul, labels.hangul],
    hangulTolerance(letters),
    (other) => index.countOf(other.normalize("NFC").slice(0, 2)),
  );
  return guesses.length === 0 ? null : { words: guesses.map((guess) => guess.normalize("NFC")), isSpelling: false };
}

function kana({ index, vocabulary, labels }: Corpus, word: string): Repair | null {
  const guesses = similar(word, [index.kana, vocabulary.kana, labels.kana], kanaTolerance(word), (other) =>
    index.countOf(other.slice(0, 2)),
  );
  return guesses.length === 0 ? null : { words: guesses.map(writtenKana), isSpelling: false };
}

/** Words that sound the same, which an input method offers instead, or almost the same. */
export function soundsAlike(corpus: Corpus, pieces: readonly Piece[], how: "same" | "almost"): readonly string[] {
  const word = pieces.map(({ key }) => key).join("");
  if (pieces.length < 2) return [];
  const { pinyin } = corpus;
  const sounding = pinyin.soundingAs(soundOfHan(word).join(""));
  const unlike =
    how === "same" || sounding.length > 0 ? [] : pinyin.unlikeInOne(word).filter((other) => isMeantBy(other, word));
  return [...sounding, ...unlike].filter(
    (other) =>
      other !== word &&
      other.length === word.length &&
      (corpus.vocabulary.han.has(other) || isFoundTogether(corpus, partsOf(piecesOf(other)))),
  );
}

/** What is left of a word must tell what was meant: 一条 of 一条送 does not. Two characters that sound much alike do. */
function isMeantBy(other: string, word: string): boolean {
  const telling = withoutCount(word);
  const before = word.length - telling.length;
  const unchanged = Array.from(telling).filter((character, index) => character === other.charAt(before + index));
  return (
    unchanged.filter((character) => !isFiller(piecesOf(character))).length >= Math.min(minUnchanged, word.length - 1)
  );
}

function han(corpus: Corpus, run: readonly Piece[]): Repair | null {
  const alike = soundsAlike(corpus, run, "almost");
  return alike.length === 0 ? null : { words: alike.slice(0, maxGuesses), isSpelling: false };
}

/** The most alike, the most common first; a first letter is seldom wrong. */
function similar(
  word: string,
  vocabularies: readonly SortedWords[],
  tolerance: number,
  countOf: (word: string) => number,
  isLikely: (other: string) => boolean = () => true,
): readonly string[] {
  if (tolerance === 0) return [];
  const costs = new Map<string, number>();
  for (const { word: other, distance } of vocabularies.flatMap((words): readonly SimilarWord[] =>
    words.similarTo(word, tolerance),
  ))
    // Two mistakes are believed where the beginning is right, or the letters are and only their order is not.
    if (isLikely(other) && (distance < 2 || other.startsWith(word.slice(0, 2)) || lettersOf(other) === lettersOf(word)))
      costs.set(other, distance + (other.charAt(0) === word.charAt(0) ? 0 : 0.6));
  const least = Math.min(...costs.values());
  return [...costs]
    .filter(([, cost]) => cost === least)
    .map(([other]) => other)
    .toSorted((left, right) => countOf(right) - countOf(left))
    .slice(0, maxGuesses);
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join("");
}
