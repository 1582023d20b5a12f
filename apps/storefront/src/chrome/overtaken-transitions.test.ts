import { afterEach, expect, test, vi } from "vitest";
import { expectOvertakenTransitions } from "./overtaken-transitions.ts";

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
});

/** A browser that lets every transition be overtaken by another one. */
function overtaking() {
  const begun: unknown[] = [];
  const start = vi.fn((update: unknown) => {
    begun.push(update);
    return { ready: Promise.reject(new DOMException("Transition was skipped", "AbortError")) };
  });
  Object.assign(document, { startViewTransition: start });
  return begun;
}

test("a page that overtakes another one raises no error, and is drawn", async () => {
  const reported = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", reported);
  const begun = overtaking();
  const stop = expectOvertakenTransitions();
  const update = () => undefined;
  document.startViewTransition(update);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(begun).toEqual([update]);
  expect(reported).not.toHaveBeenCalled();
  process.off("unhandledRejection", reported);
  stop();
});

test("a browser without transitions between pages is left as it is", () => {
  expectOvertakenTransitions()();
  expect("startViewTransition" in document).toBe(false);
});
