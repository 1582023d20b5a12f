import { folded } from "../text/fold.ts";
import { type Piece, piecesOf } from "../text/pieces.ts";
import { stopWords } from "../vocabulary/stop-words.ts";
import { vocabularyLanguages } from "../vocabulary/vocabulary-language.ts";

const phrases = vocabularyLanguages
  .flatMap((language) => stopWords[language].phrases)
  .map((phrase) => folded(phrase))
  .toSorted((left, right) => right.length - left.length);
const words = new Set(
  vocabularyLanguages
    .flatMap((language) => [...stopWords[language].words, ...stopWords[language].praise])
    .map((word) => keyOf(piecesOf(word))),
);
const isLetter = /[\p{Script=Latin}\p{N}]/u;

/** A query without what says nothing of the goods: "I am looking for", を探しています. */
export function withoutPhrases(text: string): string {
  let rest = folded(text);
  for (const phrase of phrases) {
    let at = rest.indexOf(phrase);
    while (at >= 0) {
      const end = at + phrase.length;
      const isInside =
        isLetter.test(phrase.charAt(0)) && (isLetter.test(rest.charAt(at - 1)) || isLetter.test(rest.charAt(end)));
      if (!isInside) rest = `${rest.slice(0, at)} ${rest.slice(end)}`;
      at = rest.indexOf(phrase, isInside ? end : at + 1);
    }
  }
  return rest;
}

/** Articles, particles, praise. */
export function isFiller(pieces: readonly Piece[]): boolean {
  if (words.has(keyOf(pieces))) return true;
  const [first] = pieces;
  if (pieces.length === 1 && (first?.script === "kana" || first?.script === "hiragana")) return true;
  return pieces.length === 1 && first?.script === "latin" && /^[a-z]$/.test(first.written);
}

function keyOf(pieces: readonly Piece[]): string {
  return pieces.map(({ written }) => written).join(" ");
}
