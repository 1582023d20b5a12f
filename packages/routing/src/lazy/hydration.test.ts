import { expect, test, vi } from "vitest";
import { expectedPart, partAnswers, whenHydrated } from "./hydration.ts";

test("the page is hydrated when its last part is, which resolves those who wait, also later ones", async () => {
  const waiter = vi.fn<() => void>();
  void whenHydrated().then(waiter);
  const part = expectedPart();
  part.begin();
  partAnswers();
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
