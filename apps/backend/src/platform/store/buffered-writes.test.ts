import { expect, test, vi } from "vitest";
import { createBufferedWrites } from "./buffered-writes.ts";

const sum = (before: number, more: number): number => before + more;

test("buffered writes leave out what would be too many keys, and go on with those that wait", async () => {
  const write = vi.fn<(entries: readonly (readonly [string, number])[]) => Promise<void>>(async () => {});
  const writes = createBufferedWrites<string, number>({ sum, write, onError: () => {}, maxKeys: 2 });
  for (const key of ["a", "b", "c", "a"]) writes.add(key, 1);
  await writes.close();
  expect(write.mock.calls).toEqual([
    [
      [
        ["a", 2],
        ["b", 1],
      ],
    ],
  ]);
});

test("buffered writes add what comes after a failure to what could not be written, in the order it came", async () => {
  let fail: (error: Error) => void = () => {};
  const write = vi
    .fn<(entries: readonly (readonly [string, string])[]) => Promise<void>>(async () => {})
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const writes = createBufferedWrites<string, string>({
    sum: (before, more) => before + more,
    write,
    onError: () => {},
  });
  writes.add("a", "first");
  const failed = writes.flush();
  await Promise.resolve();
  writes.add("a", "second");
  writes.add("b", "other");
  expect(writes.pending("a")).toEqual(["first", "second"]);
  fail(new Error("gone"));
  await failed;
  await writes.close();
  expect(write).toHaveBeenLastCalledWith([
    ["a", "firstsecond"],
    ["b", "other"],
  ]);
});
