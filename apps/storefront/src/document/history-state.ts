import type { RegisteredRouter } from "@tanstack/react-router";

/**
 * An address that was typed, or a link from elsewhere into an open document, has no history state. The router then works
 * with a key that only it knows, and the scroll position it notes under that key would be lost by a reload.
 */
export function keepHistoryState(router: RegisteredRouter): void {
  router.subscribe("onResolved", ({ toLocation }) => {
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && "__TSR_key" in state) return;
    // Called on the prototype, because the router's history patches the method of the object and would see a navigation.
    History.prototype.replaceState.call(history, toLocation.state, "", location.href);
  });
}
