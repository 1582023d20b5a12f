import { languageCookie, readLanguageCookie, splitLocalePrefix } from "@plaza/i18n";
import type { createRouter } from "../router.ts";
import { base, toServerPath } from "../urls.ts";

/** The explicit language of an address such as `/pc/#/ja/x`, typed into a document that is already there. */
function explicitLanguage(location: Pick<Location, "pathname" | "hash">) {
  return splitLocalePrefix(
    location.hash.startsWith("#/") ? location.hash.slice(1) : location.pathname.slice(base.length),
  ).locale;
}

/**
 * The language is read on each navigation: an explicit one in the address wins and is kept, otherwise the cookie
 * decides, which another tab may have changed. A page in another language is another document, so it is loaded anew.
 */
export function followLanguage(router: ReturnType<typeof createRouter>): void {
  const shown = router.options.context.locale;
  router.subscribe("onBeforeNavigate", ({ toLocation }) => {
    const explicit = explicitLanguage(location);
    if (explicit !== null) document.cookie = languageCookie(explicit);
    if ((explicit ?? readLanguageCookie(document.cookie)) !== shown)
      location.replace(toServerPath(toLocation.publicHref));
  });
}
