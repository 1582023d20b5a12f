import { type Piece, piecesOf } from "../text/pieces.ts";
import { type Corpus, isFound } from "./corpus.ts";
import { repaired } from "./repair.ts";

/** Words that are one word somewhere: "cup cakes". */
export function withJoinedWords(corpus: Corpus, pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece, next] = [pieces[at] as Piece, pieces[at + 1]];
    const written = `${piece.written}${next?.written ?? ""}`;
    const isOne =
      next !== undefined &&
      piece.script === "latin" &&
      next.script === "latin" &&
      piece.written.length > 1 &&
      next.written.length > 2 &&
      !/\d/.test(written) &&
      (corpus.index.latin.has(written) || corpus.vocabulary.latin.has(written)) &&
      corpus.vocabulary.exactly([piece, next]) === null;
    if (isOne) {
      const [joinedPiece] = piecesOf(written);
      if (joinedPiece !== undefined) result.push({ ...joinedPiece, run: piece.run });
      at += 1;
    } else result.push(piece);
  }
  return result;
}

/** Words that are mistyped, where beside the next or the last one they make a phrase: "tennis racwuet". */
export function withPhrases(corpus: Corpus, pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, place) => {
    const isStrange =
      piece.script === "latin" && !isFound(corpus, piece.key) && !corpus.vocabulary.stems.has(piece.key);
    if (!isStrange || pieces.length < 2) return piece;
    for (const word of repaired(corpus, [piece])?.words ?? []) {
      const [better] = piecesOf(word);
      const [before, after] = [pieces[place - 1], pieces[place + 1]];
      const isPhrase = (phrase: readonly (Piece | undefined)[]): boolean =>
        phrase.every((each) => each !== undefined) && corpus.vocabulary.exactly(phrase) !== null;
      if (better !== undefined && (isPhrase([before, better]) || isPhrase([better, after])))
        return { ...better, run: piece.run };
    }
    return piece;
  });
}
