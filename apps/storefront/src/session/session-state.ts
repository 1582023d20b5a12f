import { ApiError, publicDataQuery } from "@plaza/api-client";
import type { createRouter } from "../router.ts";

type Router = ReturnType<typeof createRouter>;

function nickname({ options }: Router): string | null | undefined {
  const { api, queryClient } = options.context;
  return queryClient.getQueryData(publicDataQuery(api).queryKey)?.nickname;
}

function wantsLogin(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "session";
}

/** The platform knows whose the token is. */
export function isSessionAlive(router: Router): boolean {
  return nickname(router) != null;
}

/** The platform does not know the token, or wanted a login in spite of it. False while it does not answer. */
export function isSessionOver(router: Router): boolean {
  const queries = router.options.context.queryClient.getQueryCache().getAll();
  return (
    nickname(router) === null ||
    router.state.matches.some(({ error }) => wantsLogin(error)) ||
    queries.some(({ state }) => wantsLogin(state.error))
  );
}
