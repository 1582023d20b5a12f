import type { ReactElement } from "react";
import { encode } from "uqr";
import { code } from "./qr-code.css.ts";

/** The outline of all dark cells, a run of neighbours in a row as one rectangle. */
export function darkPath(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x] === true) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
    }
  return path;
}

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** The quiet zone around the code, in cells: the standard's minimum. */
const border = 4;

/** Drawn dark on white whatever the page's colours are, because cameras need that. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: "M", border });
  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={darkPath(data)} fill="#000" />
    </svg>
  );
}
