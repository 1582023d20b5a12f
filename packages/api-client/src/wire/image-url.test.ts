import { describe, expect, test } from "vitest";
import { image, repairImageUrl } from "./image-url.ts";

const platformOrigin = "http://127.0.0.1:8899";
const context = { platformOrigin, isSanitised: false };

describe("an image of the platform", () => {
  test.each([
    ["http://127.0.0.1/uploads/a.png", "/uploads/a.png"],
    ["https://cdn.example/static/no-image.png", "https://cdn.example/static/no-image.png"],
    ["http://127.0.0.1//uploads/a.png", "/uploads/a.png"],
    ["http://127.0.0.1:8899/uploads/a.png", "/uploads/a.png"],
    ["http://127.0.0.1:7000/uploads/a.png", "http://127.0.0.1:7000/uploads/a.png"],
    ["/uploads/a.png", "/uploads/a.png"],
    ["uploads/a.png", "/uploads/a.png"],
    ["//uploads/a.png", "/uploads/a.png"],
    ["http://127.0.0.1/https://cdn.example/b.jpg?x=1", "https://cdn.example/b.jpg?x=1"],
    ["http://127.0.0.1/http://127.0.0.1/uploads/a.png", "/uploads/a.png"],
    ["http://127.0.0.1/http://127.0.0.1//http://127.0.0.1/uploads/a.png", "/uploads/a.png"],
    [
      "https://cdn.example/resize?src=https://other.example/c.jpg",
      "https://cdn.example/resize?src=https://other.example/c.jpg",
    ],
    ["//cdn.example/d.webp", "http://cdn.example/d.webp"],
    ["//images.cdn.example/d.webp", "http://images.cdn.example/d.webp"],
    ["//uploads./d.webp", "/uploads./d.webp"],
    [" https://cdn.example/包 装.png ", "https://cdn.example/%E5%8C%85%20%E8%A3%85.png"],
  ])("an image that is sent as %s is at %s", (wire, address) => expect(image(wire, context)).toBe(address));

  test.each([
    "",
    "  ",
    "http://127.0.0.1/",
    "http://127.0.0.1",
    "https://cdn.example/",
    "http://127.0.0.1:8899/static/no-image.png",
    "http://127.0.0.1/static/no-image.png",
    "/static/no-image.png",
    "/",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:image/png;base64,AAAA",
    "http://127.0.0.1/data:image/png;base64,AAAA",
    "ftp://127.0.0.1/a.png",
    "http://[",
    null,
    undefined,
    [],
    {},
    7,
  ])("no image is made of %j", (wire) => expect(image(wire, context)).toBeNull());

  test("an image of the platform is known by its host, with or without the scheme that it loses behind TLS", () => {
    expect(repairImageUrl("http://shop.example/a.png?v=2", "https://shop.example")).toBe("/a.png?v=2");
    expect(repairImageUrl("https://shop.example/a.png", "https://shop.example")).toBe("/a.png");
    expect(repairImageUrl("https://shop.example:8443/a.png", "https://shop.example")).toBe(
      "https://shop.example:8443/a.png",
    );
  });
});
