import type { Locale } from "@plaza/i18n";
import { nonceMark } from "./nonce-mark.ts";

/** What the document loads: elements for its head. */
export interface DeskPage {
  readonly head: string;
}

export interface DocumentOptions {
  readonly nonce: string;
  readonly locale: Locale;
  /** Under which origin the platform addresses its images; null: the document's own. */
  readonly imageOrigin: string | null;
}

/** The document of every address: the desk is drawn in the browser, for nobody finds it by a search. */
export function deskDocument({ head }: DeskPage, { nonce, locale, imageOrigin }: DocumentOptions): string {
  const images = imageOrigin === null ? "" : ` data-images="${escaped(imageOrigin)}"`;
  return `<!DOCTYPE html>
<html lang="${locale}"${images}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>Plaza</title>
${head.replaceAll(nonceMark, nonce)}
</head>
<body>
<div id="desk"></div>
<noscript>The desk needs JavaScript.</noscript>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
