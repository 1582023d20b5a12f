import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { ApiError, type ApiErrorKind } from "./api-error.ts";
import { fetchActivityProducts } from "./calls/activity-products.ts";
import { fetchArticle } from "./calls/article.ts";
import { fetchArticleCategories } from "./calls/article-categories.ts";
import { fetchArticles } from "./calls/articles.ts";
import { fetchBanners } from "./calls/banners.ts";
import { fetchCategoryProducts } from "./calls/category-products.ts";
import { fetchCategoryTree } from "./calls/category-tree.ts";
import { fetchColumnProducts } from "./calls/column-products.ts";
import { fetchFlashProducts } from "./calls/flash-products.ts";
import { fetchFlashSlots } from "./calls/flash-slots.ts";
import { fetchHome } from "./calls/home.ts";
import { fetchProductColumns } from "./calls/product-columns.ts";
import { fetchProductDetail } from "./calls/product-detail.ts";
import { fetchProductList } from "./calls/product-list.ts";
import { fetchPublicData } from "./calls/public-data.ts";
import { fetchReviews } from "./calls/reviews.ts";
import { fetchReviewSummary } from "./calls/review-summary.ts";
import { fetchShop } from "./calls/shop.ts";
import { fetchShopCategories } from "./calls/shop-categories.ts";
import { fetchShops } from "./calls/shops.ts";
import { fetchSiteConfiguration } from "./calls/site-configuration.ts";
import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from "./calls/address-changes.ts";
import { fetchAddress, fetchAddresses } from "./calls/addresses.ts";
import { fetchCart } from "./calls/cart.ts";
import { addToCart, changeCartLine, deleteCartLines, selectCartLines } from "./calls/cart-changes.ts";
import { claimCoupon, fetchCoupons } from "./calls/coupons.ts";
import { fetchCustomer } from "./calls/customer.ts";
import { fetchMyCoupons } from "./calls/held-coupons.ts";
import { cancelOrder, confirmOrder, deleteOrder } from "./calls/order-changes.ts";
import { fetchOrder } from "./calls/order-detail.ts";
import { fetchOrders } from "./calls/orders.ts";
import { fetchPaymentMethods } from "./calls/payment-methods.ts";
import { fetchPaymentStatus } from "./calls/payment-status.ts";
import { settle } from "./calls/settlement.ts";
import { startPayment } from "./calls/start-payment.ts";
import { submitOrder } from "./calls/submit-order.ts";
import { fetchTracking } from "./calls/tracking.ts";
import { login, smsLogin } from "./calls/login.ts";
import { logout } from "./calls/logout.ts";
import { fetchPolicy } from "./calls/policy.ts";
import { register } from "./calls/register.ts";
import { resetPassword } from "./calls/reset-password.ts";
import { sendSmsCode } from "./calls/sms-code.ts";
import { fetchWallet } from "./calls/wallet.ts";
import { fetchWalletEntries } from "./calls/wallet-entries.ts";
import { isRecord } from "./wire/decode.ts";

// Exchanges recorded on a running platform, kept outside of the repository.
const folder = process.env["PLAZA_CONTRACT_SAMPLES"] ?? "";
const available = folder !== "" && existsSync(folder);
if (!available) console.info("Recorded exchanges are not checked: PLAZA_CONTRACT_SAMPLES names no folder.");

const platformOrigin = "http://127.0.0.1:8899";
const firstPage = { page: 1, pageSize: 20 };

const noAddress = {
  recipient: "",
  phone: "",
  provinceId: 1,
  cityId: 1,
  districtId: 1,
  street: "",
  isDefault: false,
};

const noOrder = {
  lines: [],
  cartLineIds: [],
  addressId: null,
  couponIds: [],
  remarks: [],
  expectedAmount: 0,
  idempotencyKey: null,
};

const calls: Readonly<Record<string, (api: ApiClient) => Promise<unknown>>> = {
  "index/config": fetchSiteConfiguration,
  "pc/commondata": fetchPublicData,
  "pc/category": fetchCategoryTree,
  "index/index": fetchHome,
  "ad_content/lists": (api) => fetchBanners(api, "home"),
  "goods_column/getgoodscolumnlist": fetchProductColumns,
  "goods/getgoodslistbycolumnid": (api) => fetchColumnProducts(api, { columnId: 1, ...firstPage }),
  "pc/goodslist": (api) => fetchProductList(api, firstPage),
  "goods/getgoodslist": (api) => fetchCategoryProducts(api, firstPage),
  "goods/getgoodsdetail": (api) => fetchProductDetail(api, 1),
  "goods_comment/category": (api) => fetchReviewSummary(api, 1),
  "goods_comment/lists": (api) => fetchReviews(api, { productId: 1, filter: "all", ...firstPage }),
  "seckill_goods/getseckilltime": fetchFlashSlots,
  "seckill_goods/getseckillgoods": (api) => fetchFlashProducts(api, { slotId: 1, ...firstPage }),
  "activity_area/activitygoodslist": (api) => fetchActivityProducts(api, { areaId: 1, ...firstPage }),
  "shop/getshoplist": (api) => fetchShops(api, firstPage),
  "shop/getshopinfo": (api) => fetchShop(api, 1),
  "shop_goods_category/getshopgoodscategory": (api) => fetchShopCategories(api, 1),
  "article/lists": (api) => fetchArticles(api, firstPage),
  "article/category": fetchArticleCategories,
  "pc/articledetail": (api) => fetchArticle(api, 1),
  "account/login": (api) => login(api, { mobile: "", password: "" }),
  "account/smslogin": (api) => smsLogin(api, { mobile: "", code: "" }),
  "account/register": (api) => register(api, { mobile: "", password: "", code: null }),
  "account/logout": logout,
  "login_password/forget": (api) => resetPassword(api, { mobile: "", code: "", password: "" }),
  "sms/send": (api) => sendSmsCode(api, { mobile: "", scene: "login" }),
  "user/info": fetchCustomer,
  "user/mywallet": fetchWallet,
  "user/accountlog": (api) => fetchWalletEntries(api, { direction: null, ...firstPage }),
  "policy/service": (api) => fetchPolicy(api, "service"),
  "policy/privacy": (api) => fetchPolicy(api, "privacy"),
  "cart/lists": fetchCart,
  "cart/add": (api) => addToCart(api, { skuId: 1, quantity: 1 }),
  "cart/change": (api) => changeCartLine(api, { lineId: 1, quantity: 1 }),
  "cart/del": (api) => deleteCartLines(api, [1]),
  "cart/selected": (api) => selectCartLines(api, { lineIds: [1], selected: true }),
  "user_address/lists": fetchAddresses,
  "user_address/detail": (api) => fetchAddress(api, 1),
  "user_address/add": (api) => addAddress(api, noAddress),
  "user_address/update": (api) => updateAddress(api, { id: 1, ...noAddress }),
  "user_address/del": (api) => deleteAddress(api, 1),
  "user_address/setdefault": (api) => setDefaultAddress(api, 1),
  "coupon/getcouponlist": (api) => fetchCoupons(api, { productId: 1 }),
  "coupon/getcoupon": (api) => claimCoupon(api, 1),
  "order/settlement": (api) => settle(api, { lines: [], cartLineIds: [], addressId: null, couponIds: [] }),
  "order/submitorder": (api) => submitOrder(api, noOrder),
  "order/lists": (api) => fetchOrders(api, { filter: "all", ...firstPage }),
  "order/getorderdetail": (api) => fetchOrder(api, 1),
  "order/cancel": (api) => cancelOrder(api, 1),
  "order/confirm": (api) => confirmOrder(api, 1),
  "order/del": (api) => deleteOrder(api, 1),
  "order/ordertraces": (api) => fetchTracking(api, 1),
  "order/getpayway": (api) => fetchPaymentMethods(api, { from: "trade", id: 1 }),
  "order/getpaystatus": (api) => fetchPaymentStatus(api, { from: "trade", id: 1 }),
  "pay/unifiedpay": (api) => startPayment(api, { from: "trade", id: 1, payWay: 3, idempotencyKey: null }),
  "coupon/mycouponlist": (api) => fetchMyCoupons(api, { state: "unused", ...firstPage }),
};

interface Exchange {
  readonly name: string;
  readonly call: (api: ApiClient) => Promise<unknown>;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

function exchanges(): Exchange[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.includes("--"));
  return files.toSorted().flatMap((file) => {
    const recorded: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    const { request, response } = isRecord(recorded) ? recorded : {};
    if (!isRecord(request) || !isRecord(response)) return [];
    const action = String(request["path"])
      .replace(/^\/api\//, "")
      .toLowerCase();
    const routing = file.startsWith("routing") ? (api: ApiClient) => api.get(action, {}, (data) => data) : undefined;
    const call = calls[action] ?? routing;
    if (call === undefined) return [];
    const { status, content_type: contentType, body } = response;
    return [{ name: basename(file, ".json"), call, status: Number(status), contentType: String(contentType), body }];
  });
}

function expectedFailure({ name, status, body }: Exchange): ApiErrorKind | null {
  if (status !== 200 || !isRecord(body)) return "transport";
  const successes = name.startsWith("pay_unifiedpay") ? [1, 10001, 20001] : [1];
  return successes.includes(Number(body["code"])) ? null : body["code"] === -1 ? "session" : "business";
}

function replaying({ status, contentType, body }: Exchange): ApiClient {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": contentType };
  const fetch = async () => new Response(text, { status, headers });
  return createApiClient({ origin: "http://storefront.test", platformOrigin, locale: "zh", fetch });
}

/** What no decoded answer may hold, whatever the call. */
function expectSane(value: unknown, name = ""): void {
  if (Array.isArray(value)) return value.forEach((each) => expectSane(each, name));
  if (isRecord(value)) return Object.entries(value).forEach(([key, each]) => expectSane(each, key));
  expect(value, name).toBeDefined();
  if (typeof value === "number") expect(Number.isFinite(value), name).toBe(true);
  if (/price$|amount$|total$|balance$|threshold$/i.test(name) && value !== null)
    expect(Number.isSafeInteger(value), name).toBe(true);
  if (typeof value === "string" && /picture|pictures|logo|cover$/.test(name)) {
    expect(value).not.toMatch(/^http:\/\/127\.0\.0\.1\//);
  }
  if (typeof value === "string" && name.endsWith("Html")) {
    expect(value).not.toMatch(/127\.0\.0\.1\/|src="(?!https?:)|\sclass=|<script/);
  }
}

function rowsSent(body: unknown): number | null {
  const data = isRecord(body) ? body["data"] : null;
  const rows = isRecord(data) ? (data["list"] ?? data["lists"]) : data;
  return Array.isArray(rows) ? rows.length : null;
}

describe.skipIf(!available)("a recorded exchange", () => {
  test.each(available ? exchanges() : [])("$name", async (exchange) => {
    const outcome: unknown = await exchange.call(replaying(exchange)).catch((error: unknown) => error);
    const expected = expectedFailure(exchange);
    if (["pc_articleDetail--unknown", "shop_getShopInfo--unknown"].includes(exchange.name)) {
      expect(outcome).toMatchObject({ kind: "business", statusCode: 404 });
    } else if (expected !== null) {
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject({ kind: expected });
      const gone = /getGoodsDetail--(?:unknown|not-audited)$/.test(exchange.name);
      if (expected === "business") expect(outcome).toMatchObject({ statusCode: gone ? 404 : 500, show: true });
    } else {
      if (outcome instanceof Error) throw outcome;
      if (outcome !== undefined) expectSane(outcome);
      const rows = isRecord(outcome) && Array.isArray(outcome["items"]) ? outcome["items"] : outcome;
      if (Array.isArray(rows)) expect(rows).toHaveLength(rowsSent(exchange.body) ?? Number.NaN);
    }
  });

  test("exists for every call", () => {
    const covered = new Set(exchanges().map(({ call }) => call));
    expect(Object.entries(calls).filter(([, call]) => !covered.has(call))).toEqual([]);
  });
});
