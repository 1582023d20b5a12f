import { createApiClient } from "@plaza/api-client";
import { createI18n, toLocale } from "@plaza/i18n";
import { loadMessages } from "@plaza/routing";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import { isLeaving } from "./document/address-script.ts";
import { followLanguage } from "./document/follow-language.ts";
import { keepHistoryState } from "./document/history-state.ts";
import { showLastResort } from "./document/last-resort.ts";
import { createRouter } from "./router.ts";
import { base } from "./urls.ts";

/** Without its code, which came with no page, home is still a way in. */
function enter(): void {
  import("./session/enter.ts").then(
    (module) => module.enter(),
    () => location.replace(base),
  );
}

async function start(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  const locale = toLocale(lang);
  const platformOrigin = dataset["platform"] ?? location.origin;
  const i18n = createI18n(locale);
  const router = createRouter({
    api: createApiClient({ origin: location.origin, platformOrigin, locale }),
    i18n,
    locale,
    session: { isCustomer: dataset["session"] === "customer", enter },
    document: {
      nonce: "",
      urlStyle: dataset["urlStyle"] === "path" ? "path" : "hash",
      platformOrigin,
      origin: dataset["origin"] ?? location.origin,
      inlineStyles: [],
    },
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
}

if (!isLeaving(document.documentElement)) void start();
