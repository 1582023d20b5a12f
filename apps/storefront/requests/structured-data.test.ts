import { expect, test } from "vitest";
import { teapot } from "../e2e/products.ts";
import { origin, page, structuredData } from "./ask-shop.ts";

const attribute = ({ head }: Document, selector: string, name: string) =>
  head.querySelector(selector)?.getAttribute(name);

test("a product says who it is: title, canonical address, languages, description, image, structured data", async () => {
  const { id, name } = await teapot("ja");
  const document = await page(`/pc/ja/goods_details/${id}`);
  expect([document.documentElement.lang, document.title]).toEqual(["ja", `${name} - Plaza`]);
  expect(attribute(document, "link[rel=canonical]", "href")).toBe(`${origin}/pc/ja/goods_details/${id}`);
  expect(attribute(document, "link[rel=alternate][hreflang=x-default]", "href")).toBe(
    `${origin}/pc/goods_details/${id}`,
  );
  expect(document.head.querySelectorAll("meta[name=description]")).toHaveLength(1);
  expect(attribute(document, "meta[name=description]", "content")).toContain(name);
  expect(attribute(document, "meta[property='og:image']", "content")).toMatch(new RegExp(`^${origin}/pc/_image`));
  const data = structuredData(document);
  expect([...data.keys()]).toEqual(expect.arrayContaining(["Organization", "Product", "BreadcrumbList"]));
  expect(data.get("Product")).toMatchObject({ aggregateRating: { "@type": "AggregateRating", bestRating: 5 } });
});

test("the flash sale says who it is and what it sells", async () => {
  const document = await page("/pc/seckill");
  expect(attribute(document, "link[rel=canonical]", "href")).toBe(`${origin}/pc/seckill`);
  expect(document.head.querySelectorAll("meta[name=description]")).toHaveLength(1);
  expect([...structuredData(document).keys()]).toEqual(expect.arrayContaining(["BreadcrumbList", "ItemList"]));
});
