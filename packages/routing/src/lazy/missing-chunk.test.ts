// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";

// The `location` of a browser cannot be replaced by a spy, so the test runs in Node.
const reload = vi.fn<() => void>();
const gone = new TypeError("Failed to fetch dynamically imported module: /assets/page-1.js");
const missing = () => Promise.reject<{ load: () => Promise<void> }>(gone);

function browser(storage: Pick<Storage, "getItem" | "setItem">, onLine = true): void {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", storage);
}
function memory(): Pick<Storage, "getItem" | "setItem"> {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}
/** The package as a fresh document has it. */
async function inNewDocument() {
  vi.resetModules();
  return {
    ...(await import("./chunk-failure.ts")),
    ...(await import("./lazy-module.ts")),
    ...(await import("./lazy-loader.ts")),
    ...(await import("./reload-once-a-minute.ts")),
  };
}
const start = Date.UTC(2026, 10, 20);

beforeEach(() => {
  vi.useRealTimers();
  reload.mockReset();
  browser(memory());
});

test("a prefetch without the code does not reload the document", async () => {
  const { lazyLoader, lazyModule } = await inNewDocument();
  await lazyModule(missing).prefetch();
  await expect(lazyLoader(missing, "load")({ preload: true })).rejects.toThrow("A part of the page did not load.");
  expect(reload).not.toHaveBeenCalled();
});

test("a link that is followed after its loader could not be fetched ahead reloads the document", async () => {
  const { lazyLoader } = await inNewDocument();
  const load = lazyLoader(missing, "load");
  await expect(load({ preload: true })).rejects.toThrow("A part of the page did not load.");
  void load({ preload: false });
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test("a link that is followed while its loader is being fetched ahead reloads the document for the error it ends in", async () => {
  const { lazyLoader, reloadForChunk } = await inNewDocument();
  const shared: Error = await lazyLoader(
    missing,
    "load",
  )({ preload: true }).then(
    () => new Error("It was fetched."),
    (error: Error) => error,
  );
  reloadForChunk(new Error("Another failure of the page"));
  expect(reload).not.toHaveBeenCalled();
  reloadForChunk(shared);
  expect(reload).toHaveBeenCalledOnce();
});

test("code whose stylesheet could not be fetched ahead reloads the document instead of being shown without it", async () => {
  const { lazyModule } = await inNewDocument();
  // The bundler resolves the second import without asking for the stylesheet again.
  const importer = vi.fn(async () => ({})).mockRejectedValueOnce(new Error("Unable to preload CSS for /assets/a.css"));
  const lazy = lazyModule(importer);
  await lazy.prefetch();
  void lazy.load();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test("several missing chunks reload the document once, and all wait for it", async () => {
  const { lazyModule } = await inNewDocument();
  const settled = vi.fn<() => void>();
  for (const lazy of [1, 2].map(() => lazyModule(missing))) void lazy.load().then(settled, settled);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});

test("a missing chunk reloads the document at most once a minute", async () => {
  const { reloadOnceAMinute } = await inNewDocument();
  vi.useFakeTimers();
  const at = (seconds: number) => {
    vi.setSystemTime(start + seconds * 1000);
    return reloadOnceAMinute();
  };
  expect([0, 1, 59, 60, 61, 125].map(at)).toEqual([true, false, false, true, false, true]);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("a missing chunk never reloads the document without a connection, and that try does not count", async () => {
  const { lazyModule } = await inNewDocument();
  const storage = memory();
  browser(storage, false);
  await expect(lazyModule(missing).load()).rejects.toMatchObject({ name: "ChunkError", statusCode: 500, cause: gone });
  expect(reload).not.toHaveBeenCalled();
  browser(storage);
  void lazyModule(missing).load();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test("a missing chunk never reloads the document where the browser stores nothing", async () => {
  const { reloadOnceAMinute } = await inNewDocument();
  const blocked = (): never => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  browser({ getItem: blocked, setItem: blocked });
  expect(reloadOnceAMinute()).toBe(false);
  browser({ ...memory(), setItem: blocked });
  expect(reloadOnceAMinute()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("a stored text that is no time does not stop the reload", async () => {
  const { reloadOnceAMinute } = await inNewDocument();
  browser({ ...memory(), getItem: () => "yesterday" });
  expect(reloadOnceAMinute()).toBe(true);
});

test("the text of the reload stands for itself, because the document holds a copy", async () => {
  const { reloadOnceAMinute } = await inNewDocument();
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the document's inline script does
  new Function(`(${reloadOnceAMinute.toString()})()`)();
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadOnceAMinute()).toBe(false);
});
