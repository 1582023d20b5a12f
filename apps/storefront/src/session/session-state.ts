import { ApiError, type PublicData, publicDataQuery, type SessionEnd } from "@plaza/api-client";
import type { createRouter } from "../router.ts";

type Router = ReturnType<typeof createRouter>;

function publicData({ options }: Router): PublicData | undefined {
  const { api, queryClient } = options.context;
  return queryClient.getQueryData(publicDataQuery(api).queryKey);
}

function wantsLogin(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "session";
}

/** The platform knows whose the token is. */
export function isSessionAlive(router: Router): boolean {
  return publicData(router)?.nickname != null;
}

/** The platform does not know the token, or wanted a login in spite of it. False while it does not answer. */
export function isSessionOver(router: Router): boolean {
  const queries = router.options.context.queryClient.getQueryCache().getAll();
  return (
    publicData(router)?.nickname === null ||
    router.state.matches.some(({ error }) => wantsLogin(error)) ||
    queries.some(({ state }) => wantsLogin(state.error))
  );
}

/** What has ended it before its time; null: nothing, or nobody knows. */
export function sessionEndOf(router: Router): SessionEnd | null {
  return publicData(router)?.sessionEnd ?? null;
}
