import { createApiClient, previewHeader } from "@plaza/api-client";
import { createI18n, formatMoney, toLocale, readLanguageCookie } from "@plaza/i18n";
import { importOrReload, lazyModule, loadMessages, prefetchLoaders, whenHydrated } from "@plaza/routing";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import type { RegisteredRouter } from "@tanstack/react-router";
import { isLeaving } from "./document/address-script.ts";
import { showLastResort } from "./document/last-resort.ts";
import { createRouter } from "./router.ts";
import { base, toServerPath } from "./urls.ts";

/**
 * An address that was typed, or a link from elsewhere into an open document, has no history state. The router then works
 * with a key that only it knows, and the scroll position it notes under that key would be lost by a reload.
 */
function keepHistoryState(router: RegisteredRouter): void {
  router.subscribe("onResolved", ({ toLocation }) => {
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && "__TSR_key" in state) return;
    // Called on the prototype, because the router's history patches the method of the object and would see a navigation.
    History.prototype.replaceState.call(history, toLocation.state, "", location.href);
  });
}

/**
 * The language is read on each navigation: the cookie decides, which another tab may have changed. A page in another language
 * is another document, so it is loaded anew. An address that names a language does not come here (`addressScript`).
 *
 * So is what is opened from a preview: it is none, and is asked for without the token.
 */
function followDocument(router: RegisteredRouter): void {
  const { locale, document: shown } = router.options.context;
  router.subscribe("onBeforeNavigate", ({ toLocation: { href, publicHref } }) => {
    if (readLanguageCookie(document.cookie) !== locale || !href.includes(shown.preview ?? ""))
      location.replace(toServerPath(publicHref));
  });
}

const loginModule = lazyModule(() => import("./session/finish-login.ts"));

/** Without its code, which came with no page, home is still a way in. */
function enter(): void {
  loginModule.load().then(
    (module) => module.finishLogin(),
    () => location.replace(base),
  );
}

async function start(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  const locale = toLocale(lang);
  const urlStyle = dataset["urlStyle"] === "path" ? "path" : "hash";
  const origin = dataset["origin"] ?? location.origin;
  const { preview } = dataset;
  const i18n = createI18n(locale);
  const router = createRouter({
    api: createApiClient({
      origin: location.origin,
      platformOrigin: origin,
      locale,
      importOrReload,
      ...(preview !== undefined && { headers: { [previewHeader]: preview } }),
    }),
    i18n,
    locale,
    session: { isCustomer: dataset["session"] === "customer", enter },
    document: {
      nonce: "",
      urlStyle,
      origin,
      preview,
      inlineStyles: [],
    },
    urlStyle,
  });
  await loadMessages(
    i18n,
    router.matchRoutes(router.latestLocation).map(({ staticData }) => ({ staticData })),
  );
  followDocument(router);
  keepHistoryState(router);
  hydrateRoot(document, <RouterClient router={router} />, {
    onUncaughtError: (error) => {
      console.error(error);
      // React is about to take the whole document away.
      setTimeout(showLastResort);
    },
    onRecoverableError: (error) => {
      console.error("The page differs from what the server sent.", error);
    },
  });
  await whenHydrated();
  await prefetchLoaders(router.state.matches.map(({ routeId }) => router.routesById[routeId]));
}

if (!isLeaving(document.documentElement)) {
  // Each in a task of its own, so that what was pressed meanwhile is heard in between. The first number that a browser writes
  // costs it more than all others of the page, 50 ms on a phone's processor: here instead of in the middle of what draws.
  setTimeout(() => formatMoney(0));
  setTimeout(() => void start());
}
