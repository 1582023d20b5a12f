import type { ReactNode } from "react";

/** Whether a slot was filled: `condition && <Something />` leaves it empty when the condition does not hold. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}
