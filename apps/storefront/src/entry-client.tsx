import { createApiClient } from "@plaza/api-client";
import { createI18n, formatMoney, toLocale } from "@plaza/i18n";
import { importNeeded, lazyModule, loadMessages, prefetchLoaders, whenHydrated } from "@plaza/routing";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import { isLeaving } from "./document/address-script.ts";
import { followLanguage } from "./document/follow-language.ts";
import { keepHistoryState } from "./document/history-state.ts";
import { showLastResort } from "./document/last-resort.ts";
import { createRouter } from "./router.ts";
import { base } from "./urls.ts";

const entering = lazyModule(() => import("./session/enter.ts"));

const loadRichTextImage = async () =>
  (await importNeeded(() => import("./document/browser-rich-text-image.ts"))).richTextImage;

/** Without its code, which came with no page, home is still a way in. */
function enter(): void {
  entering.load().then(
    (module) => module.enter(),
    () => location.replace(base),
  );
}

async function start(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  const locale = toLocale(lang);
  const urlStyle = dataset["urlStyle"] === "path" ? "path" : "hash";
  const origin = dataset["origin"] ?? location.origin;
  const i18n = createI18n(locale);
  const router = createRouter({
    api: createApiClient({ origin: location.origin, platformOrigin: origin, locale, importNeeded, loadRichTextImage }),
    i18n,
    locale,
    session: { isCustomer: dataset["session"] === "customer", enter },
    document: {
      nonce: "",
      urlStyle,
      origin,
      inlineStyles: [],
    },
    urlStyle,
  });
  await loadMessages(
    i18n,
    router.matchRoutes(router.latestLocation).map(({ staticData }) => ({ staticData })),
  );
  followLanguage(router);
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
