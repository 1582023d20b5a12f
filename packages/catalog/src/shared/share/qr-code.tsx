import type { ReactElement } from "react";
import { encode } from "uqr";
import { code } from "./qr-code.css.ts";
import { darkPath } from "./qr-path.ts";

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
