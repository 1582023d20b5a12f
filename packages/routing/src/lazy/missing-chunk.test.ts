// @vitest-environment node
import { expect, test, vi } from "vitest";
import { lazyLoader } from "./lazy-loader.ts";
import { lazyModule } from "./lazy-module.ts";

// The `location` of a browser cannot be replaced by a spy, so the test runs in Node.
const reload = vi.fn<() => void>();
const noted = new Map<string, string>();
vi.stubGlobal("window", globalThis);
vi.stubGlobal("navigator", { onLine: true });
vi.stubGlobal("location", { reload });
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => noted.get(key) ?? null,
  setItem: (key: string, value: string) => noted.set(key, value),
});

const gone = new TypeError("Failed to fetch dynamically imported module: /assets/page-1.js");

test("a prefetch without the code does not reload the document", async () => {
  await lazyModule(() => Promise.reject<object>(gone)).prefetch();
  const load = lazyLoader(() => Promise.reject<{ load: () => Promise<void> }>(gone), "load");
  await expect(load({ preload: true })).rejects.toThrow(gone);
  expect(reload).not.toHaveBeenCalled();
});

test("several missing chunks reload the document once, and all wait for it", async () => {
  const settled = vi.fn<() => void>();
  for (const lazy of [1, 2].map(() => lazyModule(() => Promise.reject<object>(gone))))
    void lazy.load().then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  expect([...noted.keys()]).toEqual(["plaza:chunk-reload"]);
});
