import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { beforeEach, expect, test } from "vitest";
import { noteReturns } from "./note-returns.ts";
import { readReturnPath, usedReturnCookie } from "./return-cookie.ts";

beforeEach(() => {
  document.cookie = usedReturnCookie;
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
  const stop = noteReturns(router);
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
