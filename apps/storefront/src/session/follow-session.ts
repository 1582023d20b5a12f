import { publicDataQuery } from "@plaza/api-client";
import type { RegisteredRouter } from "@tanstack/react-router";
import { toServerPath } from "../urls.ts";
import { forgetTab } from "./forget-tab.ts";
import { onOtherTab } from "./other-tabs.ts";
import { sessionEnded } from "./session-ended.ts";
import { expectSessionEnd, noteSessionOver } from "./session-over.ts";

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
export function followSession(router: RegisteredRouter): () => void {
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
  onOtherTab((news) => {
    isStale = true;
    expectSessionEnd();
    if (news === "left") forgetTab();
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
      sessionEnded(router);
      return;
    }
    isStale = true;
    if (session.isCustomer && data.nickname === null) noteSessionOver();
  });
  return () => {
    stop.abort();
    navigations();
    publicData();
  };
}
