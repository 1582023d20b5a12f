import { lazyModule, rootRoute, useLazyModule } from "@plaza/routing";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { followSession } from "./follow-session.ts";
import { noteReturns } from "./note-returns.ts";

/** Apart, because most visits begin without a login. */
const customers = lazyModule(() => import("./customer-watch.tsx"));

/** The session's effects, which every page has. */
export function SessionWatch(): ReactElement | null {
  const router = useRouter();
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { module } = useLazyModule(customers, isCustomer && "needed");
  useEffect(() => {
    const stops = [followSession(router)];
    if (!isCustomer) stops.push(noteReturns(router));
    return () => stops.forEach((stop) => stop());
  }, [router, isCustomer]);
  return module && <module.CustomerWatch />;
}
