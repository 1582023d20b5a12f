import type { CartLine } from "@plaza/api-client";

/** What a shopper is about to take out of the cart. */
export type Removal =
  | { readonly what: "line"; readonly line: CartLine }
  | { readonly what: "selected" | "everything"; readonly lineIds: readonly number[] };

export function removedIds(removal: Removal): readonly number[] {
  return removal.what === "line" ? [removal.line.id] : removal.lineIds;
}
