import { type DeskUser, deskUserQuery } from "@plaza/api-client/desk";
import { useNavigate } from "@tanstack/react-router";
import { rootRoute } from "../routes.ts";

/** Shows the desk to who has just logged in: at an address of the desk, with nothing left of whoever was there before. */
export function useEnterDesk(): (user: DeskUser, href: string) => void {
  const { agents, queryClient } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  return (user, href) => {
    queryClient.clear();
    queryClient.setQueryData(deskUserQuery(agents, undefined).queryKey, user);
    void navigate({ href, replace: true });
  };
}
