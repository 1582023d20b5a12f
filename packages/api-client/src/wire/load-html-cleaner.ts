import type { ImportOrReload } from "../import-needed.ts";
import type { HtmlCleaner, HtmlMemory, RichTextOptions, SafeHtml } from "./rich-text.ts";
import { textOfHtml } from "./text-of-html.ts";

/**
 * Loads the sanitiser of this environment: it is larger than the rest of this package, and few pages need it. Rich text
 * that it cannot sanitise, or that it does not load for, is shown as text: a page can do without its looks.
 */
export async function loadHtmlCleaner(
  importOrReload: ImportOrReload,
  { loadRichTextImage, htmlMemory }: RichTextOptions = {},
): Promise<HtmlCleaner> {
  try {
    const [{ cleanHtml }, richTextImage] = await Promise.all([
      importOrReload(() => import("#html-cleaner")),
      loadRichTextImage?.(),
    ]);
    const clean: HtmlCleaner = (html, platformOrigin) => cleanHtml(html, platformOrigin, richTextImage);
    return orText(htmlMemory === undefined ? clean : remembering(htmlMemory, clean));
  } catch (error) {
    return (html) => asText(html, error);
  }
}

function remembering(memory: HtmlMemory, clean: HtmlCleaner): HtmlCleaner {
  return (html, platformOrigin) => {
    const known = memory.get(html);
    if (known !== undefined) return known;
    const safe = clean(html, platformOrigin);
    memory.set(html, safe);
    return safe;
  };
}

/** The same sanitiser, but where it fails the text alone. */
export function orText(cleanHtml: HtmlCleaner): HtmlCleaner {
  return (html, platformOrigin) => {
    try {
      return cleanHtml(html, platformOrigin);
    } catch (error) {
      return asText(html, error);
    }
  };
}

function asText(html: string, error: unknown): SafeHtml {
  console.error("Rich text could not be sanitised and is shown as text:", error);
  return textOfHtml(html);
}
