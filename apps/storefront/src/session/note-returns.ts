import type { createRouter } from "../router.ts";
import { rememberReturn } from "./remember-return.ts";

/** Notes each page that a visitor opens as the one to return to after the login; a prefetched page is not noted. */
export function noteReturns(router: ReturnType<typeof createRouter>): () => void {
  if (router.options.context.session.isCustomer) return () => undefined;
  rememberReturn(router.latestLocation);
  return router.subscribe("onBeforeNavigate", ({ toLocation }) => rememberReturn(toLocation));
}
