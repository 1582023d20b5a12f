import { expect, test } from "vitest";
import { parseSearch, stringifySearch, toPublicPath, toRouterPath, toServerPath } from "./urls.ts";

test.each([
  ["/pc/", "/"],
  ["/pc", "/"],
  ["/pc/#/", "/"],
  ["/pc/#/goods_details/12", "/goods_details/12"],
  ["/pc/goods_details/12", "/goods_details/12"],
  ["/pc/ja/goods_details/12?x=1", "/goods_details/12?x=1"],
  ["/pc/#/ja/goods_details/12?x=1", "/goods_details/12?x=1"],
  ["/pc/ko", "/"],
  ["/pc/ko/", "/"],
  ["/pc/goods_list/?name=2077", "/goods_list?name=2077"],
  ["/pc/#/goods_list/?name=a%2Fb", "/goods_list?name=a%2Fb"],
  ["/pc/?name=x", "/?name=x"],
  ["/pc/japan", "/japan"],
  ["/pc/help/12///", "/help/12"],
  ["/pc/#/help/12//?back=/a/#/b/", "/help/12?back=/a/#/b/"],
  ["/pc///?x", "/?x"],
  ["/pc//:80", "/:80"],
  ["/pc//elsewhere.example/goods_list", "/elsewhere.example/goods_list"],
  ["/pc/ja//elsewhere.example", "/elsewhere.example"],
  ["/pc/#//elsewhere.example", "/elsewhere.example"],
  ["/pc/#/\\elsewhere.example", "/elsewhere.example"],
])("the public URL %s means the router path %s", (publicUrl, path) => {
  expect(toRouterPath(new URL(publicUrl, "https://shop.example"))).toBe(path);
});

test("both public forms of a path read back as the path", () => {
  for (const path of ["/", "/goods_list/2?name=tea+pot&page=3", "/goods_details/12"])
    for (const style of ["hash", "path"] as const)
      expect(toRouterPath(new URL(toPublicPath(path, style), "https://shop.example"))).toBe(path);
});

test("a server is asked by the path form", () => {
  expect(toServerPath("/pc/#/goods_list?name=x")).toBe("/pc/goods_list?name=x");
  expect(toServerPath("https://elsewhere.example/#/")).toBe("https://elsewhere.example/#/");
});

test("queries are plain text", () => {
  expect(parseSearch("?name=2077&page=2&flag=true&page=3")).toEqual({ name: "2077", page: "3", flag: "true" });
  expect(stringifySearch({ name: "2077", page: 3, gone: undefined })).toBe("?name=2077&page=3");
  expect(stringifySearch({})).toBe("");
});
