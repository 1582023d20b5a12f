import type { RegisteredRouter } from "@tanstack/react-router";
import { wasFound } from "../document/failure-title.ts";
import { leaveOnce, loginPath, openLogin } from "./leave.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { rememberReturn } from "./remember-return.ts";
import { noteSessionOver } from "./session-over.ts";

/** The platform wants a login: it opens at once, however many calls have answered so, and leads back here. */
export function sessionEnded(router: RegisteredRouter): void {
  const { queryClient, session } = router.options.context;
  // A login page whose own calls want a login would otherwise reload forever.
  const isLogin = router.latestLocation.pathname === loginPath;
  if ((isLogin && !session.isCustomer) || !leaveOnce()) return;
  if (wasFound(router.state.matches)) rememberReturn(router.latestLocation);
  queryClient.clear();
  if (session.isCustomer) {
    noteSessionOver();
    tellOtherTabs();
  }
  openLogin();
}
