import type { Delivery } from "../pricing/types.ts";

/** As goods, settlement and submission number it; orders count from 0. */
export const deliveryNumbers: Readonly<Record<Delivery, number>> = { express: 1, virtual: 2, pickup: 3 };

/** Chinese in every language, as the contract has it: clients go by the number. */
const names: Readonly<Record<Delivery, string>> = { express: "快递发货", virtual: "虚拟发货", pickup: "线下自提" };

export function deliveryWire(delivery: Delivery) {
  return { delivery_type: deliveryNumbers[delivery], delivery_type_text: names[delivery] };
}

/** The ways in which a product can reach its buyer, the usual one first. Who has no place cannot be visited. */
export function deliveriesOf(
  product: { readonly isVirtual: boolean; readonly offersPickup: boolean },
  shop: { readonly districtId: number | null },
): readonly Delivery[] {
  if (product.isVirtual) return ["virtual"];
  return product.offersPickup && shop.districtId !== null ? ["express", "pickup"] : ["express"];
}
