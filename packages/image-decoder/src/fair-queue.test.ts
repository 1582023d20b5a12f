import { expect, test } from "vitest";
import { createFairQueue, type FairQueueOptions } from "./fair-queue.ts";

/** A queue whose work ends when it is told to. */
function queueOf(options: Partial<FairQueueOptions>) {
  const queue = createFairQueue({ atOnce: 2, maxWaiting: 9, ofOwner: { atOnce: 2, maxWaiting: 9 }, ...options });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string): Promise<void> =>
    queue.run(name.charAt(0), () => {
      begun.push(name);
      return new Promise<void>((end) => {
        ends.set(name, end);
      });
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, add, end };
}

test("the next task is one of the owner with the fewest under way, then the one that has waited longest", async () => {
  const { begun, add, end } = queueOf({});
  for (const name of ["a1", "a2", "a3", "a4", "b1", "c1"]) void add(name);
  await end("");
  await end("a1");
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await end("a2");
  expect(begun.at(-1)).toBe("a3");
  await end("b1");
  expect(begun.at(-1)).toBe("c1");
});

test("an owner has no more under way than is allowed, also where nobody else waits", async () => {
  const { begun, add, end } = queueOf({ ofOwner: { atOnce: 1, maxWaiting: 9 } });
  for (const name of ["a1", "a2"]) void add(name);
  await end("");
  expect(begun).toEqual(["a1"]);
  void add("b1");
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "a2"]);
});

test("an owner with a full queue is rejected while others are not, until the whole queue is full", async () => {
  const { add } = queueOf({ atOnce: 1, maxWaiting: 3, ofOwner: { atOnce: 1, maxWaiting: 2 } });
  for (const name of ["a1", "a2", "a3"]) void add(name);
  await expect(add("a4")).rejects.toMatchObject({ isOfOwner: true });
  void add("b1");
  await expect(add("c1")).rejects.toMatchObject({ isOfOwner: false });
});

test("work that fails makes room for the next", async () => {
  const { queue, begun, add } = queueOf({ atOnce: 1 });
  const failing = queue.run("a", () => Promise.reject(new Error("broken")));
  void add("b1");
  await expect(failing).rejects.toThrow("broken");
  expect(begun).toEqual(["b1"]);
});
