import { ApiError, type PublicData, publicDataQuery, type SessionEnd } from "@plaza/api-client";
import type { RegisteredRouter } from "@tanstack/react-router";
import { wasFound } from "../document/failure-title.ts";
import { readSessionEnd, sessionExpiredCookie } from "./session-cookies.ts";
import { loginPath, saveReturnPath } from "./post-login-redirect.ts";
import { base } from "../urls.ts";

let leaving = false;

/** A document is left once, whatever else answers until the next one is there. @returns whether this was the first time */
export function leaveOnce(): boolean {
  if (leaving) return false;
  leaving = true;
  return true;
}

/** The login as a document of its own, in both forms of addresses. */
export function openLogin(): void {
  location.assign(`${base}${loginPath}`);
}

/** The session has changed or ended; "left" means that the customer has logged out. */
type SessionChange = "changed" | "left";

let channel: BroadcastChannel | undefined;

/** One channel for each document, which does not receive its own messages. */
function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel("plaza:session");
  return channel;
}

/** Tells the other tabs of a login or logout here. */
export function notifyOtherTabs(change: SessionChange = "changed"): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  opened().postMessage(change);
}

export function onOtherTabChange(hear: (change: SessionChange) => void, signal: AbortSignal): void {
  opened().addEventListener("message", ({ data }: MessageEvent<SessionChange>) => hear(data), { signal });
}

/** Clears the tab's storage (a checkout's draft, say), so that the next customer does not see it. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where a browser blocks storage there is nothing to clear.
  }
}

function publicData({ options }: RegisteredRouter): PublicData | undefined {
  const { api, queryClient } = options.context;
  return queryClient.getQueryData(publicDataQuery(api).queryKey);
}

function wantsLogin(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "session";
}

/** The platform knows whose the token is. */
export function isSessionAlive(router: RegisteredRouter): boolean {
  return publicData(router)?.nickname != null;
}

/** The platform does not know the token, or wanted a login in spite of it. False while it does not answer. */
export function isSessionExpired(router: RegisteredRouter): boolean {
  const queries = router.options.context.queryClient.getQueryCache().getAll();
  return (
    publicData(router)?.nickname === null ||
    router.state.matches.some(({ error }) => wantsLogin(error)) ||
    queries.some(({ state }) => wantsLogin(state.error))
  );
}

/** What has ended it before its time; null: nothing, or nobody knows. */
export function sessionEndOf(router: RegisteredRouter): SessionEnd | null {
  return publicData(router)?.sessionEnd ?? null;
}

/** The platform wants a login: it opens at once, however many calls have answered so, and leads back here. */
export function handleSessionEnd(router: RegisteredRouter): void {
  const { queryClient, session } = router.options.context;
  // A login page whose own calls want a login would otherwise reload forever.
  const isLogin = router.latestLocation.pathname === loginPath;
  if ((isLogin && !session.isCustomer) || !leaveOnce()) return;
  if (wasFound(router.state.matches)) saveReturnPath(router.latestLocation);
  queryClient.clear();
  if (session.isCustomer) {
    markSessionExpired();
    notifyOtherTabs();
  }
  openLogin();
}

let expected = false;

/** Another tab has logged out, or has found out before: for this tab the end of the session is no change. */
export function expectSessionEnd(): void {
  expected = true;
}

/** The session of a customer has ended, and the shopper did not end it here. The server may have noted it with the reason. */
export function markSessionExpired(): void {
  if (!expected && readSessionEnd(document.cookie) === undefined) document.cookie = sessionExpiredCookie;
}
