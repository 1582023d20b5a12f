import { ApiError, type PublicData, publicDataQuery, type SessionEnd } from "@plaza/api-client";
import type { RegisteredRouter } from "@tanstack/react-router";

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
export function isSessionOver(router: RegisteredRouter): boolean {
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
