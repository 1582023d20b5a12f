import { expect, test, vi } from "vitest";
import { expectedPart, pageAnswers, whenHydrated } from "./hydration.ts";

test("the page is hydrated when it and its last part are, which resolves those who wait, also later ones", async () => {
  const waiter = vi.fn<() => void>();
  void whenHydrated().then(waiter);
  const part = expectedPart();
  part.begin();
  pageAnswers();
  // The page that a shopper goes to before the parts are hydrated.
  pageAnswers();
  await Promise.resolve();
  expect(waiter).not.toHaveBeenCalled();
  expect(document.documentElement.dataset["hydrated"]).toBeUndefined();
  part.end();
  await whenHydrated();
  expect(waiter).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
  expectedPart().begin();
  await whenHydrated();
});
