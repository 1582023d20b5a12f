import type { Piece } from "./pieces.ts";

/**
 * What must be in a text for these pieces to stand there, in order: stems, and of scripts without spaces the pairs of
 * characters that stand side by side; a character that stands alone, by itself.
 */
export function partsOf(pieces: readonly Piece[]): readonly string[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first?.script === "kana" && pieces.length > 1 && pieces.length <= shortKana && first.run === last?.run)
    return [kanaEnd(pieces.map(({ key }) => key).join(""))];
  return pieces.flatMap((piece, index) => {
    if (piece.script === "latin") return [piece.key];
    const next = pieces[index + 1];
    if (next?.run === piece.run) return [piece.key + next.key];
    return pieces[index - 1]?.run === piece.run ? [] : [piece.key];
  });
}

/** Short words in katakana are in many longer ones by chance, so they only count where these end. */
export const shortKana = 2;

/** The end of a word in katakana. */
export function kanaEnd(end: string): string {
  return `${end}$`;
}
