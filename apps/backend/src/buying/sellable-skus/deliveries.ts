import type { Delivery } from "../pricing/types.ts";

/** The ways in which a product can reach its buyer, the usual one first. Who has no place cannot be visited. */
export function deliveriesOf(
  product: { readonly isVirtual: boolean; readonly offersPickup: boolean },
  shop: { readonly districtId: number | null },
): readonly Delivery[] {
  if (product.isVirtual) return ["virtual"];
  return product.offersPickup && shop.districtId !== null ? ["express", "pickup"] : ["express"];
}
