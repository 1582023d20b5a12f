import { expect, test } from "vitest";
import { letter } from "./letter.ts";

test("a letter says the same in both parts, and what stands in it is no HTML", () => {
  const { text, html } = letter({ paragraphs: ["Tom & <b>Jerry</b>", "Bye"], language: "ja" });
  expect(text).toBe("Tom & <b>Jerry</b>\n\nBye");
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain("Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;</p>");
});
