import { expect, test } from "vitest";
import { imageSource, imageWidths } from "./image-source.ts";

const original = "https://pictures.example/uploads/a mug.webp?v=1&x=2";
const encoded = "/pc/_image?src=https%3A//pictures.example/uploads/a%20mug.webp%3Fv%3D1%26x%3D2";

test("an image comes in the next width for ordinary and for dense screens", () => {
  expect(imageSource(original, 220)).toEqual({
    src: `${encoded}&w=240`,
    srcSet: `${encoded}&w=240 240w, ${encoded}&w=480 480w`,
  });
});

test.each(["/uploads/a.webp", "/static/common/image/logo.png"])("an image of the platform at %s is resized", (src) => {
  expect(imageSource(src, 96).src).toBe(`/pc/_image?src=${src}&w=96`);
});

test("the address of an image survives the query of the resizing server", () => {
  const url = new URL(imageSource(original, 96).src, "https://shop.example");
  expect(url.pathname).toBe("/pc/_image");
  expect(url.searchParams.get("src")).toBe(original);
  expect(url.searchParams.get("w")).toBe("96");
});

test("an image that is shown wider than the widest has only one candidate", () => {
  expect(imageSource(original, 2_000)).toEqual({ src: `${encoded}&w=1920`, srcSet: `${encoded}&w=1920 1920w` });
});

test("a width of the table is answered with itself", () => {
  for (const width of imageWidths) expect(imageSource(original, width).src).toBe(`${encoded}&w=${width}`);
});

test.each([
  "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  "/assets/logo.svg",
  "/uploads.png",
  "mug.png",
  "//other.example/a.png",
  "",
])("%j stays as it is", (src) => {
  expect(imageSource(src, 240)).toEqual({ src });
});
