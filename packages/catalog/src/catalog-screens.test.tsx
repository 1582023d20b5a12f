import { fetchProductDetail } from "@plaza/api-client";
import { type Locale, locales } from "@plaza/i18n";
import { fixture } from "@plaza/testing/fixture";
import { platformClient } from "@plaza/testing/platform-client";
import { Screen } from "@plaza/testing/screen";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";

async function open(path: string, locale: Locale = "en") {
  const router = await createMemoryRouter({ api: platformClient(locale), locale, path });
  render(<Screen router={router} />);
  await router.load();
  return router;
}

test.each(locales)("a product is found by its name, and opened, in %s", async (locale) => {
  const { id, name: names } = fixture.products.reviewed;
  const name = names[locale];
  await open(`/goods_list?name=${encodeURIComponent(name)}`, locale);
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", `/goods_details/${id}`);
  await open(`/goods_details/${id}`, locale);
  expect(await screen.findByRole("heading", { level: 1, name })).toBeInTheDocument();
});

test.each(["<constructor>x</constructor>", "<0>x</0>", "</0><qqzzxxyy/>"])(
  "an empty search for %s shows the text as it was typed",
  async (name) => {
    await open(`/goods_list?name=${encodeURIComponent(name)}`);
    expect(await screen.findByRole("heading", { name: `Nothing found for “${name}”` })).toBeInTheDocument();
  },
);

test("a search that was put right says so, and leads to what was typed and from there to what comes nearest", async () => {
  const router = await open("/goods_list?name=teapto");
  const back = await screen.findByRole("link", { name: "Search instead for “teapto”" });
  expect(back.closest("p")).toHaveTextContent("Showing results for teapot.");
  expect(await screen.findAllByRole("article")).not.toEqual([]);
  act(() => back.click());
  expect(await screen.findByRole("heading", { name: "Nothing found for “teapto”" })).toBeInTheDocument();
  expect(router.state.location.search).toEqual({ name: "teapto", literal: "1" });
  expect(screen.getByRole("link", { name: "Browse “Teapots”" })).toBeInTheDocument();
  act(() => screen.getByRole("link", { name: "Search for “teapot”" }).click());
  expect(await screen.findAllByRole("article")).not.toEqual([]);
  expect(router.state.location.search).toEqual({ name: "teapot" });
});

test("home shows the platform's products", async () => {
  await open("/");
  expect((await screen.findAllByRole("article")).length).toBeGreaterThan(10);
});

test("a look at a product is counted once", async () => {
  const { id, name } = fixture.products.reviewed;
  const api = platformClient("en");
  const { views } = await fetchProductDetail(api, id);
  await open(`/goods_details/${id}`);
  await screen.findByRole("heading", { level: 1, name: name.en });
  await waitFor(async () => expect((await fetchProductDetail(api, id)).views).toBe(views + 1));
});

test.each(locales)("a shop is found in the street by its name, and opened, in %s", async (locale) => {
  const { id, name } = fixture.products.reviewed.shop;
  await open(`/shop_street?name=${encodeURIComponent(name[locale])}`, locale);
  const link = await screen.findByRole("link", { name: name[locale] });
  expect(link).toHaveAttribute("href", `/shop_street_detail?id=${id}`);
  await open(`/shop_street_detail?id=${id}`, locale);
  expect(await screen.findByRole("heading", { level: 1, name: name[locale] })).toBeInTheDocument();
  expect((await screen.findAllByRole("article")).length).toBeGreaterThan(3);
});

test("a shop that does not exist is not found", async () => {
  const router = await open("/shop_street_detail?id=99999999");
  expect(router.state.matches.some(({ status }) => status === "notFound")).toBe(true);
});

const areaNames = { en: "Tea at four", zh: "四点下午茶", ja: "四時のお茶", ko: "네 시의 차" } as const;

test.each(locales)("the products of a special area are shown under its name in %s", async (locale) => {
  await open("/special_area?id=1", locale);
  expect(await screen.findByRole("heading", { level: 1, name: areaNames[locale] })).toBeInTheDocument();
  expect((await screen.findAllByRole("article")).length).toBe(3);
});

test.each(locales)(
  "the flash sale shows what it sells now in %s, and the product is reached from it",
  async (locale) => {
    const { id, name } = fixture.products.onFlashSale;
    await open("/seckill", locale);
    const card = (await screen.findByRole("link", { name: name[locale] })).closest("article");
    for (const link of card?.querySelectorAll("a") ?? []) expect(link).toHaveAttribute("href", `/goods_details/${id}`);
    expect(card?.querySelectorAll("a")).toHaveLength(2);
    expect(screen.getByRole("timer")).toBeInTheDocument();
  },
);

test.each(["/special_area?id=99999999", "/seckill?slot=99999999"])("the promotion %s is not found", async (path) => {
  const router = await open(path);
  expect(router.state.matches.some(({ status }) => status === "notFound")).toBe(true);
});

test("a product that does not exist is not found", async () => {
  const router = await open("/goods_details/99999999");
  expect(router.state.matches.some(({ status }) => status === "notFound")).toBe(true);
});

const { id: reviewed } = fixture.products.reviewed;

const helpTitles = { en: "Changing an order", zh: "修改订单", ja: "注文の変更", ko: "주문 변경" } as const;

test.each(locales)("help is searched in %s in spite of a typo, and read", async (locale) => {
  await open("/help_center?question=cancle", locale);
  const title = helpTitles[locale];
  (await screen.findByText(title)).click();
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
});

test.each([
  ["/goods_list?page=999", "/goods_list"],
  ["/goods_list/1?page=999", "/goods_list/1"],
  ["/hotgoods_list/1?page=999", "/hotgoods_list/1"],
  ["/goods_list/2?page=999&size=48", "/goods_list/2"],
  ["/category?id=1&page=999", "/category"],
  ["/news_list?page=999", "/news_list"],
  ["/help_center?page=999", "/help_center"],
  ["/shop_street?page=999", "/shop_street"],
  ["/seckill?slot=1&page=999", "/seckill"],
  ["/special_area?id=1&page=999", "/special_area"],
  ["/shop_street_detail?id=1&view=all&page=999", "/shop_street_detail"],
  [`/goods_details/${reviewed}?tab=reviews&reviewPage=999`, `/goods_details/${reviewed}`],
])("the address %s, beyond the end, says so and leads to the last page", async (address, path) => {
  const router = await open(address);
  expect(await screen.findByRole("heading", { name: "There is no page 999" })).toBeInTheDocument();
  expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const last = screen.getByRole("link", { name: "Go to the last page" });
  last.click();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "There is no page 999" })).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe(path);
  expect(Object.values(router.state.location.search)).not.toContain("999");
  expect(document.head.querySelector("meta[name=robots]")).toBeNull();
});
