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
import { isRecord } from "./wire/decode.ts";

// Exchanges recorded on a running platform, kept outside of the repository.
const folder = process.env["PLAZA_CONTRACT_SAMPLES"] ?? "";
const available = folder !== "" && existsSync(folder);
if (!available) console.info("Recorded exchanges are not checked: PLAZA_CONTRACT_SAMPLES names no folder.");

const platformOrigin = "http://127.0.0.1:8899";
const firstPage = { page: 1, pageSize: 20 };

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

function expectedFailure({ status, body }: Exchange): ApiErrorKind | null {
  if (status !== 200 || !isRecord(body)) return "transport";
  return body["code"] === 1 ? null : body["code"] === -1 ? "session" : "business";
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
  if (/price$/i.test(name) && value !== null) expect(Number.isSafeInteger(value), name).toBe(true);
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
      expectSane(outcome);
      const rows = isRecord(outcome) && Array.isArray(outcome["items"]) ? outcome["items"] : outcome;
      if (Array.isArray(rows)) expect(rows).toHaveLength(rowsSent(exchange.body) ?? Number.NaN);
    }
  });

  test("exists for every call", () => {
    const covered = new Set(exchanges().map(({ call }) => call));
    expect(Object.entries(calls).filter(([, call]) => !covered.has(call))).toEqual([]);
  });
});
