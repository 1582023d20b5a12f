import { readLanguageCookie } from "@plaza/i18n";
import type { RegisteredRouter } from "@tanstack/react-router";
import { toServerPath } from "../urls.ts";

/**
 * The language is read on each navigation: the cookie decides, which another tab may have changed. A page in another language
 * is another document, so it is loaded anew. An address that names a language does not come here (`addressScript`).
 */
export function followLanguage(router: RegisteredRouter): void {
  const shown = router.options.context.locale;
  router.subscribe("onBeforeNavigate", ({ toLocation }) => {
    if (readLanguageCookie(document.cookie) !== shown) location.replace(toServerPath(toLocation.publicHref));
  });
}
