import type { ReactElement } from "react";
import { renderSVG } from "uqr";
import { qrCode } from "./second-factor.css.ts";

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Dark on white whatever the page's colours are, because cameras need that, with the quiet zone that the standard asks for. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const svg = renderSVG(text, { ecc: "M", border: 4 });
  return <img className={qrCode} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />;
}
