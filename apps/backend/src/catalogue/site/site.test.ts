import { fetchDemoCustomers, fetchHome, fetchPublicData, fetchSiteConfiguration } from "@plaza/api-client";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { noImage } from "../../test-support/no-image.ts";

onEachStore("site", (backend) => {
  const client = (locale: "en" | "ja" = "en") => backend.client({ locale });
  const home = async () => recordOf((await backend.ask("index/index?terminal=pc", { language: "en" })).data);

  test("the site is configured", async () => {
    expect(await fetchSiteConfiguration(client())).toEqual({
      name: "Plaza",
      favicon: null,
      logo: null,
      loginImage: "/uploads/demo/places/welcome.webp",
      copyright: "© 2026 Plaza",
      icpNumber: "ICP 2026-000000",
      icpUrl: "https://beian.miit.gov.cn/",
      registrationNeedsCode: true,
      sendsTextMessages: true,
      isRegistrationOpen: true,
      isMerchantEntryOpen: true,
      languages: ["en", "zh", "ja", "ko"],
      homeShows: { hot: true, fresh: true, shops: true },
      promises: {
        own: "Plaza’s own shelves",
        authentic: "Every shop verified",
        service: "Real people, daily 9–21",
        returns: "Free 7-day returns",
        delivery: "Most orders ship in 48 h",
      },
      extensions: [
        "lang",
        "suggest",
        "facets",
        "search_meaning",
        "search_counts",
        "counts",
        "cart_preview",
        "idempotency",
        "flash_prices",
        "views",
        "product_ids",
        "help_search",
        "help_feedback",
        "shop_search",
        "coupon_centre",
        "favourites_state",
        "favourites_search",
        "cart_later",
        "price_history",
        "alerts",
        "offers",
        "upload_purpose",
        "after_sale_lines",
        "withdrawal",
        "order_timeline",
        "account_data",
        "review_votes",
        "review_edit",
        "invoice",
        "gone_products",
        "article_reviews",
        "application_edit",
        "long_recipients",
        "offline_payment",
        "home_blocks",
        "moved_addresses",
        "news_notices",
        "payment_page",
        "guest_order",
        "usdt",
        "email",
        "chat_state",
        "chat_cards",
        "chat_unread",
      ],
    });
  });

  test("the site names the demo customers that can log in, and none that are gone or called otherwise", async () => {
    const { db } = backend;
    expect(await fetchDemoCustomers(client())).toEqual([
      { mobile: "13800138000", nickname: "Demo Lin", password: "plaza2026" },
      { mobile: "13900139000", nickname: "Demo Sora", password: "plaza2026" },
    ]);
    const [lin, sora] = await fetchDemoCustomers(client());
    const loggedIn = await backend.ask("account/login", {
      body: { mobile: lin?.mobile, password: lin?.password, client: 5 },
    });
    expect(loggedIn).toMatchObject({ code: 1, data: { token: expect.any(String) } });
    const isSora = eq(customers.number, "20260002");
    try {
      await db.update(customers).set({ nickname: "Read my shop" }).where(eq(customers.number, "20260001"));
      await db.update(customers).set({ isDisabled: true }).where(isSora);
      expect(await fetchDemoCustomers(client())).toEqual([lin]);
    } finally {
      await db.update(customers).set({ isDisabled: false }).where(isSora);
      await db.update(customers).set({ nickname: "Demo Lin" }).where(eq(customers.number, "20260001"));
    }
    expect(await fetchDemoCustomers(client())).toEqual([lin, sora]);
  });

  test("the site has a code for phones, which without a public address says so in the caller's language", async () => {
    const address = async (language: "en" | "ja") => {
      const data = recordOf((await backend.ask("pc/commonData", { language })).data);
      expect(data["mnp_qr_code"]).toBe(data["oa_qr_code"]);
      return String(data["oa_qr_code"]);
    };
    const [en, ja] = await Promise.all([address("en"), address("ja")]);
    expect(en).not.toBe(ja);
    for (const image of [en, ja]) {
      const answer = await fetch(image);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
    expect((await fetchPublicData(client("ja"))).qrImages.miniProgram).toBe(new URL(ja).pathname);
  });

  test("the site shows a visitor the latest announcements and no counts", async () => {
    const data = await fetchPublicData(client());
    expect(data).toMatchObject({ siteName: "Plaza", nickname: null, couponCount: 0, cartCount: 0 });
    expect(data.articles).toHaveLength(3);
    const raw = recordOf((await backend.ask("index/index")).data);
    expect(raw["headlines"]).toEqual(recordOf((await backend.ask("pc/commonData")).data)["article"]);
  });

  test("the site says how to reach its customer service, in the caller's language", async () => {
    const call = "setting/getPlatformCustomerService";
    const [en, ja] = await Promise.all([backend.ask(call, { language: "en" }), backend.ask(call, { language: "ja" })]);
    expect(en.data).toEqual({
      image: noImage,
      phone: "400-555-0100",
      business_time: "Every day, 9:00–21:00",
      wechat: "",
    });
    expect(recordOf(ja.data)["business_time"]).toBe("毎日 9:00–21:00");
  });

  test("the site keeps text that looks like a number", async () => {
    await backend.db.update(settings).set({ value: "0123" }).where(eq(settings.key, "icpNumber"));
    expect(recordOf((await backend.ask("index/config")).data)["icp_number"]).toBe("0123");
    await backend.db.update(settings).set({ value: "ICP 2026-000000" }).where(eq(settings.key, "icpNumber"));
  });

  test("the site has a home page of best sellers, new products and shops", async () => {
    const page = await fetchHome(client());
    expect(page.hot).toHaveLength(9);
    const sales = page.hot.map((card) => card.sales ?? 0);
    expect(sales).toEqual(sales.toSorted((left, right) => right - left));
    expect(page.fresh).toHaveLength(4);
    const dates = page.fresh.map((card) => card.createdAt ?? 0);
    expect(dates).toEqual(dates.toSorted((left, right) => right - left));
    expect(page.shops).toHaveLength(10);
    for (const shop of page.shops) expect(shop.productCount).toBeGreaterThan(0);
    expect(page.shops.filter(({ selfOperated }) => selfOperated).length).toBeGreaterThan(0);
    expect(page.shops.map(({ products }) => products.length)).toEqual([3, 3, 3, 3, 0, 0, 0, 0, 0, 0]);
    for (const shop of page.shops) expect(shop.intro).not.toBe("");

    const raw = await home();
    expect(Object.keys(raw).toSorted()).toEqual([
      "activity_area",
      "blocks",
      "community_article",
      "headlines",
      "hots",
      "nearby_shops",
      "news",
      "seckill_goods",
      "shop_lists",
      "shop_recommend",
    ]);
    // One that no flash sale of this hour has, which would say one thing more.
    expect(listOf(raw["hots"]).find((card) => !("seckill_price" in card))).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      image: expect.stringContaining("/uploads/demo/products/"),
      min_price: expect.stringMatching(/^\d+\.\d\d$/),
      market_price: expect.stringMatching(/^\d+\.\d\d$/),
      sales_actual: expect.any(Number),
      sales_virtual: 0,
      sales_total: expect.any(Number),
      create_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:00:00$/),
      shop_id: expect.any(Number),
      shop_name: expect.any(String),
      shop_type: expect.any(Number),
      stock: expect.any(Number),
    });
    const [first] = listOf(raw["shop_recommend"]);
    expect(first).toMatchObject({ id: 1, expire_time: 0 });
    expect(listOf(first?.["goods_list"])).toHaveLength(9);
    expect(listOf(raw["shop_lists"])[0]).toMatchObject({
      id: 1,
      expire_time: "无期限",
      expire: 0,
      visited_num: expect.any(Number),
    });
  });

  test("the site hides what the state of a shop forbids, and only there", async () => {
    const { db } = backend;
    const future = new Date(Date.now() + 60_000);
    const id = await putOnSale(db, {
      name: "Newest and best",
      fields: { shopId: 2, actualSales: 10_000_000, createdAt: future },
    });
    const shows = async (list: string) => listOf((await home())[list]).some((item) => item["id"] === id);
    const shopIds = async () => listOf((await home())["shop_lists"]).map((shop) => shop["id"]);
    expect([await shows("hots"), await shows("news")]).toEqual([true, true]);

    await db.update(shops).set({ isFrozen: true }).where(eq(shops.id, 2));
    expect([await shows("hots"), await shows("news")]).toEqual([true, false]);
    expect(await shopIds()).not.toContain(2);

    await db
      .update(shops)
      .set({ isFrozen: false, expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shops.id, 2));
    expect([await shows("hots"), await shows("news")]).toEqual([true, true]);
    expect(await shopIds()).not.toContain(2);

    await db.update(shops).set({ expiresAt: null }).where(eq(shops.id, 2));
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, id));
    expect([await shows("hots"), await shows("news")]).toEqual([false, false]);
    expect(await shopIds()).toContain(2);
  });
});
