import type { ProductImportState } from "@plaza/api-client/desk";

/** The platform is doing something for it. */
export function isAtWork(state: ProductImportState): boolean {
  return state === "checking" || state === "importing";
}

/** It is not over: a shop has one of them at most. */
export function isOpen(state: ProductImportState): boolean {
  return isAtWork(state) || state === "checked";
}
