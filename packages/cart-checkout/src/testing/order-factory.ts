import type { OrderLine } from "@plaza/api-client";
import { picture } from "@plaza/testing/pictures";

export function orderLine(differences: Partial<OrderLine> = {}): OrderLine {
  const { unitPrice = 5400, quantity = 1, discount = 0 } = differences;
  return {
    id: differences.skuId ?? 1,
    productId: 31,
    skuId: 90,
    name: "Glazed Stoneware Teapot, 900 ml",
    picture: picture("teapot"),
    optionText: "Cherry, 900 ml",
    quantity,
    unitPrice,
    subtotal: unitPrice * quantity,
    discount,
    paidAmount: unitPrice * quantity - discount,
    ...differences,
  };
}
