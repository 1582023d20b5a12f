import { describe, expect, test } from "vitest";
import { hostileHtml } from "../../test/hostile-html.ts";
import { loadHtmlCleaner } from "./load-html-cleaner.ts";
import { cleanHtml } from "./html-cleaner-server.ts";

const platformOrigin = "http://127.0.0.1:8899";

function clean(html: string): string {
  return cleanHtml(html, platformOrigin);
}

test("the server's sanitiser is loaded where there is no DOM", async () => {
  expect(await loadHtmlCleaner()).toBe(cleanHtml);
});

test.each(hostileHtml)("the server's sanitiser leaves nothing dangerous of %s", (_, html) => {
  const cleaned = clean(html);
  expect(cleaned).not.toMatch(
    /<\/?(?:script|style|iframe|object|embed|form|input|svg|math|template|noscript|base|meta)\b/i,
  );
  expect(cleaned).not.toMatch(/<[^<>]*\s(?:on\w+|style|class|id|name|srcset)\s*=/i);
  expect(cleaned).not.toMatch(/(?:href|src)="(?!https?:\/\/|mailto:)/i);
});

test.each(hostileHtml)("the server's sanitiser is done with %s after one pass", (_, html) => {
  expect(clean(clean(html))).toBe(clean(html));
});

describe("links", () => {
  test.each([
    ['<a href="#reviews">x</a>', "<a>x</a>"],
    ['<a href="/pc/cart">x</a>', "<a>x</a>"],
    ['<a href="//brand.example">x</a>', '<a href="https://brand.example/">x</a>'],
    ['<a href="https://brand.example/#top">x</a>', '<a href="https://brand.example/#top">x</a>'],
    [
      '<a href="https://brand.example/" target="_blank">x</a>',
      '<a href="https://brand.example/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    ],
    ['<a href="https://brand.example/" target="_top" rel="opener">x</a>', '<a href="https://brand.example/">x</a>'],
  ])("the link %s becomes %s", (html, expected) => expect(clean(html)).toBe(expected));
});

describe("images", () => {
  test.each([
    ["uploads/a.png", "http://127.0.0.1:8899/uploads/a.png"],
    ["/uploads/a.png", "http://127.0.0.1:8899/uploads/a.png"],
    ["http://127.0.0.1//uploads/a.png", "http://127.0.0.1:8899/uploads/a.png"],
    ["http://127.0.0.1/https://cdn.example/a.png", "https://cdn.example/a.png"],
  ])("an image from %s is loaded lazily from %s", (source, address) => {
    expect(clean(`<img src="${source}" alt="Pan" width="640" height="480">`)).toBe(
      `<img alt="Pan" width="640" height="480" src="${address}" loading="lazy" />`,
    );
  });

  test("an image without an address is removed", () => expect(clean("<p>a<img src=''>b</p>")).toBe("<p>ab</p>"));
});
