import type { Decoder } from "./decode.ts";
import { text } from "./scalars.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/**
 * Text of a field that merchants may write in HTML but that is shown as a line of text: tags are removed, and their text stays. The
 * result is text, not HTML: it may contain "<" and must be escaped like any other text.
 */
export const plainText: Decoder<string> = (value, context) =>
  withoutTags(text(value, context).replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6])>/gi, " "))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/** What follows the last ">" has no tags. Before it each one ends, so that nothing is looked through twice. */
function withoutTags(html: string): string {
  const end = html.lastIndexOf(">") + 1;
  return html.slice(0, end).replace(/<\/?[a-z][^>]*>?/gi, "") + html.slice(end);
}
