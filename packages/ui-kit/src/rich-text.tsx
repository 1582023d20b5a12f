import type { ReactElement } from "react";
import { richText } from "./rich-text.css.ts";

/**
 * HTML that a sanitiser has marked as its own. Whoever has one gives its results this mark; a plain text is none, so that
 * nothing else is ever set as HTML.
 */
export type SafeHtml = string & { readonly "~html": "sanitised" };

export interface RichTextProps {
  /** Sanitised HTML, set unchanged. */
  readonly html: SafeHtml;
}

/** A merchant's or the platform's text with its images. */
export function RichText({ html }: RichTextProps): ReactElement {
  return <div className={richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
