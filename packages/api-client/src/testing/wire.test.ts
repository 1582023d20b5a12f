import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import * as desk from "../desk/index.ts";
import * as client from "../index.ts";
import * as wire from "./index.ts";

const api = (data: unknown) => succeeding(data).api;
const first = { page: 1, pageSize: 10 };
const counts = { expand: { valid: 1, used: 0, expired: 0 }, counts: { pending: 1 } };
/** A client that answers with a page of these rows. */
const page = (...rows: readonly object[]) =>
  api({ list: rows, lists: rows, count: rows.length, more: 0, page_no: 1, page_size: 10, ...counts });
const trade = { from: "trade", id: 7 } as const;
const flashGoods = { goods: [wire.wireFlashProduct()] };
const pending = { id: 12, order_sn: "2026", order_goods_un_comment: [wire.wirePendingReview()] };
const requested = wire.wireApplicableOrder({ after_sale: wire.wireListedRequest(2) });
const records = [
  wire.wireChatRecord("user", { msg_type: 3, goods: wire.wireChatProduct() }),
  wire.wireChatRecord("kefu", { msg_type: 4, order: wire.wireChatOrder() }),
];
const shops = [wire.wireSettlementShop({ shipping_price: 12 })];
const anyOrder = { cartLineIds: [], addressId: null, couponIds: [], bestCouponShopIds: [], pickupShopIds: [] };
const settlement = { lines: [], ...anyOrder };

test.each<[string, () => Promise<unknown>, object]>([
  ["an address", () => client.fetchAddresses(api([wire.wireAddress()])), [{ id: 1, recipient: "Mina Sato" }]],
  [
    "a product",
    () => client.fetchProductDetail(api(wire.wireProduct({ name: "Pan" })), 31),
    { id: 31, name: "Pan", skus: [{ id: 90, price: 4800, stock: 12 }], shop: { id: 7 } },
  ],
  [
    "a product in a list",
    () => client.fetchProductList(page(wire.wireListedProduct()), first),
    { items: [{ id: 31, price: 4800, marketPrice: null, sales: 3 }] },
  ],
  [
    "a product that is saved",
    () => client.fetchFavourites(page(wire.wireFavourite()), { filter: "all", ...first }),
    { items: [{ id: 31, price: 4800, sold: true }] },
  ],
  [
    "a coupon that is offered",
    () => client.fetchCoupons(page(wire.wireCoupon()), { shopId: 7 }),
    [{ id: 11, claim: "open", amount: 2000, threshold: 15_000 }],
  ],
  [
    "a coupon that is held",
    () => client.fetchMyCoupons(page(wire.wireHeldCoupon()), { state: "unused", ...first }),
    { items: [{ id: 31, couponId: 3 }] },
  ],
  [
    "a cart",
    () => client.fetchCart(api(wire.wireCart([wire.wireCartLine()]))),
    { shops: [{ id: 7, lines: [{ id: 5, stock: 12, unavailable: null }] }], totalAmount: 5400 },
  ],
  [
    "a settlement",
    () => client.settle(api({ address: [], shop: shops, total_amount: 0 }), settlement),
    { shops: [{ id: 7, lines: [{ skuId: 90, quantity: 2 }], freight: 1200, totalAmount: 12_000 }] },
  ],
  [
    "an order that waits for its payment",
    () => client.fetchOrders(page(wire.wireOrder(0)), { filter: "all", ...first }),
    { items: [{ id: 12, state: "unpaid", lines: [{ id: 1, quantity: 1 }] }] },
  ],
  ["an order that is closed", () => client.fetchOrder(api(wire.wireOrderDetail(4)), 12), { id: 12, state: "closed" }],
  [
    "an invoice",
    () => client.fetchInvoice(api(wire.wireInvoice({ credit_notes: [wire.wireCreditNote()] })), 12),
    { amount: 34_200, creditNotes: [{ amount: 9500 }] },
  ],
  [
    "a payment",
    () => client.fetchPaymentStatus(api(wire.wirePaymentStatus()), trade),
    { amount: 46_455, paid: false, orders: [{ id: 12 }, { id: 13 }] },
  ],
  [
    "what one can pay with",
    () => client.fetchPaymentMethods(api(wire.wirePaymentMethods("9.00")), trade),
    { methods: [{ code: "wechat" }, { kind: "balance", balance: 900 }, { code: "alipay" }] },
  ],
  [
    "a review",
    () => client.fetchReviews(page(wire.wireReview()), { productId: 31, filter: "all", ...first }),
    { items: [{ id: 8, stars: 5, skuLabel: "Cherry,900 ml" }] },
  ],
  [
    "one's own review",
    () => client.fetchOwnReviews(page(wire.wireOwnReview()), first),
    { items: [{ id: 4, paid: 5400, shop: { id: 7 } }] },
  ],
  [
    "a line to review",
    () => client.fetchPendingReviews(page(pending), first),
    { items: [{ lines: [{ id: 41, optionText: "Cherry / 900 ml", unitPrice: 5400 }] }] },
  ],
  [
    "a review's form",
    () => client.fetchReviewForm(api(wire.wireReviewForm()), 41),
    { lineId: 41, skuId: 90, shop: { id: 7 } },
  ],
  [
    "after-sales",
    () => client.fetchAfterSales(page(wire.wireApplicableOrder(), requested), { list: "applicable", ...first }),
    { items: [{ orderId: 12, lines: [{ applicable: true }], request: null }, { request: { state: "awaitingGoods" } }] },
  ],
  [
    "a request",
    () => client.fetchAfterSalesRequest(api(wire.wireAfterSalesRequest(1)), 3),
    { id: 3, state: "refused", quantity: 3, refundAmount: 9836, shop: { id: 7, selfOperated: true } },
  ],
  [
    "a withdrawal",
    () => client.fetchWithdrawal(api(wire.wireWithdrawalInfo()), 12),
    { days: 14, lines: [{ id: 1, optionText: "Celadon / 900 ml" }, { id: 2 }] },
  ],
  ["a shop", () => client.fetchShop(api(wire.wireShop()), 7), { id: 7, selfOperated: true, trading: true, score: 4.9 }],
  [
    "a shop in a list",
    () => client.fetchShops(page(wire.wireListedShop()), first),
    { items: [{ id: 7, products: [] }] },
  ],
  [
    "a shop that is followed",
    () => client.fetchFollowedShops(page(wire.wireFollowedShop(3)), first),
    { items: [{ id: 3, selfOperated: false }] },
  ],
  [
    "the flash sale",
    () => client.fetchHome(api({ seckill_goods: [wire.wireFlashSlot(flashGoods)] })),
    { flashSlots: [{ id: 2, state: "running", products: [{ id: 31, price: 4990 }] }] },
  ],
  ["a customer", () => client.fetchCustomer(api(wire.wireCustomer())), { id: 7, nickname: "Mei", gender: "female" }],
  [
    "an application",
    () => client.fetchMerchantApplication(api(wire.wireApplication(3)), { id: 7 }),
    { id: 7, state: "refused", documents: [{}, {}] },
  ],
  [
    "what was said in a chat",
    () => client.fetchChatHistory(api({ config: 2, record: { list: records } }), { shopId: 0, ...first }),
    { records: [{ id: 41, content: { product: { id: 12 } } }, { content: { order: { id: 5, state: "shipped" } } }] },
  ],
  [
    "an application at the desk",
    () => desk.fetchReceivedApplication(api(wire.wireReceivedApplicationDetail()), { id: 7 }),
    { id: 7, state: "pending", trade: "Lighting" },
  ],
  [
    "an order at the desk",
    () => desk.fetchShopOrders(page(wire.wireShopOrder()), { list: "toSend", ...first }),
    { items: [{ id: 7, state: "unshipped", lines: [{ id: 70, unitPrice: 5400 }] }] },
  ],
  [
    "a request at the desk",
    () => desk.fetchShopAfterSales(page(wire.wireShopAfterSale()), { list: "toReceive", ...first }),
    { items: [{ id: 7, state: "applied", freight: 600 }] },
  ],
  [
    "a review at the desk",
    () => desk.fetchShopReviews(page(wire.wireShopReview()), { list: "low", ...first }),
    { items: [{ id: 8, stars: 2 }] },
  ],
  ["a coupon at the desk", () => desk.fetchShopCoupons(page(wire.wireShopCoupon()), first), { items: [{ id: 11 }] }],
])("%s, as it is written for tests, is read", async (_, answer, read) => {
  expect(await answer()).toMatchObject(read);
});
