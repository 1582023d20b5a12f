import { folded } from "./folding.ts";
import { singular } from "./singular.ts";

/**
 * A piece of text in one script.
 * - `word`: written with spaces between words; in the singular
 * - `syllables`: kana or Hangul, where words have an end but often stand inside longer ones
 * - `ideographs`: Han characters, where nothing tells the words apart
 */
export interface Segment {
  readonly kind: "word" | "syllables" | "ideographs";
  readonly text: string;
}

// Scripts have signs, too (the radicals of Han, say), which nobody searches for.
const segmentPattern =
  /(?<ideographs>(?:(?=[\p{L}\p{N}])[\p{Script=Han}々〇])+)|(?<syllables>[\u30a1-\u30faー]+|(?:(?=\p{L})\p{Script=Hangul})+)|(?<word>(?:(?![\p{Script=Han}\p{Script=Hangul}\u30a1-\u30faー々〇])[\p{L}\p{N}\p{M}])+)/gu;

/** Longer sequences of letters are no words, and are not indexed. */
const longestWord = 40;

export function segments(text: string): readonly Segment[] {
  return Array.from(folded(text).matchAll(segmentPattern), ({ groups = {} }): Segment => {
    const { ideographs, syllables, word = "" } = groups;
    if (ideographs !== undefined) return { kind: "ideographs", text: ideographs };
    if (syllables !== undefined) return { kind: "syllables", text: syllables.slice(0, longestWord) };
    return { kind: "word", text: singular(word.slice(0, longestWord)) };
  });
}

/** Neighbouring characters in pairs; a single character is a pair by itself. */
export function pairs(text: string): readonly string[] {
  const characters = Array.from(text);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}

/** `500ml` as `500` and `ml`, so that it is found however it is spaced. */
export function lettersAndDigits(word: string): readonly string[] {
  return word.match(/\d+|\D+/g) ?? [];
}
