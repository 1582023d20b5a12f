import type { HeldCouponsParams } from "./calls/held-coupons.ts";
import type { OrdersParams } from "./calls/orders.ts";
import type { SettlementParams } from "./calls/settlement.ts";
import type { WalletEntriesParams } from "./calls/wallet-entries.ts";
import type { PaymentSubject } from "./wire/payment-subject.ts";

/**
 * The cache key of each call whose answer is a customer's own, apart from `queryKeys` so that home carries none of it.
 * On the server none of these answers is shared.
 */
export const customerKeys = {
  customer: () => ["customer"] as const,
  wallet: () => ["wallet"] as const,
  walletEntries: (params: WalletEntriesParams) => ["wallet-entries", params] as const,
  cart: () => ["cart"] as const,
  /** Of the cart on the device, for the SKUs it has. */
  cartPreview: (skuIds: readonly number[]) => ["cart-preview", skuIds] as const,
  addresses: () => ["addresses"] as const,
  address: (addressId: number) => ["address", addressId] as const,
  myCoupons: (params: HeldCouponsParams) => ["my-coupons", params] as const,
  settlement: (params: SettlementParams) => ["settlement", params] as const,
  orders: (params: OrdersParams) => ["orders", params] as const,
  order: (orderId: number) => ["order", orderId] as const,
  tracking: (orderId: number) => ["tracking", orderId] as const,
  paymentMethods: ({ from, id }: PaymentSubject) => ["payment-methods", from, id] as const,
  paymentStatus: ({ from, id }: PaymentSubject) => ["payment-status", from, id] as const,
} as const;

const second = 1000;
const minute = 60 * second;

/** How long the browser does not ask again: hardly, where others change the answer as well. */
export const customerFreshness: Readonly<Record<keyof typeof customerKeys, number>> = {
  customer: minute,
  wallet: 10 * second,
  walletEntries: 10 * second,
  cart: 10 * second,
  cartPreview: 10 * second,
  addresses: minute,
  address: minute,
  myCoupons: minute,
  settlement: 0,
  orders: 10 * second,
  order: 10 * second,
  tracking: minute,
  paymentMethods: 10 * second,
  paymentStatus: 0,
};

/** What is no longer true after a customer did something: keys, or beginnings of keys, to invalidate. */
export const customerInvalidations = {
  cartChange: [["cart"], ["public-data"]],
  addressChange: [["addresses"], ["address"], ["settlement"]],
  couponClaim: [["coupons"], ["my-coupons"], ["settlement"], ["public-data"]],
  /** Submitted: what was bought has left cart, shelf and coupons. */
  orderPlaced: [["cart"], ["orders"], ["my-coupons"], ["settlement"], ["product-detail"], ["public-data"]],
  /** Paid, cancelled, received or deleted: money, coupons and stock may have moved. */
  orderChange: [
    ["orders"],
    ["order"],
    ["tracking"],
    ["payment-methods"],
    ["payment-status"],
    ["wallet"],
    ["wallet-entries"],
    ["my-coupons"],
    ["product-detail"],
    ["public-data"],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;
