import { Trans, useLingui } from "@lingui/react/macro";
import type { ArticleDetail } from "@plaza/api-client";
import { RichText } from "@plaza/ui-kit/rich-text";
import { type ReactElement, useRef } from "react";
import { plainText } from "./plain-text.ts";
import * as look from "./article-text.css.ts";

/** An article with fewer sections is read faster than its contents. */
const minHeadings = 3;

/** The headings of a long article's sections as plain text, in their order; none of a short one. */
export function articleHeadings(html: ArticleDetail["contentHtml"]): readonly string[] {
  const headings = html
    .split("<h2>")
    .slice(1)
    .map((section) => plainText(section.split("</h2>", 1)[0] ?? ""));
  return headings.length >= minHeadings && headings.every((heading) => heading !== "") ? headings : [];
}

/** An article's text, with its contents above it where it is long. They are buttons, because a fragment is an address here. */
export function ArticleText({ html }: { readonly html: ArticleDetail["contentHtml"] }): ReactElement {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  const headings = articleHeadings(html);

  function show(index: number): void {
    const heading = text.current?.querySelectorAll<HTMLElement>("h2")[index];
    if (heading === undefined) return;
    heading.tabIndex = -1;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }
  return (
    <>
      {headings.length > 0 && (
        <nav className={look.contents} aria-label={t`Contents`}>
          <p className={look.contentsTitle} aria-hidden>
            <Trans>Contents</Trans>
          </p>
          <ol className={look.list}>
            {headings.map((heading, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two sections may have one name
              <li key={index}>
                <button type="button" className={look.entry} onClick={() => show(index)}>
                  {heading}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div ref={text} className={look.text}>
        <RichText html={html} />
      </div>
    </>
  );
}
