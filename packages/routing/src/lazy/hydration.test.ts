import { expect, test, vi } from "vitest";
import { trackedPart, markPageHydrated, whenHydrated } from "./hydration.ts";

test("the page is hydrated when it and its last part are, which resolves those who wait, also later ones", async () => {
  const waiter = vi.fn<() => void>();
  void whenHydrated().then(waiter);
  const part = trackedPart();
  part.begin();
  markPageHydrated();
  // The page that a shopper goes to before the parts are hydrated.
  markPageHydrated();
  await Promise.resolve();
  expect(waiter).not.toHaveBeenCalled();
  expect(document.documentElement.dataset["hydrated"]).toBeUndefined();
  part.end();
  await whenHydrated();
  expect(waiter).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
  trackedPart().begin();
  await whenHydrated();
});
