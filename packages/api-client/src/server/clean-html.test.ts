import { describe, expect, test } from "vitest";
import { hostileHtml } from "../../test/hostile-html.ts";
import { cleanHtml } from "./clean-html.ts";
import type { RichTextImage } from "./html-rules.ts";

const platformOrigin = "http://127.0.0.1:8899";

function clean(html: string): string {
  return cleanHtml(html, platformOrigin);
}

test.each(hostileHtml)("the sanitiser leaves nothing dangerous of %s", (_, html) => {
  const cleaned = clean(html);
  expect(cleaned).not.toMatch(
    /<\/?(?:script|style|iframe|object|embed|form|input|svg|math|template|noscript|base|meta)\b/i,
  );
  expect(cleaned).not.toMatch(/<[^<>]*\s(?:on\w+|style|class|id|name|srcset)\s*=/i);
  expect(cleaned).not.toMatch(/(?:href="(?!https?:\/\/|mailto:)|src="(?!https?:\/\/|\/\w))/i);
});

test.each(hostileHtml)("the sanitiser is done with %s after one pass", (_, html) => {
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
    ["uploads/a.png", "/uploads/a.png"],
    ["/uploads/a.png", "/uploads/a.png"],
    ["http://127.0.0.1//uploads/a.png", "/uploads/a.png"],
    ["http://127.0.0.1/https://cdn.example/a.png", "https://cdn.example/a.png"],
  ])("an image from %s is loaded lazily from %s", (source, address) => {
    expect(clean(`<img src="${source}" alt="Pan" width="640" height="480">`)).toBe(
      `<img alt="Pan" width="640" height="480" src="${address}" loading="lazy" />`,
    );
  });

  test("an image is loaded from where the shop says, by its address and the width that was asked for", () => {
    const asked: unknown[] = [];
    const elsewhere: RichTextImage = (address, width) => {
      asked.push([address, width]);
      return `/resized?src=${encodeURIComponent(address)}`;
    };
    const html = '<img src="uploads/a.png" width="640"><img src="https://cdn.example/b.png" width="50%">';
    expect(cleanHtml(html, platformOrigin, elsewhere)).toBe(
      '<img width="640" alt="" src="/resized?src=%2Fuploads%2Fa.png" loading="lazy" />' +
        '<img width="50%" alt="" src="/resized?src=https%3A%2F%2Fcdn.example%2Fb.png" loading="lazy" />',
    );
    expect(asked).toEqual([
      ["/uploads/a.png", 640],
      ["https://cdn.example/b.png", null],
    ]);
  });

  test("an image that cannot be shown leaves its description in a marked place, which nobody else can mark", () => {
    const html =
      '<p>a<a href="https://cdn.example/"><img src="https://cdn.example/b.png" alt="A &lt;b&gt; &amp; c"></a></p>' +
      '<span data-image="absent">forged</span><img src="https://cdn.example/c.png">';
    expect(cleanHtml(html, platformOrigin, () => null)).toBe(
      '<p>a<a href="https://cdn.example/"><span data-image="absent">A &lt;b&gt; &amp; c</span></a></p>' +
        '<span>forged</span><span data-image="absent"></span>',
    );
  });

  test("an image without an address is removed", () => expect(clean("<p>a<img src=''>b</p>")).toBe("<p>ab</p>"));
});
