import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchAddresses } from "../addresses/address-book.ts";
import { fetchCoupons } from "../coupons/coupons.ts";
import { fetchMyCoupons } from "../coupons/my-coupons.ts";
import { fetchInvoice } from "../invoices/invoice.ts";
import { fetchOrders } from "../orders/orders.ts";
import { fetchPaymentMethods } from "../payments/payment-methods.ts";
import { fetchPaymentStatus } from "../payments/payment-status.ts";
import { fetchProductDetail } from "../products/product-detail.ts";
import {
  wireAddress,
  wireCoupon,
  wireCreditNote,
  wireHeldCoupon,
  wireInvoice,
  wireOrder,
  wirePaymentMethods,
  wirePaymentStatus,
  wireProduct,
} from "./index.ts";

test("an address, as it is written for tests, is read", async () => {
  const [address] = await fetchAddresses(succeeding([wireAddress({ id: 4 })]).api);
  expect(address).toMatchObject({ id: 4, recipient: "Mina Sato", districtId: 310_104, isDefault: true });
});

test("a product is read with its SKU", async () => {
  expect(await fetchProductDetail(succeeding(wireProduct({ name: "Pan" })).api, 31)).toMatchObject({
    id: 31,
    name: "Pan",
    skus: [{ id: 90, price: 4800, stock: 12 }],
    shop: { id: 7 },
  });
});

test("a coupon that is offered is read, and one that is held", async () => {
  const answer = (row: object) =>
    succeeding({ lists: [row], count: 1, more: 0, expand: { valid: 1, used: 0, expired: 0 } });
  const terms = { name: "Tea", amount: 2000, threshold: 15_000 };
  expect(await fetchCoupons(answer(wireCoupon({ name: "Tea" })).api, { shopId: 7 })).toMatchObject([
    { id: 11, claim: "open", ...terms },
  ]);
  const held = await fetchMyCoupons(answer(wireHeldCoupon({ name: "Tea" })).api, {
    state: "unused",
    page: 1,
    pageSize: 100,
  });
  expect(held.items).toMatchObject([{ id: 31 }]);
});

test.each([
  [0, "unpaid"],
  [4, "closed"],
] as const)("an order of the state %i is read with its line", async (number, state) => {
  const list = [wireOrder(number, { order_amount: "9.00" })];
  const { api } = succeeding({ list, count: 1, more: 0, page: 1, size: 10 });
  const { items } = await fetchOrders(api, { filter: "all", page: 1, pageSize: 10 });
  expect(items).toMatchObject([{ id: 12, state, lines: [{ id: 1, quantity: 1 }] }]);
});

test("an invoice is read with a credit note", async () => {
  const { api } = succeeding(wireInvoice({ credit_notes: [wireCreditNote({ amount: "9.00" })] }));
  expect(await fetchInvoice(api, 12)).toMatchObject({ amount: 34_200, creditNotes: [{ amount: 900 }] });
});

test("a payment is read with its orders, and with what one can pay with", async () => {
  const subject = { from: "trade", id: 7 } as const;
  const { api } = succeeding(wirePaymentStatus({ total_amount: "9.00" }));
  expect(await fetchPaymentStatus(api, subject)).toMatchObject({ amount: 900, paid: false, orders: [{ id: 12 }, {}] });
  const { methods } = await fetchPaymentMethods(succeeding(wirePaymentMethods("9.00")).api, subject);
  expect(methods).toMatchObject([{ code: "wechat" }, { kind: "balance", balance: 900 }, { code: "alipay" }]);
});
