import { expect, test } from "vitest";
import { letter } from "./letter.ts";

test("a letter says the same in both parts, and what stands in it is no HTML", () => {
  const link = { label: "Here", href: 'https://shop.example/?a=1&b="' };
  const { text, html } = letter({ paragraphs: ["Tom & <b>Jerry</b>", "1\n2"], link, language: "ja" });
  expect(text).toBe('Tom & <b>Jerry</b>\n\n1\n2\n\nHere: https://shop.example/?a=1&b="');
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain("Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;</p>");
  expect(html).toContain(
    '>1<br>2</p><p style="margin: 0 0 16px"><a href="https://shop.example/?a=1&amp;b=&quot;">Here</a></p>',
  );
});
