import { expect, test } from "vitest";
import { withinDeadline } from "./within-deadline.ts";

test("what answers in time is heard, and what fails in time fails as it did", async () => {
  expect(await withinDeadline(60_000, async () => "answer")).toBe("answer");
  await expect(withinDeadline(60_000, () => Promise.reject(new Error("closed")))).rejects.toThrow("closed");
});

test("who does not heed the deadline is left behind", async () => {
  const { promise: never } = Promise.withResolvers<never>();
  await expect(withinDeadline(10, () => never)).rejects.toThrow(expect.objectContaining({ name: "TimeoutError" }));
});

test("who heeds the deadline is told of it", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const given = await withinDeadline(10, (signal) => {
    signal.addEventListener("abort", () => reject(new Error("stopped in time")));
    return promise;
  }).catch((error: unknown) => error);
  expect(given).toBeInstanceOf(Error);
  await expect(promise).rejects.toThrow("stopped in time");
});
