import { lazyModule, rootRoute, useLazyModule } from "@plaza/routing";
import { useRouter, type RegisteredRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { publicDataQuery } from "@plaza/api-client";
import { trackReturnPath } from "./post-login-redirect.ts";
import { toServerPath } from "../urls.ts";
import {
  expectSessionEnd,
  markSessionExpired,
  handleSessionEnd,
  forgetTab,
  onOtherTabChange,
} from "./session-expiry.ts";

/** Whether the page is a customer's own, that is, one of its routes requires a login. */
function isPersonal({ state }: Pick<RegisteredRouter, "state">): boolean {
  return state.matches.some(
    ({ context }) => typeof context === "object" && context !== null && "isPersonal" in context,
  );
}

/**
 * Keeps a document in the session that it was drawn for. After a login or logout in another tab, or where the platform no
 * longer knows the token, the document is reloaded on return to the tab or at the next navigation; a customer's own page
 * is left at once.
 */
function followSession(router: RegisteredRouter): () => void {
  const { api, queryClient, session } = router.options.context;
  const { queryKey } = publicDataQuery(api);
  const stop = new AbortController();
  const { signal } = stop;
  let isStale = false;

  function renew(): void {
    if (document.visibilityState !== "visible") return;
    if (isStale) location.reload();
    // A shopper who comes back after a while may have been logged out, or have bought something elsewhere.
    else void queryClient.refetchQueries({ queryKey, type: "active", stale: true });
  }
  onOtherTabChange((change) => {
    isStale = true;
    expectSessionEnd();
    if (change === "left") forgetTab();
    if (document.hasFocus()) renew();
  }, signal);
  addEventListener("focus", renew, { signal });
  document.addEventListener("visibilitychange", renew, { signal });
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      // The restored document is as it was left; a logout may have happened since.
      if (session.isCustomer) location.reload();
      else void queryClient.invalidateQueries({ queryKey });
    },
    { signal },
  );
  const navigations = router.subscribe("onBeforeNavigate", ({ toLocation }) => {
    if (isStale) location.replace(toServerPath(toLocation.publicHref));
  });
  const publicData = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || query.queryKey[0] !== queryKey[0]) return;
    const data = queryClient.getQueryData(queryKey);
    if (data === undefined || (data.nickname !== null) === session.isCustomer) return;
    if (session.isCustomer && isPersonal(router)) {
      handleSessionEnd(router);
      return;
    }
    isStale = true;
    if (session.isCustomer && data.nickname === null) markSessionExpired();
  });
  return () => {
    stop.abort();
    navigations();
    publicData();
  };
}

/** Apart, because most visits begin without a login. */
const customers = lazyModule(() => import("./customer-effects.tsx"));

/** The session's effects, which every page has. */
export function SessionEffects(): ReactElement | null {
  const router = useRouter();
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { module } = useLazyModule(customers, isCustomer && "needed");
  useEffect(() => {
    const stops = [followSession(router)];
    if (!isCustomer) stops.push(trackReturnPath(router));
    return () => stops.forEach((stop) => stop());
  }, [router, isCustomer]);
  return module && <module.CustomerEffects />;
}
