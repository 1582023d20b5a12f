import type { CartLine, ProductDetail, Sku } from "@plaza/api-client";

/** The lines that a shopper is about to remove. */
export type Removal =
  | { readonly what: "line"; readonly line: CartLine }
  | { readonly what: "selected" | "everything"; readonly lineIds: readonly number[] };

export function removedIds(removal: Removal): readonly number[] {
  return removal.what === "line" ? [removal.line.id] : removal.lineIds;
}

/** What can be done with a cart, on the platform or on the device. */
export interface CartActions {
  readonly setQuantity: (line: CartLine, quantity: number) => void;
  readonly select: (lineIds: readonly number[], selected: boolean) => void;
  /** Puts another variant in the line's place. */
  readonly changeOption: (line: CartLine, product: ProductDetail, sku: Sku) => Promise<void>;
  readonly remove: (lineIds: readonly number[]) => void;
}
