import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchAddresses } from "../addresses/address-book.ts";
import { fetchAfterSales } from "../after-sales/after-sales.ts";
import { fetchAfterSalesRequest } from "../after-sales/after-sales-request.ts";
import { fetchCart } from "../cart/cart.ts";
import { fetchCoupons } from "../coupons/coupons.ts";
import { fetchMyCoupons } from "../coupons/my-coupons.ts";
import { fetchFavourites } from "../favourites/favourites.ts";
import { fetchFollowedShops } from "../favourites/followed-shops.ts";
import { fetchInvoice } from "../invoices/invoice.ts";
import { fetchOrders } from "../orders/orders.ts";
import { fetchPaymentMethods } from "../payments/payment-methods.ts";
import { fetchPaymentStatus } from "../payments/payment-status.ts";
import { fetchProductDetail } from "../products/product-detail.ts";
import { fetchProductList } from "../products/product-list.ts";
import { fetchOwnReviews } from "../reviews/own-reviews.ts";
import { fetchPendingReviews } from "../reviews/pending-reviews.ts";
import { fetchReviewForm } from "../reviews/review-form.ts";
import { fetchReviews } from "../reviews/reviews.ts";
import { fetchShop } from "../shops/shop.ts";
import { fetchShops } from "../shops/shops.ts";
import { fetchWithdrawal } from "../withdrawal/withdrawal-info.ts";
import {
  wireAddress,
  wireAfterSalesRequest,
  wireApplicableOrder,
  wireCart,
  wireCartLine,
  wireCoupon,
  wireCreditNote,
  wireFavourite,
  wireFollowedShop,
  wireHeldCoupon,
  wireInvoice,
  wireListedProduct,
  wireListedRequest,
  wireListedShop,
  wireOrder,
  wireOwnReview,
  wirePaymentMethods,
  wirePaymentStatus,
  wirePendingReview,
  wireProduct,
  wireReview,
  wireReviewForm,
  wireShop,
  wireWithdrawalInfo,
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
    succeeding({ lists: [row], list: [row], count: 1, more: 0, expand: { valid: 1, used: 0, expired: 0 } });
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

const firstPage = { page: 1, pageSize: 10 };
/** A client that answers with a page of one row. */
const listing = (row: object) =>
  succeeding({ lists: [row], list: [row], count: 1, more: 0, page_no: 1, page_size: 10 }).api;

test("a review is read by everybody, and by the customer who has written it", async () => {
  const read = await fetchReviews(listing(wireReview({ goods_comment: 4 })), {
    productId: 31,
    filter: "all",
    ...firstPage,
  });
  expect(read.items).toMatchObject([{ id: 8, stars: 4, skuLabel: "Cherry,900 ml", images: [] }]);
  const own = await fetchOwnReviews(listing(wireOwnReview({ comment: "Nice" })), firstPage);
  expect(own.items).toMatchObject([{ id: 4, text: "Nice", stars: 5, paid: 5400, shop: { id: 7 } }]);
});

test("a line that can be reviewed is read in its order, and with its form", async () => {
  const order = { id: 12, order_sn: "2026", order_goods_un_comment: [wirePendingReview({ id: 19 })] };
  const { items } = await fetchPendingReviews(listing(order), firstPage);
  expect(items).toMatchObject([{ lines: [{ id: 19, optionText: "Cherry / 900 ml", unitPrice: 5400 }] }]);
  const form = await fetchReviewForm(succeeding(wireReviewForm({ id: 19 })).api, 19);
  expect(form).toMatchObject({ lineId: 19, skuId: 90, unitPrice: 5400, shop: { id: 7 } });
});

test("an order that one can apply for is read, and a request in its list and by itself", async () => {
  const list = [wireApplicableOrder(), wireApplicableOrder({ after_sale: wireListedRequest(2) })];
  const { api } = succeeding({ list, count: 2, more: 0, page: 1, size: 10 });
  const { items } = await fetchAfterSales(api, { list: "applicable", ...firstPage });
  expect(items).toMatchObject([
    { orderId: 12, shop: { id: 7, selfOperated: true }, lines: [{ applicable: true, quantity: 3 }], request: null },
    { request: { id: 3, state: "awaitingGoods", kind: "return" } },
  ]);
  const request = await fetchAfterSalesRequest(succeeding(wireAfterSalesRequest(1)).api, 3);
  expect(request).toMatchObject({ id: 3, state: "refused", quantity: 3, refundAmount: 9836, shop: { id: 7 } });
});

test("a shop is read on its own page, in the list of all and among the followed ones", async () => {
  const goods_list = [wireListedProduct()];
  const shop = await fetchShop(succeeding(wireShop({ goods_list })).api, 7);
  expect(shop).toMatchObject({ id: 7, selfOperated: true, trading: true, score: 4.9, recommended: [{ id: 31 }] });
  const listed = await fetchShops(listing(wireListedShop({ goods_list })), firstPage);
  expect(listed.items).toMatchObject([{ id: 7, selfOperated: true, products: [{ id: 31 }] }]);
  const followed = await fetchFollowedShops(listing(wireFollowedShop(3, { goods_list })), firstPage);
  expect(followed.items).toMatchObject([{ id: 3, selfOperated: false, products: [{ id: 31 }] }]);
});

test("a product is read in a list, and among the saved ones", async () => {
  const listed = await fetchProductList(listing(wireListedProduct({ name: "Pan" })), firstPage);
  expect(listed.items).toMatchObject([{ id: 31, name: "Pan", price: 4800, marketPrice: null, sales: 3 }]);
  const saved = await fetchFavourites(listing(wireFavourite({ name: "Pan" })), { filter: "all", ...firstPage });
  expect(saved.items).toMatchObject([{ id: 31, name: "Pan", price: 4800, sold: true }]);
});

test("what can be withdrawn from is read with its lines", async () => {
  const info = await fetchWithdrawal(succeeding(wireWithdrawalInfo({ days: 7 })).api, 12);
  expect(info).toMatchObject({ days: 7, lines: [{ id: 1, optionText: "Celadon / 900 ml" }, { id: 2 }] });
});

test("a cart is read with its lines", async () => {
  const lines = [wireCartLine({ goods_num: 2, sub_price: 108 })];
  expect(await fetchCart(succeeding(wireCart(lines)).api)).toMatchObject({
    shops: [{ id: 7, lines: [{ id: 5, quantity: 2, stock: 12, unavailable: null }] }],
    totalAmount: 10_800,
  });
});
