import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type CartCalls, createCartQueue, changedLines } from "./cart-queue.ts";

/** A platform that answers when it is told to. */
function slowPlatform() {
  const calls: string[] = [];
  const open: { name: string; answer: (succeeds: boolean) => Promise<void> }[] = [];
  function call(name: string): Promise<void> {
    calls.push(name);
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    open.push({
      name,
      async answer(succeeds) {
        if (succeeds) resolve(undefined);
        else reject(new Error("rejected"));
        await new Promise((done) => setTimeout(done));
      },
    });
    return promise;
  }
  const cartCalls: CartCalls = {
    setQuantity: (id, quantity) => call(`quantity ${id} ${quantity}`),
    select: (ids, selected) => call(`select ${ids.join()} ${selected}`),
    remove: (ids) => call(`remove ${ids.join()}`),
  };
  return { calls, cartCalls, answer: async (succeeds = true) => open.shift()?.answer(succeeds) };
}

const lines = [
  { id: 1, quantity: 1, selected: true },
  { id: 2, quantity: 4, selected: true },
];

test("five fast presses make two calls, and the last number is shown all along", async () => {
  const { calls, cartCalls, answer } = slowPlatform();
  const idle = vi.fn();
  const queue = createCartQueue(cartCalls, idle);
  const shown: (number | undefined)[] = [];
  queue.subscribe(() => shown.push(changedLines(lines, queue.changes())[0]?.quantity));
  for (const quantity of [2, 3, 4, 5, 6]) queue.want([1], { quantity });
  await answer();
  expect(idle).not.toHaveBeenCalled();
  await answer();
  expect(calls).toEqual(["quantity 1 2", "quantity 1 6"]);
  expect(shown).toEqual([2, 3, 4, 5, 6, 6, 6]);
  expect(idle).toHaveBeenCalledOnce();
});

test("a rejection brings back what the platform last accepted", async () => {
  const { cartCalls, answer } = slowPlatform();
  const queue = createCartQueue(cartCalls, () => undefined);
  queue.want([1], { quantity: 3 });
  queue.want([1], { quantity: 99 });
  await answer();
  expect(changedLines(lines, queue.changes())[0]?.quantity).toBe(99);
  await answer(false);
  expect(changedLines(lines, queue.changes())[0]?.quantity).toBe(3);
});

test("a rejection drops later changes of the same kind, and leaves the others", async () => {
  const { calls, cartCalls, answer } = slowPlatform();
  const queue = createCartQueue(cartCalls, () => undefined);
  queue.want([1], { quantity: 5 });
  queue.want([1], { quantity: 6 });
  queue.want([1], { selected: false });
  await answer(false);
  expect(changedLines(lines, queue.changes())[0]).toEqual({ id: 1, quantity: 1, selected: false });
  expect(calls).toEqual(["quantity 1 5", "select 1 false"]);
});

test("lines do not wait for each other, and are selected together", async () => {
  const { calls, cartCalls, answer } = slowPlatform();
  const queue = createCartQueue(cartCalls, () => undefined);
  queue.want([1], { quantity: 2 });
  queue.want([1, 2], { selected: false });
  expect(calls).toEqual(["quantity 1 2", "select 2 false"]);
  await answer();
  expect(calls.at(-1)).toBe("select 1 false");
});

test("a removed line is gone at once, sends nothing more, and comes back with a rejection", async () => {
  const { calls, cartCalls, answer } = slowPlatform();
  const queue = createCartQueue(cartCalls, () => undefined);
  queue.want([1], { quantity: 2 });
  queue.want([1], { quantity: 3 });
  queue.want([1, 2], { removed: true });
  expect(changedLines(lines, queue.changes())).toEqual([]);
  await answer();
  expect(calls).toEqual(["quantity 1 2", "remove 2", "remove 1"]);
  await answer(false);
  await answer(false);
  expect(changedLines(lines, queue.changes())).toEqual([{ ...lines[0], quantity: 2 }, lines[1]]);
});

test("the platform's cart is taken over only if it was asked for after the last answer", async () => {
  const { cartCalls, answer } = slowPlatform();
  const queue = createCartQueue(cartCalls, () => undefined);
  const early = queue.mark();
  queue.want([1], { quantity: 2 });
  expect(queue.mark()).toBeNull();
  if (early !== null) queue.carryOver(early);
  expect(queue.changes().size).toBe(1);
  await answer();
  const asked = queue.mark();
  queue.want([1], { quantity: 3 });
  await answer();
  if (asked !== null) queue.carryOver(asked);
  expect(changedLines(lines, queue.changes())[0]?.quantity).toBe(3);
  const last = queue.mark();
  if (last !== null) queue.carryOver(last);
  expect(queue.changes().size).toBe(0);
});

const step = fc.oneof(
  fc.record({ do: fc.constant("quantity" as const), id: fc.constantFrom(1, 2), to: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant("select" as const), ids: fc.subarray([1, 2], { minLength: 1 }), to: fc.boolean() }),
  fc.record({ do: fc.constant("answer" as const) }),
);

test("the platform ends with the last change, whatever is pressed and whenever answers come", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const platform = new Map(lines.map((line) => [line.id, { ...line }]));
      const wanted = new Map(lines.map((line) => [line.id, { ...line }]));
      const open: (() => void)[] = [];
      const busy = new Set<number>();
      function arrive(ids: readonly number[], change: (line: { quantity: number; selected: boolean }) => void) {
        for (const id of ids) {
          expect(busy.has(id)).toBe(false);
          busy.add(id);
        }
        return new Promise<void>((resolve) => {
          open.push(() => {
            for (const id of ids) {
              busy.delete(id);
              const line = platform.get(id);
              if (line !== undefined) change(line);
            }
            resolve();
          });
        });
      }
      const queue = createCartQueue(
        {
          setQuantity: (id, quantity) => arrive([id], (line) => void (line.quantity = quantity)),
          select: (ids, selected) => arrive(ids, (line) => void (line.selected = selected)),
          remove: () => Promise.resolve(),
        },
        () => undefined,
      );
      async function answer() {
        open.shift()?.();
        await new Promise((done) => setImmediate(done));
      }
      for (const each of steps) {
        if (each.do === "answer") await answer();
        else if (each.do === "quantity") {
          queue.want([each.id], { quantity: each.to });
          Object.assign(wanted.get(each.id) ?? {}, { quantity: each.to });
        } else {
          queue.want(each.ids, { selected: each.to });
          for (const id of each.ids) Object.assign(wanted.get(id) ?? {}, { selected: each.to });
        }
        expect(changedLines(lines, queue.changes())).toEqual([...wanted.values()]);
      }
      while (open.length > 0) await answer();
      expect([...platform.values()]).toEqual([...wanted.values()]);
      expect(queue.mark()).not.toBeNull();
    }),
    { numRuns: 200 },
  );
});
