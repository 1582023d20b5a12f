import fc from "fast-check";
import { expect, test, beforeEach } from "vitest";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { base } from "../urls.ts";
import {
  readReturnPath,
  returnCookie,
  toReturnPath,
  saveReturnPath,
  clearedReturnCookie,
  trackReturnPath,
} from "./post-login-redirect.ts";

beforeEach(() => {
  document.cookie = clearedReturnCookie;
});

/** A visitor walks through a small shop. @returns the page to return to after each step */
async function walk(paths: readonly string[]): Promise<string[]> {
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => "Nothing" });
  const page = (path: string, load: () => void = () => undefined) =>
    createRoute({ getParentRoute: () => root, path, loader: load, component: () => path });
  const own = createRoute({
    getParentRoute: () => root,
    path: "/user/order",
    beforeLoad: () => {
      throw redirect({ href: "/account/login" });
    },
  });
  const missing = page("/missing", () => {
    throw notFound();
  });
  const router = createRouter({
    routeTree: root.addChildren([page("/"), page("/list"), page("/account/login"), own, missing]),
    history: createMemoryHistory({ initialEntries: [paths[0] ?? "/"] }),
  });
  await router.load();
  const stop = trackReturnPath(router);
  const noted = [readReturnPath(document.cookie)];
  for (const href of paths.slice(1)) {
    await router.navigate({ href });
    noted.push(readReturnPath(document.cookie));
  }
  stop();
  return noted;
}

test("a page is noted when it is there, and its address is gone where it was not found", async () => {
  expect(await walk(["/list", "/nowhere", "/missing", "/account/login"])).toEqual(["/list", "/list", "/list", "/list"]);
});

test("a visit that begins at an address that leads nowhere notes none", async () => {
  expect(await walk(["/nowhere", "/account/login"])).toEqual(["/", "/"]);
});

test("a page that leads to the login is noted, though it never came", async () => {
  expect(await walk(["/list", "/user/order"])).toEqual(["/list", "/user/order"]);
});

test("the login that follows a page that was not found leads to the last one that was", async () => {
  expect(await walk(["/list?page=2", "/missing", "/account/login"])).toEqual([
    "/list?page=2",
    "/list?page=2",
    "/list?page=2",
  ]);
});

function remembered(pathname: string, searchStr = ""): string {
  saveReturnPath({ pathname, searchStr });
  return readReturnPath(document.cookie);
}

test("the latest page is noted, without a query that no cookie could hold", () => {
  expect(remembered("/goods_list", "?name=cup")).toBe("/goods_list?name=cup");
  expect(remembered("/category", `?id=${"7".repeat(3_500)}`)).toBe("/category");
});

test("the login pages leave the note unchanged", () => {
  remembered("/goods_details/12");
  for (const path of ["/account/login", "/account/register", "/account/forget_pwd"])
    expect(remembered(path)).toBe("/goods_details/12");
});

const origin = "https://shop.example";

test.each([
  ["/", "/"],
  ["/goods_details/12", "/goods_details/12"],
  ["/goods_list?name=login+error&page=2", "/goods_list?name=login+error&page=2"],
  ["/ja/user/order", "/user/order"],
  ["/confirm_order?carts=1,2", "/confirm_order?carts=1,2"],
  ["/goods_list/?name=%2F%2Fevil", "/goods_list?name=%2F%2Fevil"],
  ["/goods_list?name=青花瓷", "/goods_list?name=%E9%9D%92%E8%8A%B1%E7%93%B7"],
])("the path %s may be returned to", (path, plain) => {
  expect(toReturnPath(path)).toBe(plain);
});

test.each([
  "",
  "goods_list",
  "//evil.example",
  "/\\evil.example",
  "/%2e%2e/%2e%2e/api/account/logout",
  "/../api/account/logout",
  "/..",
  "/\t/evil.example",
  "/goods\nlist",
  "https://evil.example/",
  "javascript:alert(1)",
  "/account/login",
  "/account/register?from=x",
  "/account/forget_pwd",
  "/error",
  `/goods_list?name=${"x".repeat(3_501)}`,
])("the text %j may not be returned to", (path) => {
  expect(toReturnPath(path)).toBeNull();
});

/** Texts that look like addresses more often than chance would have it. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(
      fc.constantFrom(
        "/",
        "\\",
        "..",
        ".",
        "%2e",
        "%2f",
        "%5c",
        "?",
        "#",
        ":",
        "@",
        "\t",
        "\n",
        "pc",
        "ja",
        "evil.example",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);

test("a checkout of twenty products is returned to", () => {
  const goods = Array.from({ length: 20 }, (_, index) => ({
    item_id: 700 + index,
    num: 1,
    goods_id: 300,
    shop_id: 12,
  }));
  const data = JSON.stringify({ carts: goods.map((_, index) => index + 1), goods, type: "cart" });
  const path = `/confirm_order?${new URLSearchParams({ data }).toString()}`;
  expect(toReturnPath(path)).toBe(path);
});

test("no text leads to another site", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const path of [
        toReturnPath(text),
        readReturnPath(`back_url=${text}`),
        readReturnPath(`back_url=${encodeURIComponent(text)}`),
      ]) {
        if (path === null) continue;
        const url = new URL(`${base}${path}`, `${origin}${base}/account/login`);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith(`${base}/`)).toBe(true);
        expect(url.pathname).not.toMatch(/login|register|forget_pwd|error/);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("a written path reads back the same", () => {
  const path = "/goods_list?name=a;b=c&page=2";
  const cookie = returnCookie(path).split("; ", 1)[0] ?? "";
  expect(readReturnPath(`lang=ja; ${cookie}; x=y`)).toBe(path);
});

test.each(["", "lang=ja", "back_url=", "back_url=%E0%A4%A", "x_back_url=%2Fcategory"])(
  "the cookies %j lead home",
  (cookies) => {
    expect(readReturnPath(cookies)).toBe("/");
  },
);
