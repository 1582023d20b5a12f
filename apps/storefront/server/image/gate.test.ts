// @vitest-environment node
import { expect, test } from "vitest";
import { createGate, GateFullError } from "./gate.ts";

test("so many run at once, the others follow in order", async () => {
  const gate = createGate({ atOnce: 2, waiting: 10 });
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    gate.run(() => {
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

test("too many are sent away, and a failure frees its place", async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const running = gate.run(() => first.promise);
  const waiting = gate.run(async () => "second");
  await expect(gate.run(async () => "third")).rejects.toThrow(GateFullError);
  first.reject(new Error("broken"));
  await expect(running).rejects.toThrow("broken");
  expect(await waiting).toBe("second");
  expect(await gate.run(async () => "fourth")).toBe("fourth");
});
