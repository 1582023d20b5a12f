import { describe, expect, test } from "vitest";
import { couponAnswer, longNews } from "../e2e/articles.ts";
import { newCustomer } from "../e2e/customers.ts";
import { findProducts, teapot } from "../e2e/products.ts";
import { sentOrder, skuOf } from "../e2e/purchases.ts";
import { ask, page, section, sent, text, textOf, textsOf } from "./ask-shop.ts";

describe("without scripts", () => {
  test("home has every section but the recently viewed products, and the chrome around it", async () => {
    const home = await page("/pc/");
    expect(home.title).toBe("Plaza");
    for (const heading of ["Flash sale", "Hot list", "New arrivals", "Shops to stroll through"])
      expect(section(home, heading).querySelector("article"), heading).not.toBeNull();
    expect(textOf(section(home, "Flash sale"), "[role=timer]")).toMatch(/\d\d:\d\d:\d\d$/);
    expect(textsOf(home, "h2")).not.toContain("Recently viewed");
    expect(home.querySelectorAll("[aria-label=Announcements] a").length).toBeGreaterThan(1);
    expect(textsOf(home, "nav[aria-label=Main] a")).toContain("Hot List");
    expect(textsOf(home, "a[hreflang], header a")).toContain("日本語");
    const legal = [...home.querySelectorAll("footer a")].find(({ textContent }) => textContent.includes("©"));
    expect(legal?.getAttribute("target")).toBe("_blank");
    expect(home.head.querySelectorAll("link[rel=icon]")).toHaveLength(1);
  });

  test("the filters of a list are a form, which keeps the search and its order", async () => {
    const list = await page("/pc/goods_list?name=cup&sort=newest");
    const asked = sent(list.querySelector("aside form"), { has: ["stock", "offer"], price: ["", "300"] });
    const { headers } = await ask(asked);
    const address = headers.get("location") ?? asked;
    expect(Object.fromEntries(new URLSearchParams(address.split("?")[1]))).toEqual({
      name: "cup",
      sort: "newest",
      has: "stock_offer",
      price: "-300",
    });
    const narrowed = await page(address);
    const chips = [...narrowed.querySelectorAll("ul[aria-label='Active filters'] a")];
    expect(chips.map(text)).toEqual(["Up to ¥300", "In stock", "On offer", "Clear all"]);
    expect(chips.at(-1)?.getAttribute("href")).toBe("/pc/goods_list?name=cup&sort=newest");
  });

  test("the filters of a shop stay in the shop", async () => {
    const shop = await page("/pc/shop_street_detail?id=1&view=all");
    const asked = sent(shop.querySelector("aside form"), { has: "stock" });
    const { headers } = await ask(asked);
    const address = new URLSearchParams((headers.get("location") ?? asked).split("?")[1]);
    expect(Object.fromEntries(address)).toEqual({ id: "1", view: "all", has: "stock" });
  });

  test("the street, a shop and the help are searched by forms", async () => {
    const search = async (path: string, filled: Readonly<Record<string, string>>) =>
      page(sent((await page(path)).querySelector("main form"), filled));
    expect((await search("/pc/shop_street", { name: "north" })).querySelectorAll("main article")).toHaveLength(1);
    const found = section(await search("/pc/shop_street_detail?id=1", { name: "teapot" }), "Results for “teapot”");
    expect(textOf(found, "article h2, article h3")).toContain("Teapot");
    const answers = await search("/pc/help_center", { question: "parcel" });
    expect(textsOf(answers, "h2")).toContain("Answers for “parcel”");
    expect(textsOf(answers, "main a").join()).toContain("Following a parcel");
  });

  test("articles are read", async () => {
    expect(textsOf(await page(`/pc${await longNews()}`), "main h2")).toContain("Which material");
    expect(textsOf(await page(`/pc${await couponAnswer()}`), "main h2")).toContain("One a shop");
  });

  test("a product has its details and, below them, its reviews", async () => {
    const document = await page(`/pc/goods_details/${(await teapot()).id}`);
    const [details, reviews] = [section(document, "Details"), section(document, "Reviews")];
    expect(text(reviews)).toContain("% positive");
    expect(reviews.querySelectorAll("li").length).toBeGreaterThan(3);
    expect(reviews.querySelector("li [role=img]")?.getAttribute("aria-label")).toMatch(/^\d of 5$/);
    const { DOCUMENT_POSITION_FOLLOWING: following } = document.defaultView?.Node ?? { DOCUMENT_POSITION_FOLLOWING: 0 };
    expect(details.compareDocumentPosition(reviews)).toBe(following);
  });

  test("a reduced product says its lowest price before the reduction", async () => {
    expect(text((await page("/pc/goods_details/1")).body)).toMatch(/Lowest price of the 30 days before: ¥[\d,]+\.00/);
  });

  test("the page of an article says how many merchants have it, the same to everybody", async () => {
    const [keyboard] = await findProducts("Slimline Wireless Keyboard, Sage");
    const document = await page(`/pc/goods_details/${keyboard?.id}`);
    expect(text(document.body)).toContain("4 merchants from ¥157.00");
    expect(document.documentElement.outerHTML).not.toContain("Delivery to");
  });

  test("a comparison is whole, and a product is taken out of it by a link", async () => {
    const teapots = (await findProducts("Teapot")).slice(0, 3);
    const document = await page(`/pc/compare?ids=${teapots.map(({ id }) => id).join(",")}`);
    expect(
      textsOf(document, "[role=columnheader]").map((each, at) => each.startsWith(teapots[at]?.name ?? "-")),
    ).toEqual([true, true, true]);
    const prices = [...document.querySelectorAll("tr")].find((row) => text(row).startsWith("Price today"));
    expect(text(prices ?? null)).toContain("Lowest");
    const stop = document.querySelector(`a[aria-label="Stop comparing: ${teapots[0]?.name}"]`);
    const left = await page(stop?.getAttribute("href") ?? "");
    expect(left.querySelectorAll("[role=columnheader]")).toHaveLength(2);
  });

  test("the sessions and pages of the flash sale are links", async () => {
    const links = (document: Document) => [...document.querySelectorAll("nav[aria-label='Sessions of the day'] a")];
    const last = await page(
      links(await page("/pc/seckill"))
        .at(-1)
        ?.getAttribute("href") ?? "",
    );
    expect(links(last).at(-1)?.getAttribute("aria-current")).toBe("true");
    const second = await page(last.querySelector("a[aria-label='Page 2']")?.getAttribute("href") ?? "");
    expect(second.querySelectorAll("main article")).toHaveLength(5);
  });

  test("the coupon centre can be read and paged", async () => {
    const centre = await page("/pc/get_coupons");
    expect(centre.querySelectorAll("main article")).toHaveLength(12);
    const second = await page(centre.querySelector("a[aria-label='Page 2']")?.getAttribute("href") ?? "");
    expect(second.querySelector("main article[aria-label='First light']")).not.toBeNull();
  });

  test.each(["login", "register", "forget_pwd"])("%s says what it needs, and sends nothing", async (path) => {
    const document = await page(`/pc/account/${path}`);
    expect(textOf(document, "noscript")).toContain("This page needs JavaScript.");
    expect(document.querySelector("noscript svg")).not.toBeNull();
    expect(document.querySelector("button[type=submit]")?.hasAttribute("disabled")).toBe(true);
  });

  test("a page that visitors share has neither favourite nor alert buttons", async () => {
    for (const path of [
      "/pc/",
      "/pc/goods_list?name=Teapot",
      "/pc/goods_details/1",
      "/pc/seckill",
      "/pc/shop_street",
    ]) {
      const document = await page(path);
      const buttons = [...document.querySelectorAll("button")].map(
        (button) => button.getAttribute("aria-label") ?? text(button),
      );
      expect(
        buttons.filter((name) => /^(?:Favourite|Follow|Tell|Remind)/.test(name)),
        path,
      ).toEqual([]);
      expect(document.querySelector("[aria-pressed]"), path).toBeNull();
      expect(textsOf(document, "header a").filter((name) => name.startsWith("Notices"))).toEqual([]);
    }
  });

  test("what can be sent back is listed for its customer alone, and no search engine is told of it", async () => {
    const customer = await newCustomer();
    const sku = await skuOf("Oat Porcelain Teapot", "450 ml");
    const placed = await sentOrder(customer, { sku });
    const cookies = { token: customer.token };
    const { headers } = await ask("/pc/user/after_sales", { cookies });
    expect(headers.get("cache-control")).toMatch(/no-store|private/);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(textOf(await page("/pc/user/after_sales", { cookies }), "main article")).toContain(sku.name);
    const form = `/pc/user/after_sales/apply_sale?order_id=${placed.id}&item_id=${sku.id}`;
    expect((await ask(form, { cookies })).status).toBe(200);
    expect((await ask(form, { cookies: { token: (await newCustomer()).token } })).status).toBe(404);
  });
});
