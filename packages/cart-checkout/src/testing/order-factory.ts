import type { OrderLine } from "@plaza/api-client";
import { image } from "@plaza/testing/images";

export function orderLine(differences: Partial<OrderLine> = {}): OrderLine {
  const { unitPrice = 5400, quantity = 1, discount = 0 } = differences;
  return {
    id: differences.skuId ?? 1,
    productId: 31,
    skuId: 90,
    name: "Glazed Stoneware Teapot, 900 ml",
    image: image("teapot"),
    optionText: "Cherry / 900 ml",
    quantity,
    unitPrice,
    subtotal: unitPrice * quantity,
    discount,
    paidAmount: unitPrice * quantity - discount,
    request: "none",
    refundable: null,
    ...differences,
  };
}
