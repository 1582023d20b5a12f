import type { AnyRouter } from "@tanstack/react-router";
import { wasFound } from "../document/failure-title.ts";
import { loginPath } from "./leave.ts";
import { rememberReturn } from "./remember-return.ts";

/**
 * Notes each page that a visitor opens as the one to return to after the login, once it is there, and a page that led to
 * the login instead. A page that was not found is not noted, nor is one that was only prefetched.
 */
export function noteReturns(router: Pick<AnyRouter, "latestLocation" | "state" | "subscribe">): () => void {
  let asked: AnyRouter["latestLocation"] | null = null;
  function settle(): void {
    if (wasFound(router.state.matches)) rememberReturn(router.latestLocation);
    asked = null;
  }
  settle();
  const stops = [
    router.subscribe("onBeforeNavigate", ({ toLocation }) => {
      // The navigation before has not arrived: it was redirected here.
      if (asked !== null && toLocation.pathname === loginPath) rememberReturn(asked);
      asked = toLocation;
    }),
    router.subscribe("onResolved", settle),
  ];
  return () => stops.forEach((stop) => stop());
}
