import { createApiClient } from "@plaza/api-client";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import * as to from "./addresses/to.ts";
import { pageHead, structuredDataScript, breadcrumbData } from "./page-head.ts";

const origin = "https://shop.example";
const context = {
  locale: "en",
  api: createApiClient({ origin, platformOrigin: origin, locale: "en" }),
  queryClient: new QueryClient(),
  document: { nonce: "", urlStyle: "path", origin, inlineStyles: [] },
} as const;

function content(head: ReturnType<typeof pageHead>, key: string): string | undefined {
  for (const tag of head.meta)
    if (("name" in tag && tag.name === key) || ("property" in tag && tag.property === key)) return tag.content;
  return undefined;
}

test("a page says its title, its description and its image", () => {
  const head = pageHead(context, { title: "Teapot", description: "Pours  well", image: `${origin}/uploads/t.webp` });
  expect(content(head, "og:title")).toBe("Teapot");
  expect(content(head, "description")).toBe("Pours well");
  expect(content(head, "og:image")).toBe(`${origin}/pc/_image?src=https%3A//shop.example/uploads/t.webp&w=960`);
});

test("a long description ends at a word", () => {
  const text = content(pageHead(context, { description: "stoneware ".repeat(40) }), "description") ?? "";
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/stoneware…$/);
});

test("a merchant's text cannot end the data block", () => {
  const { children } = structuredDataScript({ "@type": "Product", name: "</script><script>alert(1)</script>" });
  expect(children).not.toContain("<");
  expect(JSON.parse(children)).toMatchObject({ name: "</script><script>alert(1)</script>" });
});

test("the breadcrumb of a page is numbered, and its addresses have the path form", () => {
  const data = breadcrumbData(context, [{ name: "Kitchen", link: to.category({ id: 2 }) }, { name: "Teapot" }]);
  expect(data.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Kitchen", item: `${origin}/pc/category?id=2` },
    { "@type": "ListItem", position: 2, name: "Teapot" },
  ]);
});
