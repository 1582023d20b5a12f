import type { Delivery } from "../pricing/types.ts";

/** As goods, settlement and submission number it; orders count from 0. */
export const deliveryNumbers: Readonly<Record<Delivery, number>> = { express: 1, virtual: 2, pickup: 3 };

/** Chinese in every language, as the contract has it: clients go by the number. */
const names: Readonly<Record<Delivery, string>> = { express: "快递发货", virtual: "虚拟发货", pickup: "线下自提" };

export function deliveryWire(delivery: Delivery) {
  return { delivery_type: deliveryNumbers[delivery], delivery_type_text: names[delivery] };
}
