// @vitest-environment node
import { expect, test } from "vitest";
import { createSemaphore, SemaphoreFullError } from "./semaphore.ts";

test("a semaphore runs so many tasks at once, and the others in their order", async () => {
  const semaphore = createSemaphore({ atOnce: 2, waiting: 10 });
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    semaphore.run(() => {
      begun.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(10);
  expect(await results[1]).toBe(10);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(0);
  await Promise.all(results);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test("a full semaphore rejects a task, and a task that fails frees its place", async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const running = semaphore.run(() => first.promise);
  const waiting = semaphore.run(async () => "second");
  await expect(semaphore.run(async () => "third")).rejects.toThrow(SemaphoreFullError);
  first.reject(new Error("broken"));
  await expect(running).rejects.toThrow("broken");
  expect(await waiting).toBe("second");
  expect(await semaphore.run(async () => "fourth")).toBe("fourth");
});
