import { expect, test } from "vitest";
import { plainProduct, teapot } from "../testing/product-factory.ts";
import { productSummary } from "./product-loader.ts";

const context = {
  locale: "en",
  document: {
    nonce: "",
    urlStyle: "hash",
    origin: "https://shop.example",
    inlineStyles: [],
  },
} as const;

function described(product: ReturnType<typeof teapot>, reviewCount: number | null) {
  return productSummary(context, product, reviewCount).structuredData?.[0];
}

test("the structured data has a rating only where there are reviews", () => {
  expect(described(teapot(), 148)).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.9, reviewCount: 148, bestRating: 5 },
  });
  expect(described(teapot(), 0)).not.toHaveProperty("aggregateRating");
  expect(described(teapot(), null)).not.toHaveProperty("aggregateRating");
  const unrated = teapot({ reviewSummary: { positiveRatio: 1, averageStars: 0, count: 3, shops: null } });
  expect(described(unrated, 3)).not.toHaveProperty("aggregateRating");
});

test("the structured data has one price, or the range of the variants'", () => {
  expect(described(teapot(), null)).toMatchObject({
    offers: { "@type": "AggregateOffer", lowPrice: "48.00", highPrice: "98.00", priceCurrency: "CNY" },
  });
  expect(described(plainProduct({ price: 5400, stock: 0 }), null)).toMatchObject({
    offers: {
      "@type": "Offer",
      price: "54.00",
      availability: "https://schema.org/OutOfStock",
      url: "https://shop.example/pc/goods_details/31",
    },
  });
});

test("the structured data's images are where everybody finds them", () => {
  const images = ["/uploads/teapot.webp", "https://cdn.example/teapot.webp"];
  expect(described(teapot({ images }), null)).toMatchObject({
    image: ["https://shop.example/uploads/teapot.webp", "https://cdn.example/teapot.webp"],
  });
});

test("the structured data's addresses are those of the page's language", () => {
  const [data, way] = productSummary({ ...context, locale: "ko" }, teapot(), null).structuredData ?? [];
  expect(data).toMatchObject({ offers: { url: "https://shop.example/pc/ko/goods_details/31" } });
  expect(JSON.stringify(way)).toContain("https://shop.example/pc/ko/category?id=");
});

test("the breadcrumb ends with the product, and is left out where the category is unknown", () => {
  expect(productSummary(context, teapot(), null).structuredData?.[1]).toMatchObject({ "@type": "BreadcrumbList" });
  expect(productSummary(context, teapot({ categoryPath: [] }), null).structuredData).toHaveLength(1);
});
