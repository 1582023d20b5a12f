/** A part of a text: as it was, or only in one of two. */
export interface TextPart {
  /** How many characters of other parts come before it. */
  readonly at: number;
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

type Piece = Omit<TextPart, "at">;

/** Above it a comparison takes too long, and its memory is too much: rows times columns. */
const maxCells = 4_000_000;

/**
 * What has been added to a text and removed from it, word by word as the language divides them. Texts that are very long and very
 * different are compared by their lines, and at the last as a whole.
 */
export function textDifference(before: string, after: string, language: string): readonly TextPart[] {
  const words = compared(wordsOf(before, language), wordsOf(after, language));
  const parts = words ?? compared(linesOf(before), linesOf(after)) ?? replaced(before, after);
  return merged(parts);
}

function wordsOf(text: string, language: string): readonly string[] {
  return Array.from(new Intl.Segmenter(language, { granularity: "word" }).segment(text), ({ segment }) => segment);
}

function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}

function replaced(before: string, after: string): readonly Piece[] {
  return [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
}

/** By their longest common subsequence; null where that takes too long. */
function compared(before: readonly string[], after: readonly string[]): readonly Piece[] | null {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  if (old.length * fresh.length > maxCells) return null;
  const same = (text: string): Piece => ({ kind: "same", text });
  return [...before.slice(0, start).map(same), ...between(old, fresh), ...before.slice(before.length - end).map(same)];
}

function between(old: readonly string[], fresh: readonly string[]): readonly Piece[] {
  const width = fresh.length + 1;
  /** Of each pair of ends how many words they have in common. */
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const parts: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [was = "", is = ""] = [old[row], fresh[column]];
    if (row < old.length && column < fresh.length && was === is) {
      parts.push({ kind: "same", text: was });
      row += 1;
      column += 1;
    } else if (column === fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: "removed", text: was });
      row += 1;
    } else {
      parts.push({ kind: "added", text: is });
      column += 1;
    }
  }
  return parts;
}

/** Neighbours of a kind as one part. */
function merged(pieces: readonly Piece[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { kind, text } of pieces) {
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { ...last, text: last.text + text };
    else if (text !== "") parts.push({ at, kind, text });
    at += text.length;
  }
  return parts;
}
