import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireShopAfterSale } from "../testing/wire-shop-after-sale.ts";
import { wireShopCoupon } from "../testing/wire-shop-coupon.ts";
import { wireShopReview } from "../testing/wire-shop-review.ts";
import { fetchMissingTerms } from "./missing-terms.ts";
import { changeListings, fetchListings } from "./listings.ts";
import { decideAfterSale, fetchShopAfterSale, fetchShopAfterSales } from "./shop-after-sales.ts";
import { addShopCoupon, enableShopCoupon, fetchShopCoupons } from "./shop-coupons.ts";
import { fetchShopFigures } from "./shop-figures.ts";
import { answerReview, fetchShopReviews, reportShopReview } from "./shop-reviews.ts";
import { addTeamMember, disableTeamMember, enableTeamMember, fetchTeam, resetTeamPassword } from "./team.ts";
import { setShopOpen } from "./settings.ts";

const moment = "2026-11-23T02:00:00.000Z";
const time = Date.parse(moment);
const onePage = { page_no: 1, page_size: 20, count: 1, more: 0 };
const request = wireShopAfterSale({
  state: "toReturn",
  is_withdrawal: true,
  deadline: null,
  may: { agree: false, refuse: false, receive: true, refuse_goods: true },
});

test("figures are read with the days of the platform's calendar", async () => {
  const figures = {
    shop: { id: 4, name: "Hearth", is_open: false },
    to_send: 2,
    to_pick_up: 0,
    after_sales_to_decide: 1,
    after_sales_to_receive: 3,
    reviews_to_answer: 5,
    products_to_correct: 2,
    products_refused: 1,
    products_few_left: 3,
    before: { orders: 2, amount: "59.00" },
    days: [{ date: "2026-11-23", orders: 4, amount: "118.00" }],
  };
  expect(await fetchShopFigures(succeeding(figures).api, undefined)).toEqual({
    shop: { id: 4, name: "Hearth", isOpen: false },
    toSend: 2,
    cashDue: 0,
    toPickUp: 0,
    afterSalesToDecide: 1,
    afterSalesToReceive: 3,
    reviewsToAnswer: 5,
    productsFewLeft: 3,
    documentsRefused: 0,
    documentsExpiring: 0,
    flashOpenings: 0,
    before: { orderCount: 2, amount: 5900 },
    productsToCorrect: 2,
    productsRefused: 1,
    days: [{ day: Date.parse("2026-11-22T16:00:00Z"), orderCount: 4, amount: 11_800 }],
  });
});

test("a shop is opened and closed by numbers", async () => {
  const { api, sent } = succeeding([]);
  await setShopOpen(api, { isOpen: false });
  expect(sent[0]).toMatchObject({ path: "/api/shop/set_open", body: { is_open: 0 } });
});

test("what a shop has to say before it opens is read in our words", async () => {
  const { api } = succeeding({ missing: ["return_address", "freight"] });
  expect(await fetchMissingTerms(api, undefined)).toEqual(["returnAddress", "freight"]);
});

test("requests are listed with what waits", async () => {
  const { api, called } = succeeding({ list: [request], counts: { to_decide: 1, to_receive: 2 }, ...onePage });
  expect(await fetchShopAfterSales(api, { list: "toReceive", page: 1, pageSize: 20 })).toMatchObject({
    counts: { toDecide: 1, toReceive: 2 },
    items: [{ id: 7, kind: "return", isWithdrawal: true, freight: 600, may: { receive: true, refuseGoods: true } }],
  });
  expect(called[0]?.search).toBe("?list=to_receive&page_no=1&page_size=20");
});

test("a request is read with its parcel and its history", async () => {
  const detail = {
    ...request,
    remark: "It drips",
    images: ["/api/file/private?path=a.png", ""],
    refusal: "",
    parcel: { carrier: "SF", tracking_number: "1001", remark: "", images: [], sent_at: moment },
    history: [{ state: "applied", actor: "customer", remark: "", at: moment }],
  };
  const read = await fetchShopAfterSale(succeeding(detail).api, { id: 7 });
  expect(read.images).toEqual(["/api/file/private?path=a.png"]);
  expect(read).toMatchObject({
    parcel: { trackingNumber: "1001", sentAt: time },
    history: [{ state: "applied", actor: "customer", remark: null, at: time }],
  });
  expect(await fetchShopAfterSale(succeeding({ ...detail, parcel: null }).api, { id: 7 })).toMatchObject({
    parcel: null,
  });
});

test("a decision goes out under the wire's name, with the key of its attempt", async () => {
  const { api, sent } = succeeding({ state: "goodsRefused" });
  await decideAfterSale(api, { id: 7, decision: "refuseGoods", remark: "Broken", idempotencyKey: "one" });
  expect(sent[0]?.body).toEqual({ id: 7, decision: "refuse_goods", remark: "Broken" });
  expect(sent[0]?.headers.get("idempotency-key")).toBe("one");
});

test("a review is reported with a reason, and read with what was decided", async () => {
  const report = {
    reason: "other",
    note: "About another shop",
    reported_at: "2026-11-24T02:00:00.000Z",
    outcome: "hidden",
    decided_at: "2026-11-25T02:00:00.000Z",
  };
  const answer = {
    list: [wireShopReview({ is_shown: false, report })],
    counts: { to_answer: 0 },
    page_no: 1,
    page_size: 10,
    count: 1,
    more: 0,
  };
  const { api, called, sent } = succeeding(answer);
  const { items } = await fetchShopReviews(api, { list: "reported", stars: 2, words: "pot", page: 1, pageSize: 10 });
  expect(called[0]?.search).toBe("?list=reported&stars=2&words=pot&page_no=1&page_size=10");
  expect(items).toMatchObject([
    { isShown: false, report: { reason: "other", outcome: "hidden", decidedAt: Date.parse("2026-11-25T02:00:00Z") } },
  ]);
  await reportShopReview(api, { id: 8, reason: "other", note: "About another shop" });
  expect(sent[1]).toMatchObject({
    path: "/api/reviews/report",
    body: { id: 8, reason: "other", note: "About another shop" },
  });
});

test("reviews are read with their answers, and answered", async () => {
  const review = wireShopReview({ helpful: 3 });
  const { api, sent } = succeeding({ list: [review], counts: { to_answer: 6 }, ...onePage });
  expect(await fetchShopReviews(api, { list: "low", page: 1, pageSize: 10 })).toMatchObject({
    counts: { toAnswer: 6 },
    items: [{ stars: 2, helpfulCount: 3, answer: "", answeredAt: null, createdAt: time }],
  });
  await answerReview(api, { id: 8, answer: "Sorry", was: "" });
  expect(sent[1]?.body).toEqual({ id: 8, answer: "Sorry", was: "" });
});

test("the shelf is read in fen and pieces", async () => {
  const product = {
    id: 5,
    name: "Lamp",
    image: "",
    is_on_shelf: true,
    is_approved: false,
    sold: 12,
    skus: [{ id: 90, options: "Lilac", price: "54.00", market_price: "0.00", stock: 3 }],
  };
  expect(
    await fetchListings(succeeding({ list: [product], ...onePage }).api, { list: "fewLeft", page: 1, pageSize: 20 }),
  ).toMatchObject({
    items: [{ isListed: true, isApproved: false, soldCount: 12, skus: [{ price: 5400, marketPrice: 0, stock: 3 }] }],
  });
});

test("cells are changed with what they were taken for, and those that were something else are named", async () => {
  const { api, sent } = succeeding({ changed: 2, conflicts: [{ field: "market_price", id: 90, now: "60.00" }] });
  const cells = [
    { field: "price", id: 90, from: 5400, to: 4950 },
    { field: "marketPrice", id: 90, from: 0, to: 6000 },
    { field: "isListed", id: 5, from: 1, to: 0 },
  ] as const;
  expect(await changeListings(api, { cells })).toEqual({ changed: 2, conflicts: [{ field: "marketPrice", id: 90 }] });
  expect(sent[0]?.body).toEqual({
    cells: [
      { field: "price", id: 90, from: "54.00", to: "49.50" },
      { field: "market_price", id: 90, from: "0.00", to: "60.00" },
      { field: "is_on_shelf", id: 5, from: 1, to: 0 },
    ],
  });
});

test("coupons are read, added and no longer handed out", async () => {
  const coupon = wireShopCoupon({ validity: "days-from-tomorrow", claimed: 4 });
  const { api, sent } = succeeding({ ...onePage, list: [coupon], id: 12 });
  expect(await fetchShopCoupons(api, { page: 1, pageSize: 20 })).toMatchObject({
    items: [{ amount: 1000, threshold: 0, validDays: 30, total: null, perCustomer: 1, claimedCount: 4 }],
  });
  const claimable = { claimableFrom: time, claimableUntil: time + 1000 };
  const scope = { scope: "all", productIds: [] } as const;
  const terms = { name: "Ten off", amount: 1000, threshold: 0, validDays: 30, total: null, perCustomer: 1 };
  expect(await addShopCoupon(api, { ...terms, ...scope, ...claimable })).toBe(12);
  await enableShopCoupon(api, { id: 12, isEnabled: false });
  await addShopCoupon(api, { ...terms, scope: "except", productIds: [5, 6], ...claimable });
  expect(sent.at(-1)?.body).toMatchObject({ scope: "except", product_ids: [5, 6] });
  expect(sent.slice(1, 3).map(({ body }) => body)).toEqual([
    {
      name: "Ten off",
      amount: "10.00",
      threshold: "",
      scope: "all",
      validity: "days",
      valid_days: 30,
      total: "",
      per_customer: 1,
      claimable_from: moment,
      claimable_until: "2026-11-23T02:00:01.000Z",
    },
    { id: 12, is_enabled: 0 },
  ]);
});

test("a team is read, and what an owner changes of it goes by id", async () => {
  const member = {
    id: 3,
    account: "mei",
    nickname: "Mei",
    role: "staff",
    is_disabled: false,
    is_self: false,
    created_at: moment,
  };
  expect(await fetchTeam(succeeding([member]).api, undefined)).toEqual([
    { id: 3, account: "mei", nickname: "Mei", role: "staff", isDisabled: false, isSelf: false, createdAt: time },
  ]);
  const { api, sent } = succeeding({ account: "lin", password: "a-new-one" });
  expect(await addTeamMember(api, { account: "lin", nickname: "Lin", role: "agent" })).toBe("a-new-one");
  expect(await resetTeamPassword(api, { id: 3 })).toBe("a-new-one");
  await disableTeamMember(api, { id: 3 });
  await enableTeamMember(api, { id: 3 });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/team/add", { account: "lin", nickname: "Lin", role: "agent" }],
    ["/api/team/reset", { id: 3 }],
    ["/api/team/disable", { id: 3 }],
    ["/api/team/enable", { id: 3 }],
  ]);
});
