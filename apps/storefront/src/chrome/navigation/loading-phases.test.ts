import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoadingPhases, type LoadingPhase, type LoadingPhases } from "./loading-phases.ts";

let shown: LoadingPhase[];
let bar: LoadingPhases;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  bar = createLoadingPhases((phase) => {
    if (shown.at(-1) !== phase) shown.push(phase);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a short wait shows nothing", () => {
  bar.start();
  vi.advanceTimersByTime(199);
  bar.finish();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(["idle"]);
});

test("a longer one shows after 200 ms and goes 500 ms after its end", () => {
  bar.start();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["idle", "advancing"]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(["idle", "advancing"]);
  bar.finish();
  expect(shown.at(-1)).toBe("finished");
  vi.advanceTimersByTime(499);
  expect(shown.at(-1)).toBe("finished");
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe("idle");
});

test("a failure is shown, however early it comes", () => {
  bar.start();
  vi.advanceTimersByTime(50);
  bar.fail();
  expect(shown.at(-1)).toBe("failed");
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe("idle");
});

test("the next page takes over the bar of the one before", () => {
  bar.start();
  vi.advanceTimersByTime(150);
  bar.start();
  vi.advanceTimersByTime(50);
  expect(shown.at(-1)).toBe("advancing");
  bar.start();
  bar.finish();
  expect(shown).toEqual(["idle", "advancing", "finished"]);
});

test("a page that starts while the bar goes begins anew", () => {
  bar.start();
  vi.advanceTimersByTime(200);
  bar.finish();
  vi.advanceTimersByTime(100);
  bar.start();
  expect(shown.at(-1)).toBe("idle");
  vi.advanceTimersByTime(200);
  expect(shown.at(-1)).toBe("advancing");
  vi.advanceTimersByTime(5000);
  expect(shown.at(-1)).toBe("advancing");
});

test("ends without a beginning mean nothing, and after the stop nothing comes", () => {
  bar.finish();
  bar.fail();
  expect(shown).toEqual([]);
  bar.start();
  bar.stop();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["idle"]);
});
