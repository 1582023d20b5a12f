import { expect, test } from "vitest";
import { createSemaphore, SemaphoreFull } from "./semaphore.ts";

test("a semaphore lets only so many in at once, and the rest in turn", async () => {
  const semaphore = createSemaphore({ places: 2, queue: 2 });
  const inside: (() => void)[] = [];
  const order: number[] = [];
  const enter = (number: number) =>
    semaphore(async () => {
      order.push(number);
      await new Promise<void>((resolve) => inside.push(resolve));
      return number;
    });
  const entered = [enter(1), enter(2), enter(3), enter(4)];
  await expect(enter(5)).rejects.toThrow(SemaphoreFull);
  expect(order).toEqual([1, 2]);
  inside[0]?.();
  expect(await entered[0]).toBe(1);
  expect(order).toEqual([1, 2, 3]);
  inside[1]?.();
  inside[2]?.();
  await Promise.all(entered.slice(1, 3));
  inside[3]?.();
  expect(await entered[3]).toBe(4);
  // Nobody is inside any more, so that both places are free.
  const again = [enter(6), enter(7)];
  expect(order).toEqual([1, 2, 3, 4, 6, 7]);
  inside[4]?.();
  inside[5]?.();
  await Promise.all(again);
});

test("work that fails gives its place back", async () => {
  const semaphore = createSemaphore({ places: 1, queue: 1 });
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(semaphore(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  }
  expect(await semaphore(async () => "yes")).toBe("yes");
});
