/**
 * What a spreadsheet would take for a formula, also where its signs are full-width, as Chinese and Japanese keyboards write them;
 * text marked by an apostrophe in front it leaves alone, and shows without.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/u;

/** A text as a cell that no spreadsheet calculates. A text that looks marked already is marked once more. */
export function protectedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** What was written by {@link protectedCell}. */
export function unprotectedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
