import type { RegisteredRouter } from "@tanstack/react-router";

/** Whether the page is a customer's own, that is, one of its routes requires a login. */
export function isPersonal({ state }: Pick<RegisteredRouter, "state">): boolean {
  return state.matches.some(
    ({ context }) => typeof context === "object" && context !== null && "isPersonal" in context,
  );
}
