/** Rows and cells as a spreadsheet puts them on the clipboard: cells with line breaks or quotes in them stand in quotes. */
export function readPastedBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "" && isQuotedCell(text, index)) isQuoted = true;
    else if (sign === "\t" || sign === "\n" || sign === "\r") {
      row.push(cell);
      cell = "";
      if (sign === "\t") continue;
      if (sign === "\r" && text.charAt(index + 1) === "\n") index += 1;
      rows.push(row);
      row = [];
    } else cell += sign;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** A quote is one of a cell only where another one ends that cell: an inch of a size is none. */
function isQuotedCell(text: string, start: number): boolean {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text.charAt(index) !== '"') continue;
    const next = text.charAt(index + 1);
    if (next !== '"') return next === "" || next === "\t" || next === "\n" || next === "\r";
    index += 1;
  }
  return false;
}

/** Whether it is more than what one cell takes. */
export function isBlock(rows: readonly (readonly string[])[]): boolean {
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}
