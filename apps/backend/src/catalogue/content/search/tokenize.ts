/** Everything a text can be found by. */
export function documentWords(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const segment of segments(text)) {
    words.add(segment.text);
    if (segment.kind === "word") {
      for (const part of lettersAndDigits(segment.text)) words.add(part);
    } else {
      for (const pair of pairs(segment.text)) words.add(pair);
      for (const character of segment.text) words.add(character);
    }
  }
  // "T-shirt" is also found as "tshirt".
  for (const [compound] of folded(text).matchAll(/[a-z\d]+(?:-[a-z\d]+)*/g)) {
    if (compound.includes("-")) words.add(singular(compound.replaceAll("-", "")).slice(0, 40));
  }
  return words;
}

/** English words lose their plural, so that `mugs` finds a mug and `mug` finds mugs. Others are returned as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const hiragana = /[\u3041-\u3096]/g;
const hiraganaToKatakana = 0x60;

/**
 * Text as search sees it: full-width and half-width forms, capitals, accents and the two kana count as the same.
 */
export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + hiraganaToKatakana))
    .replaceAll(/['’]/g, "");
}

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
const maxWordLength = 40;

export function segments(text: string): readonly Segment[] {
  return Array.from(folded(text).matchAll(segmentPattern), ({ groups = {} }): Segment => {
    const { ideographs, syllables, word = "" } = groups;
    if (ideographs !== undefined) return { kind: "ideographs", text: ideographs };
    if (syllables !== undefined) return { kind: "syllables", text: syllables.slice(0, maxWordLength) };
    return { kind: "word", text: singular(word.slice(0, maxWordLength)) };
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
