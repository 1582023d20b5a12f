import { localePrefix } from "@plaza/i18n";
import type { StorefrontContext } from "./context.ts";

/**
 * The address of a page outside of the shop: for search engines, shared links and their previews. It has the path form,
 * which a server can answer, and a locale prefix except for English.
 */
export function pageAddress(
  { document, locale }: Pick<StorefrontContext, "document" | "locale">,
  path: string,
): string {
  return `${document.origin}/pc${localePrefix(locale)}${path}`;
}
