const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The words that a long one in katakana is made of, as far as a dictionary knows. */
export function wordsOfKana(word: string): readonly string[] {
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}
