import { logOutOfDesk } from "@plaza/api-client/desk";
import { useAction } from "@plaza/routing";
import { useNavigate } from "@tanstack/react-router";
import { rootRoute } from "../routes.ts";
import { loggedOutCookie } from "./logged-out-cookie.ts";

/** Ends the session in this browser at once, and on the platform as soon as it answers. */
export function useLogOut(): { readonly logOut: () => void; readonly busy: boolean } {
  const { agents, queryClient } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const { run, isPending } = useAction({
    mutationFn: () => logOutOfDesk(agents, undefined),
    repetition: "any",
    onMutate: () => {
      document.cookie = loggedOutCookie;
    },
    onSettled: async () => {
      queryClient.clear();
      await navigate({ to: "/login" });
    },
  });
  return { logOut: () => run(), busy: isPending };
}
