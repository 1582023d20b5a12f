import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withImageOrigin } from "./image-urls.ts";

const origin = "https://shop.example";

describe("image's path gets the origin", () => {
  test.each([
    ['<p><img src="/uploads/a.png" alt="A > B"></p>', `<p><img src="${origin}/uploads/a.png" alt="A > B"></p>`],
    ['<img alt="src=&quot;/x" src="/a.png">', `<img alt="src=&quot;/x" src="${origin}/a.png">`],
    ["<IMG SRC='/a.png'/>", `<IMG SRC='${origin}/a.png'/>`],
    ["<img src=/a.png width=1>", `<img src=${origin}/a.png width=1>`],
    ['<img\n  src = "/a.png"\n>', `<img\n  src = "${origin}/a.png"\n>`],
    ['<img src="/a.png"><img src="/b.png">', `<img src="${origin}/a.png"><img src="${origin}/b.png">`],
  ])("an image's path gets the origin in %s", (html, expected) => expect(withImageOrigin(html, origin)).toBe(expected));
});

test.each([
  "",
  "no image at all",
  '<img src="https://cdn.example/a.png">',
  '<img src="//cdn.example/a.png">',
  '<img src="uploads/a.png">',
  '<img src="">',
  "<img src>",
  '<img data-src="/a.png" alt="/b.png">',
  '<a src="/a.png" href="/b">b</a>',
  '<imgs src="/a.png">',
  '<!-- <img src="/a.png"> -->',
  '<script>"<img src=\\"/a.png\\">"</script>',
  "<img <img ",
])("%s stays as it is", (html) => {
  expect(withImageOrigin(html, origin)).toBe(html);
});

test("nothing but the origin is ever added", () => {
  const piece = fc.constantFrom("<img", " src", "=", '"', "'", "/", ">", "<", "a", " ", "&", "<!--", "-->", "<script>");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join("");
      expect(withImageOrigin(html, origin).replaceAll(origin, "")).toBe(html);
    }),
  );
});

test.each(["<img ", '<img src="', "<img src=", "<!--", "<", '<img alt="/'])(
  "three megabytes of %s are read to the end",
  (piece) => {
    const html = piece.repeat(3_000_000 / piece.length);
    const completed = withImageOrigin(`${html}'"--><img src="/a.png">`, origin);
    expect(completed.replaceAll(origin, "")).toBe(`${html}'"--><img src="/a.png">`);
  },
);
