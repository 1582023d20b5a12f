import type { CartLine } from "@plaza/api-client";

/** The lines that a shopper is about to remove. */
export type Removal =
  | { readonly what: "line"; readonly line: CartLine }
  | { readonly what: "selected" | "everything"; readonly lineIds: readonly number[] };

export function removedIds(removal: Removal): readonly number[] {
  return removal.what === "line" ? [removal.line.id] : removal.lineIds;
}
