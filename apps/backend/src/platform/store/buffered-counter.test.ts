import { describe, expect, test, vi } from "vitest";
import { createBufferedCounter } from "./buffered-writes.ts";

describe("counter", () => {
  test("a buffered counter writes what was counted in one go, in the order of the ids", async () => {
    const write = vi.fn<() => Promise<void>>(async () => {});
    const counter = createBufferedCounter({ write, onError: () => {} });
    for (const id of [9, 2, 9]) counter.add(id);
    expect(counter.pending(9)).toBe(2);
    await counter.close();
    expect(write.mock.calls).toEqual([
      [
        [
          { id: 2, count: 1 },
          { id: 9, count: 2 },
        ],
      ],
    ]);
    expect(counter.pending(9)).toBe(0);
  });

  test("a buffered counter keeps what could not be written", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const write = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error("gone"));
    const counter = createBufferedCounter({ write, onError });
    counter.add(1);
    await counter.flush();
    expect(onError).toHaveBeenCalledOnce();
    counter.add(1);
    expect(counter.pending(1)).toBe(2);
    await counter.close();
    expect(write).toHaveBeenLastCalledWith([{ id: 1, count: 2 }]);
  });

  test("a buffered counter counts on while it writes", async () => {
    let finish = (): void => {};
    const write = () => new Promise<void>((resolve) => (finish = resolve));
    const counter = createBufferedCounter({ write, onError: () => {} });
    counter.add(1);
    const written = counter.flush();
    await Promise.resolve();
    counter.add(1);
    expect(counter.pending(1)).toBe(2);
    finish();
    await written;
    expect(counter.pending(1)).toBe(1);
  });
});
