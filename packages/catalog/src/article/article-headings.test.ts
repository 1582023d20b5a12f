import type { ArticleDetail } from "@plaza/api-client";
import { expect, test } from "vitest";
import { articleHeadings } from "./article-text.tsx";

const headings = (html: string) => articleHeadings(html as ArticleDetail["contentHtml"]);

test("the contents of a long article are the headings of its sections, as plain text", () => {
  expect(
    headings("<p>Before</p><h2>Clay &amp; <b>glaze</b></h2><p>a</p><h2>Kiln</h2><h3>Fire</h3><h2>5 &lt; 6</h2>"),
  ).toEqual(["Clay & glaze", "Kiln", "5 < 6"]);
});

test("an entity that is written out stays what was written", () => {
  expect(headings("<h2>&amp;lt;</h2><h2>b</h2><h2>c</h2>")).toEqual(["&lt;", "b", "c"]);
});

test.each(["", "<p>One</p>", "<h2>a</h2><h2>b</h2>", "<h2>a</h2><h2><img alt='' /></h2><h2>c</h2>"])(
  "there are no contents of %j",
  (html) => expect(headings(html)).toEqual([]),
);
