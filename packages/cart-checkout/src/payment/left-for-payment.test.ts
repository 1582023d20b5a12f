import { beforeEach, expect, test } from "vitest";
import { forgetLeaving, leftAt, noteLeaving } from "./left-for-payment.ts";

const now = Date.UTC(2026, 10, 20);
const subject = { from: "trade", id: 7 } as const;

beforeEach(() => sessionStorage.clear());

test("a shopper who comes back from the provider is recognised for a while", () => {
  expect(leftAt(subject, now)).toBeNull();
  noteLeaving(subject, now);
  expect(leftAt(subject, now + 60_000)).toBe(now);
  expect(leftAt(subject, now + 5 * 60_000)).toBeNull();
  expect(leftAt({ ...subject, id: 8 }, now)).toBeNull();
  expect(leftAt({ ...subject, from: "order" }, now)).toBeNull();
  forgetLeaving();
  expect(leftAt(subject, now)).toBeNull();
});

test.each(["null", "[]", '{"from":"trade","id":7}', '{"from":"trade","id":7,"at":"x"}', "{"])(
  "the stored text %s counts as nothing",
  (text) => {
    sessionStorage.setItem("plaza:left-for-payment", text);
    expect(leftAt(subject, now)).toBeNull();
  },
);
