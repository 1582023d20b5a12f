import type { createRouter } from "../router.ts";
import { rememberReturn } from "./remember-return.ts";

/** While nobody is logged in each page that is gone to is the one to return to; what is only fetched ahead is not. */
export function noteReturns(router: ReturnType<typeof createRouter>): () => void {
  if (router.options.context.session.isCustomer) return () => undefined;
  rememberReturn(router.latestLocation);
  return router.subscribe("onBeforeNavigate", ({ toLocation }) => rememberReturn(toLocation));
}
