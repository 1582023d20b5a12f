import { createI18n, I18nProvider } from "@plaza/i18n";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { NextPage } from "./next-page.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A shop whose words for the next page do not come until the test says so. */
async function shopWithLateWords() {
  let words = Promise.resolve();
  const root = createRootRoute({
    beforeLoad: () => words,
    component: () => (
      <main>
        <NextPage>
          <Outlet />
        </NextPage>
      </main>
    ),
  });
  const page = (path: "/" | "/next", Page: () => ReactElement) =>
    createRoute({ getParentRoute: () => root, path, component: Page });
  const home = page("/", () => (
    <p>
      Home <input aria-label="Search" />
    </p>
  ));
  const next = page("/next", () => <p>The next page</p>);
  const router = createRouter({
    routeTree: root.addChildren([home, next]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  const container = document.body.appendChild(document.createElement("div"));
  const app = createRoot(container);
  onTestFinished(async () => {
    await act(async () => app.unmount());
    container.remove();
  });
  await act(async () => {
    await router.load();
    app.render(
      <I18nProvider i18n={createI18n("en")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    );
  });
  const held = Promise.withResolvers<void>();
  words = held.promise;
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
  return {
    press: () => act(async () => router.history.push("/next")),
    back: () => act(async () => router.history.back()),
    arrive: () => act(async () => held.resolve()),
    pass,
    isWaiting: () => container.querySelector("main [aria-busy]") !== null,
    /** Whether somebody sees the text: what is left stays in the document, hidden by a class of its own. */
    isShown: (text: string) =>
      [...container.querySelectorAll("p")].some(
        (each) => each.textContent.includes(text) && !/hidden/.test(each.parentElement?.className ?? ""),
      ),
    container,
  };
}

test("a press is answered by a skeleton after 200 ms, though not even the words of the next page are there", async () => {
  const shop = await shopWithLateWords();
  await shop.press();
  await shop.pass(199);
  expect([shop.isWaiting(), shop.isShown("Home")]).toEqual([false, true]);
  await shop.pass(1);
  expect([shop.isWaiting(), shop.isShown("Home")]).toEqual([true, false]);
  await shop.arrive();
  await shop.pass(50);
  expect([shop.isWaiting(), shop.isShown("The next page")]).toEqual([false, true]);
});

test("a page that comes at once is not preceded by a skeleton", async () => {
  const shop = await shopWithLateWords();
  await shop.press();
  await shop.arrive();
  await shop.pass(1_000);
  expect([shop.isWaiting(), shop.isShown("The next page")]).toEqual([false, true]);
});

test("who turns back meanwhile finds the page that was left, with what was typed and the focus", async () => {
  const shop = await shopWithLateWords();
  const field = shop.container.querySelector("input");
  if (field === null) throw new Error("There is no field");
  field.value = "teapot";
  field.focus();
  await shop.press();
  await shop.pass(300);
  expect(shop.isWaiting()).toBe(true);
  // A browser takes the focus from what is hidden.
  field.blur();
  await shop.back();
  await shop.arrive();
  await shop.pass(300);
  expect([shop.isWaiting(), shop.isShown("Home"), field.value]).toEqual([false, true, "teapot"]);
  expect(document.activeElement).toBe(field);
});
