import { afterEach, expect, test } from "vitest";
import { expectOvertakenTransitions } from "./notices.tsx";

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Whether the browser reports a rejection that nobody has looked at. */
function isReported(reason: unknown): boolean {
  return window.dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
}

test.each([
  ["Transition was skipped", "AbortError"],
  ["Skipped ViewTransition due to another view transition starting", "AbortError"],
  ["Old view transition aborted by new view transition.", "AbortError"],
  ["Transition was aborted because of invalid state", "InvalidStateError"],
])("a page that overtakes another one is no error: %s", (message, name) => {
  const overtaken = new DOMException(message, name);
  expect(isReported(overtaken)).toBe(true);
  stop = expectOvertakenTransitions();
  expect(isReported(overtaken)).toBe(false);
  stop();
  expect(isReported(overtaken)).toBe(true);
});

test("every other error that nobody has looked at is reported", () => {
  stop = expectOvertakenTransitions();
  expect(isReported(new DOMException("signal is aborted without reason", "AbortError"))).toBe(true);
  expect(isReported(new Error("The transition of the order failed"))).toBe(true);
  expect(isReported("transition")).toBe(true);
});
