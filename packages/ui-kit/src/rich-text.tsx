import type { ReactElement } from "react";
import { richText } from "./rich-text.css.ts";

export interface RichTextProps {
  /** Sanitised already: it is set as it is. */
  readonly html: string;
}

/** What somebody else has written, with its pictures. */
export function RichText({ html }: RichTextProps): ReactElement {
  return <div className={richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
