import type { createRouter } from "../router.ts";

/** Whether what is shown belongs to a customer: one of its routes lets nobody else in. */
export function isPersonal({ state }: Pick<ReturnType<typeof createRouter>, "state">): boolean {
  return state.matches.some(
    ({ context }) => typeof context === "object" && context !== null && "isPersonal" in context,
  );
}
