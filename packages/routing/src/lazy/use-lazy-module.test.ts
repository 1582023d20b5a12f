import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { lazyModule, type LazyUse, useLazyModule } from "./lazy-module.ts";

const code = { text: "the dialog" };
let used: LazyUse<typeof code>;

async function use(importer: () => Promise<typeof code>, ahead?: boolean | "needed"): Promise<void> {
  const lazy = lazyModule(importer);
  function Opener(): string {
    used = useLazyModule(lazy, ahead);
    return used.module?.text ?? "nothing";
  }
  await act(async () => createRoot(document.body).render(createElement(Opener)));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Offline, where a reload cannot help, so a missing chunk is reported as a failure.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});

test("code is not asked for before somebody wants it", async () => {
  const importer = vi.fn(async () => code);
  await use(importer);
  expect(importer).not.toHaveBeenCalled();
  await act(async () => expect(await used.load()).toBe(true));
  expect(document.body.textContent).toBe("the dialog");
});

test("code that a press needs and does not get has failed, until it comes", async () => {
  const importer = vi.fn(async () => code).mockRejectedValueOnce(new TypeError("gone"));
  await use(importer);
  await act(async () => expect(await used.load()).toBe(false));
  expect(used.failed).toBe(true);
  await act(async () => expect(await used.load()).toBe(true));
  expect(used.failed).toBe(false);
});

test("code that is fetched ahead is drawn when it comes, and has not failed when it does not", async () => {
  await use(async () => code, true);
  expect(document.body.textContent).toBe("the dialog");
  await use(() => Promise.reject(new TypeError("gone")), true);
  expect(used).toMatchObject({ module: null, failed: false });
});

test("code that is needed without a press is drawn when it comes, and has failed when it does not", async () => {
  await use(async () => code, "needed");
  expect(document.body.textContent).toBe("the dialog");
  await use(() => Promise.reject(new TypeError("gone")), "needed");
  expect(used).toMatchObject({ module: null, failed: true });
});
