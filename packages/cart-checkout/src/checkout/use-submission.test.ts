import type { Submission } from "@plaza/api-client";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { settlementLine } from "../testing/settlement-factory.ts";
import { forgetPending, notePending, readPending } from "./use-submission.ts";

const data = '{"goods":[]}';
const submission: Submission = {
  lines: [settlementLine()],
  cartLineIds: [5],
  addressId: 4,
  couponIds: [31],
  remarks: [{ shopId: 7, text: "Ring twice" }],
  expectedAmount: 6600,
  idempotencyKey: "first",
};

beforeEach(() => sessionStorage.clear());

test("an unanswered submission is found again after a reload, only in its own checkout", () => {
  notePending(data, submission);
  expect(readPending(data)).toEqual(submission);
  expect(readPending("other")).toBeNull();
  forgetPending();
  expect(readPending(data)).toBeNull();
});

test("a repeated submission keeps the key of the first attempt", () => {
  notePending(data, submission);
  expect(notePending(data, { ...submission, idempotencyKey: "second" }).idempotencyKey).toBe("first");
});

test.each([
  ["another amount", { expectedAmount: 6700 }],
  ["another address", { addressId: 5 }],
  ["another remark", { remarks: [] }],
  ["another coupon", { couponIds: [] }],
])("a submission with %s is another attempt", (_case, difference) => {
  notePending(data, submission);
  const next = { ...submission, ...difference, idempotencyKey: "second" };
  expect(notePending(data, next)).toEqual(next);
  expect(readPending(data)).toEqual(next);
});

test("a malformed stored submission is never sent", () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      sessionStorage.setItem("plaza:submission", JSON.stringify({ data, submission: stored }));
      const found = readPending(data);
      if (found !== null) expect(Array.isArray(found.lines)).toBe(true);
    }),
  );
});
