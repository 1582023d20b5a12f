import { describe, expect, test, vi } from "vitest";
import { createTally } from "./buffered-counter.ts";

describe("tally", () => {
  test("writes what was counted in one go, in the order of the ids", async () => {
    const write = vi.fn<() => Promise<void>>(async () => {});
    const tally = createTally({ write, onError: () => {} });
    for (const id of [9, 2, 9]) tally.add(id);
    expect(tally.pending(9)).toBe(2);
    await tally.close();
    expect(write.mock.calls).toEqual([
      [
        [
          { id: 2, count: 1 },
          { id: 9, count: 2 },
        ],
      ],
    ]);
    expect(tally.pending(9)).toBe(0);
  });

  test("keeps what could not be written", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const write = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error("gone"));
    const tally = createTally({ write, onError });
    tally.add(1);
    await tally.flush();
    expect(onError).toHaveBeenCalledOnce();
    tally.add(1);
    expect(tally.pending(1)).toBe(2);
    await tally.close();
    expect(write).toHaveBeenLastCalledWith([{ id: 1, count: 2 }]);
  });

  test("counts on while it writes", async () => {
    let finish = (): void => {};
    const write = () => new Promise<void>((resolve) => (finish = resolve));
    const tally = createTally({ write, onError: () => {} });
    tally.add(1);
    const written = tally.flush();
    await Promise.resolve();
    tally.add(1);
    expect(tally.pending(1)).toBe(2);
    finish();
    await written;
    expect(tally.pending(1)).toBe(1);
  });
});
