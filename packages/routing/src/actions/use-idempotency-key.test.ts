import { createApiClient } from "@plaza/api-client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { rootRoute } from "../layout-routes.ts";
import type { StorefrontContext } from "../context.ts";
import { createIdempotencyKeys, type UseIdempotencyKey, useIdempotencyKey } from "./use-idempotency-key.ts";

beforeEach(() => {
  sessionStorage.clear();
});

describe("createIdempotencyKeys", () => {
  test("the same content has the same key, another content has another key", () => {
    const { keyOf } = createIdempotencyKeys();
    const key = keyOf({ amount: 100 });
    expect(key).not.toBe("");
    expect(keyOf({ amount: 100 })).toBe(key);
    expect(keyOf({ amount: 200 })).not.toBe(key);
  });

  test("a content keeps its key while another one is sent in between", () => {
    const { keyOf } = createIdempotencyKeys();
    const key = keyOf("method 1");
    keyOf("method 2");
    expect(keyOf("method 1")).toBe(key);
  });

  test("a settled content gets a new key, an unsettled one keeps its own", () => {
    const { keyOf, settle } = createIdempotencyKeys();
    const [settled, open] = [keyOf("settled"), keyOf("open")];
    settle("settled");
    expect(keyOf("settled")).not.toBe(settled);
    expect(keyOf("open")).toBe(open);
  });

  test("two forms have keys of their own for the same content", () => {
    expect(createIdempotencyKeys().keyOf("same")).not.toBe(createIdempotencyKeys().keyOf("same"));
  });

  test("a content without a name in the tab is not stored", () => {
    createIdempotencyKeys().keyOf({ password: "secret" });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("keys that are stored in the tab", () => {
  test("the same content has its key again after a reload, another content a new one", () => {
    const key = createIdempotencyKeys("review").keyOf({ text: "Good" });
    expect(createIdempotencyKeys("review").keyOf({ text: "Good" })).toBe(key);
    expect(createIdempotencyKeys("review").keyOf({ text: "Bad" })).not.toBe(key);
  });

  test("a settled content has a new key after a reload", () => {
    const before = createIdempotencyKeys("review");
    const key = before.keyOf("sent");
    before.settle("sent");
    expect(createIdempotencyKeys("review").keyOf("sent")).not.toBe(key);
  });

  test("a content that was sent before the reload can be settled after it", () => {
    const key = createIdempotencyKeys("review").keyOf("sent");
    createIdempotencyKeys("review").settle("sent");
    expect(createIdempotencyKeys("review").keyOf("sent")).not.toBe(key);
  });

  test("settling one content leaves the stored key of another", () => {
    const before = createIdempotencyKeys("review");
    before.keyOf("first");
    const key = before.keyOf("second");
    before.settle("first");
    expect(createIdempotencyKeys("review").keyOf("second")).toBe(key);
  });

  test("each name has keys of its own", () => {
    const key = createIdempotencyKeys("review").keyOf("same");
    expect(createIdempotencyKeys("refund").keyOf("same")).not.toBe(key);
  });
});

describe("useIdempotencyKey", () => {
  let hook: UseIdempotencyKey | undefined;

  /** Mounts a page with the hook, in a shop whose platform announces these extensions. */
  async function mount(...extensions: readonly string[]): Promise<() => Promise<void>> {
    hook = undefined;
    const platform = createPlatform(extensions);
    function Page(): null {
      hook = useIdempotencyKey();
      return null;
    }
    const page = createRoute({ getParentRoute: () => rootRoute, path: "/", component: Page });
    const history = createMemoryHistory({ initialEntries: ["/"] });
    const router = createRouter({ routeTree: rootRoute.addChildren([page]), history, context: platform });
    await router.load();
    const root = createRoot(document.createElement("div"));
    onTestFinished(() => root.unmount());
    const client = platform.queryClient;
    root.render(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })));
    await expect.poll(() => hook).toBeDefined();
    return () => router.invalidate();
  }

  function createPlatform(extensions: readonly string[]): StorefrontContext {
    const origin = "http://platform.test";
    const fetchConfiguration = async () =>
      Response.json({ code: 1, show: 0, msg: "", data: { name: "Plaza", extensions } });
    const api = createApiClient({ origin, platformOrigin: origin, locale: "en", fetch: fetchConfiguration });
    // Nothing else of the context is read.
    return { api, queryClient: new QueryClient() } as Partial<StorefrontContext> as StorefrontContext;
  }

  test("a content keeps its key when the page draws again, until it is settled", async () => {
    const redraw = await mount("idempotency");
    await expect.poll(() => hook?.repeatable).toBe(true);
    const key = hook?.keyOf({ id: 1 });
    expect(key).toEqual(expect.any(String));
    await redraw();
    expect(hook?.keyOf({ id: 1 })).toBe(key);
    hook?.settle({ id: 1 });
    await redraw();
    expect(hook?.keyOf({ id: 1 })).not.toBe(key);
  });

  test("a content has no key on a platform that recognises no repetition", async () => {
    await mount("alerts");
    expect(hook?.repeatable).toBe(false);
    expect(hook?.keyOf({ id: 1 })).toBeNull();
  });
});
