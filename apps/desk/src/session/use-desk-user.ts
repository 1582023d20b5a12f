import { type DeskUser, deskUserQuery } from "@plaza/api-client/desk";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { rootRoute } from "../routes.ts";

/** Who is logged in; without a session the answer leads to the login. */
export function useDeskUser(): UseQueryResult<DeskUser> {
  const { agents } = rootRoute.useRouteContext();
  return useQuery(deskUserQuery(agents, undefined));
}
