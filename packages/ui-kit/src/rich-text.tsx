import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { richText } from "./rich-text.css.ts";

/**
 * HTML that a sanitiser has marked as its own. Whoever has one gives its results this mark; a plain text is none, so that
 * nothing else is ever set as HTML.
 */
export type SafeHtml = string & { readonly "~html": "sanitised" };

export interface RichTextProps {
  /** Sanitised HTML, set unchanged but for a word on images that cannot be shown. */
  readonly html: SafeHtml;
}

/** As the sanitiser writes what stands for an image that cannot be shown; inside is the image's description, if any. */
const absentImage = '<span data-image="absent">';

/** A merchant's or the platform's text with its images. */
export function RichText({ html }: RichTextProps): ReactElement {
  const { t } = useLingui();
  const words = `<b>${asHtml(t`This image cannot be shown here`)}</b>`;
  const whole = html.replaceAll(absentImage, () => absentImage + words);
  return <div className={richText} dangerouslySetInnerHTML={{ __html: whole }} />;
}

function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
