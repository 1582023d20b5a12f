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
import * as to from "./to.ts";

/** What a page draws in a shop with screens at home, shops and lists. */
async function drawn(page: () => string): Promise<string> {
  const root = createRootRoute();
  const at = [to.home.path, to.shop.path, to.list.path].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: page }),
  );
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren(at), history, isServer: true });
  await router.load();
  return renderToString(createElement(RouterProvider, { router }));
}

test("the address of a screen that the shop has makes links, that of another is null", async () => {
  function Page(): string {
    const [shop, news] = [useMounted(to.shop), useMounted(to.news)];
    return `${shop?.(3).to ?? "nowhere"}, ${news?.().to ?? "nowhere"}`;
  }
  expect(await drawn(Page)).toContain("/shop_street_detail, nowhere");
});

test("a path of the platform is a link where it leads to a screen of the shop", async () => {
  function Page(): string {
    const links = [useMountedPath("/goods_list/2?size=48"), useMountedPath("/seckill"), useMountedPath(null)];
    return links.map((link) => link?.to ?? "nowhere").join(", ");
  }
  expect(await drawn(Page)).toContain("/goods_list/2?size=48, nowhere, nowhere");
});

test("a link is kept as it is where its screen is there", () => {
  const router = { routesByPath: { [to.orders.path]: {} } };
  expect(mountedLink(router, to.orders({ type: "pay" }))).toEqual(to.orders({ type: "pay" }));
  expect(mountedLink(router, to.order(3))).toBeNull();
});
