import { describe, expect, test } from "vitest";
import { page, section, text, textOf, textsOf } from "./ask-shop.ts";

const link = (within: ParentNode, name: string | RegExp): string => {
  const found = [...within.querySelectorAll("a")].find((each) => {
    const label = each.getAttribute("aria-label") ?? text(each);
    return typeof name === "string" ? label === name : name.test(label);
  });
  if (found === undefined) throw new Error(`There is no link “${name}”.`);
  return found.getAttribute("href") ?? "";
};
const query = (address: string) => Object.fromEntries(new URLSearchParams(address.split("?")[1]));
const total = (document: Document): string | undefined =>
  textsOf(document, "main [role=status], main output").find((each) => /^[\d,]+\+? products?$/.test(each));

describe("home", () => {
  test("offers themes, the flash sale at reduced prices, hot list, new arrivals and shops", async () => {
    const home = await page("/pc/");
    expect(home.querySelectorAll("ul[aria-label=Themes] > li")).toHaveLength(4);
    expect(text(home.querySelector("main"))).toContain("Breakfast, but later");
    const sale = section(home, "Flash sale");
    expect(text(sale)).toMatch(/\d\d:00 session ends in|Starts at \d\d:00, in/);
    const cards = textsOf(sale, "article");
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(card).toMatch(/−\d+%/);
      expect(card).toContain("was ¥");
      expect(card).toMatch(/\d% taken|bought|Sold out/);
    }
    const hot = section(home, "Hot list");
    expect(hot.querySelectorAll("article")).toHaveLength(5);
    expect(textOf(hot, "article")).toContain("No. 1");
    expect(textOf(hot, "article")).toMatch(/\d bought/);
    expect(link(hot, /^View all/)).toMatch(/\/hotgoods_list\/1$/);
    expect(section(home, "New arrivals").querySelectorAll("article")).toHaveLength(4);
    const shops = section(home, "Shops to stroll through");
    expect(shops.querySelectorAll("article")).toHaveLength(4);
    expect(textOf(shops, "article")).toMatch(/\d products/);
  });

  test("leads to the products of its themes", async () => {
    const home = await page("/pc/");
    const area = await page(link(home, /First-frost camp/));
    expect(textOf(area, "h1")).toBe("First-frost camp");
    expect(text(area.querySelector("main"))).toContain("14 products");
    expect(textOf(await page(link(home, /Breakfast, but later/)), "h1")).toBe("Breakfast, but later");
  });
});

describe("a list", () => {
  test("is sorted by price in its address", async () => {
    const address = link(await page("/pc/goods_list?name=cup"), "Price");
    expect(query(address)).toEqual({ name: "cup", sort: "price-asc" });
    const prices = textsOf(await page(address), "main article").map((card) =>
      Number(/¥([\d,]+\.\d\d)/.exec(card)?.[1]?.replaceAll(",", "")),
    );
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test("shows larger pages, and keeps their size on the next one", async () => {
    const address = link(await page("/pc/goods_list/2"), "48");
    const larger = await page(address);
    expect(larger.querySelectorAll("main article")).toHaveLength(48);
    const second = link(larger, "Page 2");
    expect(query(second)).toEqual({ size: "48", page: "2" });
    const pages = (await page(second)).querySelectorAll("nav[aria-label=Pages] [aria-current]");
    expect([...pages].map((each) => each.getAttribute("aria-label"))).toEqual(["Page 2"]);
  });

  test("keeps its filters where it is sorted or turned, and begins at the first page", async () => {
    const sorted = link(await page("/pc/goods_list?has=stock&page=2"), "Newest");
    expect(query(sorted)).toEqual({ has: "stock", sort: "newest" });
    expect(query(link(await page(sorted), "Page 2"))).toEqual({ has: "stock", sort: "newest", page: "2" });
  });

  test("keeps its filters in a category's children, which say how many products are left", async () => {
    const category = await page("/pc/category?id=2&has=stock");
    const child = category.querySelector("fieldset[aria-label=Categories] a");
    const count = child?.lastElementChild?.textContent;
    const address = child?.getAttribute("href") ?? "";
    expect(query(address)["has"]).toBe("stock");
    expect(total(await page(address))).toMatch(new RegExp(`^${count} products?$`));
  });

  test("that finds nothing offers the category of its words", async () => {
    const list = await page("/pc/goods_list?name=kitchen+drone");
    expect(textsOf(list, "h2")).toContain("Nothing found for “kitchen drone”");
    expect(textOf(await page(link(list, "Browse “Kitchen”")), "h1")).toBe("Kitchen");
  });
});
