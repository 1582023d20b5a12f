/** Texts without spaces between words, which may be broken at nearly every character. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const neverFirst = /^[、。，．・：；？！ー）］｝」』】〕〉》”’,.:;?!)\]}%ぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
const neverLast = /[（［｛「『【〔〈《“‘([{¥$]$/u;

/** Whether a line may end between two characters. */
function mayBreak(before: string, after: string): boolean {
  if (before === " ") return true;
  if (after === " " || neverFirst.test(after) || neverLast.test(before)) return false;
  return unspaced.test(before) || unspaced.test(after) || /[-/–—|]$/.test(before);
}

/** Something with a width: a character as people see it. */
export interface Piece {
  readonly text: string;
  readonly width: number;
}

/** The lines of a text, none of them wider than there is room; what cannot be broken anywhere better is broken anywhere. */
export function breakLines<Each extends Piece>(pieces: readonly Each[], room: number): readonly (readonly Each[])[] {
  const lines: Each[][] = [];
  let line: Each[] = [];
  let width = 0;
  let lastBreak = 0;
  for (const piece of pieces) {
    const before = line.at(-1);
    if (before === undefined && piece.text === " ") continue;
    if (before !== undefined && mayBreak(before.text, piece.text)) lastBreak = line.length;
    if (before !== undefined && width + piece.width > room && piece.text !== " ") {
      const end = lastBreak > 0 ? lastBreak : line.length;
      lines.push(line.slice(0, end));
      line = line.slice(end);
      width = line.reduce((sum, each) => sum + each.width, 0);
      lastBreak = 0;
    }
    line.push(piece);
    width += piece.width;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
