import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import * as desk from "../desk/index.ts";
import * as client from "../index.ts";
import * as wire from "./index.ts";

const api = (data: unknown) => succeeding(data).api;
const besides = { count: 1, more: 0, page_no: 1, page_size: 10, expand: {}, counts: {} };
/** A client that answers with a page of one row. */
const page = (row: object) => api({ ...besides, list: [row], lists: [row], record: { list: [row] } });
const one = (fields: object) => ({ items: [fields] });

const first = { page: 1, pageSize: 10 };
const all = { filter: "all", ...first } as const;
const unused = { state: "unused", ...first } as const;
const processing = { list: "processing", ...first } as const;
const toSend = { list: "toSend", ...first } as const;
const toReceive = { list: "toReceive", ...first } as const;
const low = { list: "low", ...first } as const;
const ofShop = { shopId: 7, ...first };
const trade = { from: "trade", id: 7 } as const;
const nothing = {
  cartLineIds: [],
  addressId: null,
  couponIds: [],
  bestCouponShopIds: [],
  pickupShopIds: [],
  lines: [],
};

const flashSlot = wire.wireFlashSlot({ goods: [wire.wireFlashProduct()] });
const invoice = wire.wireInvoice({ credit_notes: [wire.wireCreditNote()] });
const methods = wire.wirePaymentMethods("9.00");
const toReview = { id: 12, order_sn: "2026", order_goods_un_comment: [wire.wirePendingReview()] };
const requested = wire.wireApplicableOrder({ after_sale: wire.wireListedRequest(2) });
const shownProduct = wire.wireChatRecord("user", { msg_type: 3, goods: wire.wireChatProduct() });
const shownOrder = wire.wireChatRecord("kefu", { msg_type: 4, order: wire.wireChatOrder() });
const settlement = { address: [], shop: [wire.wireSettlementShop()], total_amount: 0 };
const received = wire.wireReceivedApplicationDetail();

test.each<[string, () => Promise<unknown>, object]>([
  ["an address", () => client.fetchAddresses(api([wire.wireAddress()])), [{ id: 1, recipient: "Mina Sato" }]],
  ["a product", () => client.fetchProductDetail(api(wire.wireProduct()), 31), { id: 31, skus: [{ price: 4800 }] }],
  ["a listed product", () => client.fetchProductList(page(wire.wireListedProduct()), first), one({ price: 4800 })],
  ["a favourite", () => client.fetchFavourites(page(wire.wireFavourite()), all), one({ price: 4800, sold: true })],
  ["a flash sale", () => client.fetchHome(api({ seckill_goods: [flashSlot] })), { flashSlots: [{ products: [{}] }] }],
  ["an offered coupon", () => client.fetchCoupons(page(wire.wireCoupon()), { shopId: 7 }), [{ amount: 2000 }]],
  ["a held coupon", () => client.fetchMyCoupons(page(wire.wireHeldCoupon()), unused), one({ id: 31, amount: 2000 })],
  ["a cart", () => client.fetchCart(api(wire.wireCart([wire.wireCartLine()]))), { totalAmount: 5400 }],
  ["a settlement", () => client.settle(api(settlement), nothing), { totalAmount: 10_800 }],
  ["an unpaid order", () => client.fetchOrders(page(wire.wireOrder(0)), all), one({ state: "unpaid", amount: 5400 })],
  [
    "a closed order",
    () => client.fetchOrder(api(wire.wireOrderDetail(4)), 12),
    { state: "closed", lines: [{ id: 1 }] },
  ],
  ["an invoice", () => client.fetchInvoice(api(invoice), 12), { amount: 34_200, creditNotes: [{ amount: 9500 }] }],
  ["a payment", () => client.fetchPaymentStatus(api(wire.wirePaymentStatus()), trade), { orders: [{ id: 12 }, {}] }],
  ["a balance", () => client.fetchPaymentMethods(api(methods), trade), { methods: [{}, { balance: 900 }, {}] }],
  ["a review", () => client.fetchReviews(page(wire.wireReview()), { productId: 31, ...all }), one({ stars: 5 })],
  ["an own review", () => client.fetchOwnReviews(page(wire.wireOwnReview()), first), one({ stars: 5, paid: 5400 })],
  ["a line to review", () => client.fetchPendingReviews(page(toReview), first), one({ lines: [{ id: 41 }] })],
  ["a review's form", () => client.fetchReviewForm(api(wire.wireReviewForm()), 41), { lineId: 41, shop: { id: 7 } }],
  ["a listed request", () => client.fetchAfterSales(page(requested), processing), one({ request: { id: 3 } })],
  ["a request", () => client.fetchAfterSalesRequest(api(wire.wireAfterSalesRequest(1)), 3), { state: "refused" }],
  ["a withdrawal", () => client.fetchWithdrawal(api(wire.wireWithdrawalInfo()), 12), { lines: [{ id: 1 }, { id: 2 }] }],
  ["a shop", () => client.fetchShop(api(wire.wireShop()), 7), { selfOperated: true, trading: true, score: 4.9 }],
  ["a listed shop", () => client.fetchShops(page(wire.wireListedShop()), first), one({ selfOperated: true })],
  ["a followed shop", () => client.fetchFollowedShops(page(wire.wireFollowedShop(3)), first), one({ id: 3 })],
  ["a customer", () => client.fetchCustomer(api(wire.wireCustomer())), { nickname: "Mei", gender: "female" }],
  [
    "an application",
    () => client.fetchMerchantApplication(api(wire.wireApplication(3)), { id: 7 }),
    { state: "refused" },
  ],
  [
    "a product in a chat",
    () => client.fetchChatHistory(page(shownProduct), ofShop),
    { records: [{ content: { type: "product" } }] },
  ],
  [
    "an order in a chat",
    () => client.fetchChatHistory(page(shownOrder), ofShop),
    { records: [{ content: { type: "order" } }] },
  ],
  ["a desk's application", () => desk.fetchReceivedApplication(api(received), { id: 7 }), { state: "pending" }],
  ["a desk's order", () => desk.fetchShopOrders(page(wire.wireShopOrder()), toSend), one({ lines: [{ id: 70 }] })],
  [
    "a desk's request",
    () => desk.fetchShopAfterSales(page(wire.wireShopAfterSale()), toReceive),
    one({ freight: 600 }),
  ],
  ["a desk's review", () => desk.fetchShopReviews(page(wire.wireShopReview()), low), one({ stars: 2 })],
  ["a desk's coupon", () => desk.fetchShopCoupons(page(wire.wireShopCoupon()), first), one({ amount: 1000 })],
])("%s, as it is written for tests, is read", async (_, answer, read) => {
  expect(await answer()).toMatchObject(read);
});
