import { localePrefix } from "@plaza/i18n";
import type { StorefrontContext } from "./context.ts";

/**
 * The address of a page for others: for search engines, for who gets a link, and for what draws a preview of one. It has
 * the path form, which a server answers, and says its language, but for English.
 */
export function pageAddress(
  { document, locale }: Pick<StorefrontContext, "document" | "locale">,
  path: string,
): string {
  return `${document.origin}/pc${localePrefix(locale)}${path}`;
}
