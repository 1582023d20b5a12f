import { beforeEach, expect, test } from "vitest";
import { noteStarted, startedHere } from "./use-payment.ts";

const subject = { from: "trade", id: 7 } as const;

beforeEach(() => sessionStorage.clear());

test("a payment that was started is known until another one is, for the same orders only", () => {
  expect(startedHere(subject)).toBeNull();
  noteStarted(subject, { payWay: 1, at: 5 });
  expect(startedHere(subject)).toEqual({ payWay: 1, at: 5 });
  expect(startedHere({ ...subject, id: 8 })).toBeNull();
  expect(startedHere({ ...subject, from: "order" })).toBeNull();
  noteStarted(subject, { payWay: 2, at: 6 });
  expect(startedHere(subject)).toEqual({ payWay: 2, at: 6 });
});

test.each(["null", "[]", "{", '{"from":"trade","id":7,"payWay":1}', '{"from":"trade","id":7,"payWay":"1","at":2}'])(
  "the stored text %s is no payment that was started",
  (text) => {
    sessionStorage.setItem("plaza:started-payment", text);
    expect(startedHere(subject)).toBeNull();
  },
);
