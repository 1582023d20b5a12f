import type { ReactElement } from "react";
import { richText } from "./rich-text.css.ts";

export interface RichTextProps {
  /** Sanitised on its way in, by api-client. */
  readonly html: string;
}

/** A merchant's own words with their pictures. */
export function RichText({ html }: RichTextProps): ReactElement {
  return <div className={richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
