import { beforeEach, expect, test } from "vitest";
import { type ApplicationDraft, forgetDraft, readDraft, writeDraft } from "./application-draft.ts";

const subject = { orderId: 9, skuId: 310, requestId: null };
const draft: ApplicationDraft = {
  kind: "return",
  reason: "Quality problem",
  note: "It leaks",
  quantity: 2,
  pictures: [{ path: "uploads/a.png", url: "/uploads/a.png" }],
};

beforeEach(() => {
  sessionStorage.clear();
});

test("a draft is found again by the form it was written in, and by no other", () => {
  writeDraft(subject, draft);
  expect(readDraft(subject)).toEqual(draft);
  expect(readDraft({ ...subject, skuId: 311 })).toBeNull();
  expect(readDraft({ ...subject, requestId: 3 })).toBeNull();
});

test("a draft is gone once it is sent", () => {
  writeDraft(subject, draft);
  forgetDraft();
  expect(readDraft(subject)).toBeNull();
});

test("of what somebody else has put into the storage only what fits is taken", () => {
  const spoilt = {
    subject: "9_310_",
    kind: "gift",
    reason: 3,
    note: "x".repeat(300),
    quantity: -2,
    pictures: [{}, "a"],
  };
  sessionStorage.setItem("plaza:after-sales-draft", JSON.stringify(spoilt));
  expect(readDraft(subject)).toEqual({ kind: "refund", reason: "", note: "x".repeat(200), quantity: 1, pictures: [] });
  sessionStorage.setItem("plaza:after-sales-draft", "{");
  expect(readDraft(subject)).toBeNull();
});
