import type { Piece } from "./pieces.ts";

const segmenters = new Map<string, Intl.Segmenter>();

/** Where words begin and end among Han characters of one run, as a dictionary of the language has them: lengths. */
export function hanWords(pieces: readonly Piece[], language: "zh" | "ja"): readonly number[] {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined)
    segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: "word" })));
  const written = pieces.map((piece) => piece.written).join("");
  return Array.from(segmenter.segment(written), ({ segment }) => Array.from(segment).length);
}
