import type { ArticleDetail } from "@plaza/api-client";
import { plainText } from "./plain-text.ts";

/** An article with fewer sections is read faster than its contents. */
const fewest = 3;

/** The headings of a long article's sections as plain text, in their order; none of a short one. */
export function articleHeadings(html: ArticleDetail["contentHtml"]): readonly string[] {
  const headings = html
    .split("<h2>")
    .slice(1)
    .map((section) => plainText(section.split("</h2>", 1)[0] ?? ""));
  return headings.length >= fewest && headings.every((heading) => heading !== "") ? headings : [];
}
