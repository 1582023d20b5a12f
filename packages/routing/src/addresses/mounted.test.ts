import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { mountedLink, useMounted, useMountedPath } from "./mounted.ts";
import { to } from "./to.ts";

/** What a page says in a shop with screens at home, shops and lists. */
async function said(page: () => string): Promise<string> {
  const root = createRootRoute();
  const at = [to.home.path, to.shop.path, to.list.path].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: page }),
  );
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren(at), history, isServer: true });
  await router.load();
  return renderToString(createElement(RouterProvider, { router })).replaceAll(/<[^>]*>/g, "");
}

test("the address of a screen that the shop has makes links, that of another is null", async () => {
  const ask = () => String([useMounted(to.shop)?.(3).to, useMounted(to.news)]);
  expect(await said(ask)).toBe("/shop_street_detail,");
});

test("a path of the platform is a link where it leads to a screen of the shop", async () => {
  const paths = ["/goods_list/2?size=48", "/seckill", null];
  const ask = () => paths.map((path) => useMountedPath(path)?.to ?? "nowhere").join(" ");
  expect(await said(ask)).toBe("/goods_list/2?size=48 nowhere nowhere");
});

test("a link is kept as it is where its screen is there", () => {
  const router = { routesByPath: { [to.orders.path]: {} } };
  expect(mountedLink(router, to.orders({ type: "pay" }))).toEqual(to.orders({ type: "pay" }));
  expect(mountedLink(router, to.order(3))).toBeNull();
});
