import type { HeldCoupon, Order, OrderLine } from "@plaza/api-client";
import { image } from "@plaza/testing/images";

function orderLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 1,
    productId: 1,
    skuId: 1,
    name: "Glazed Stoneware Teapot, 900 ml",
    image: image("teapot"),
    optionText: null,
    quantity: 1,
    unitPrice: 5400,
    subtotal: 5400,
    discount: 0,
    request: "none",
    refundable: null,
    paidAmount: 5400,
    ...changes,
  };
}

export function order(changes: Partial<Order> = {}): Order {
  return {
    id: 7,
    number: "202611190001",
    state: "shipped",
    stateText: "",
    delivery: "express",
    shop: { id: 7, name: "Hearth & Linden", logo: null, selfOperated: false },
    lines: [orderLine()],
    amount: 5400,
    createdAt: null,
    standing: null,
    awaitsTransfer: false,
    cashDue: null,
    cashClaimed: false,
    payBefore: null,
    actions: {
      pay: false,
      cancel: false,
      track: true,
      confirmReceipt: true,
      delete: false,
      withdraw: false,
      review: false,
    },
    ...changes,
  };
}

export function heldCoupon(changes: Partial<HeldCoupon> = {}): HeldCoupon {
  return {
    id: 3,
    couponId: 3,
    name: "Larder days",
    shop: { id: 10, name: "The Larder" },
    amount: 6000,
    threshold: 50_000,
    scope: "all",
    state: "unused",
    validFrom: null,
    validUntil: Date.now() + 2 * 86_400_000,
    usedAt: null,
    orderId: null,
    scopeText: null,
    namedProductIds: null,
    ...changes,
  };
}
