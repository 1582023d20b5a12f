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
import { optionalLink, useOptionalLink, useOptionalPath } from "./optional-link.ts";
import * as to from "./to.ts";

/** What a page renders in a shop with screens at home, shops and lists. */
async function rendered(page: () => string): Promise<string> {
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
    const [shop, news] = [useOptionalLink(to.shop), useOptionalLink(to.news)];
    return `${shop?.(3).to ?? "nowhere"}, ${news?.().to ?? "nowhere"}`;
  }
  expect(await rendered(Page)).toContain("/shop_street_detail, nowhere");
});

test("a path of the platform is a link where it leads to a screen of the shop", async () => {
  function Page(): string {
    const links = [useOptionalPath("/goods_list/2?size=48"), useOptionalPath("/seckill"), useOptionalPath(null)];
    return links.map((link) => link?.to ?? "nowhere").join(", ");
  }
  expect(await rendered(Page)).toContain("/goods_list/2?size=48, nowhere, nowhere");
});

test("a link is kept as it is where its screen is there", () => {
  const router = { routesByPath: { [to.orders.path]: {} } };
  expect(optionalLink(router, to.orders({ type: "pay" }))).toEqual(to.orders({ type: "pay" }));
  expect(optionalLink(router, to.order(3))).toBeNull();
});
