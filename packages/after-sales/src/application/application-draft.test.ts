import type { AfterSalesRequest, ApplicationForm } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import {
  type ApplicationDraft,
  firstDraft,
  forgetDraft,
  maxQuantity,
  readDraft,
  refundOf,
  writeDraft,
} from "./application-draft.ts";

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

const line: ApplicationForm["line"] = {
  id: 1,
  productId: 31,
  skuId: 310,
  name: "Pan",
  image: null,
  optionText: null,
  quantity: 3,
  unitPrice: 5900,
  subtotal: 17700,
  discount: 1000,
  request: "none",
  refundable: null,
  paidAmount: 16700,
};
const pieces: ApplicationForm = {
  line,
  reasons: ["Quality problem", "Other"],
  refunds: [5566, 11133],
  returnable: true,
};
const whole: ApplicationForm = { ...pieces, refunds: null };

const refused: AfterSalesRequest = {
  id: 3,
  number: "1",
  orderId: 9,
  state: "refused",
  kind: "return",
  reason: "Quality problem",
  remark: "It leaks",
  images: ["/uploads/a.png"],
  refundAmount: 5566,
  appliedAt: null,
  shop: { id: 7, name: "Hearth", logo: null, selfOperated: false },
  line,
  quantity: 1,
  returnAddress: null,
  rejectionReason: null,
  shipment: null,
  history: [],
  deadline: null,
  refund: null,
  canRevoke: true,
  canApplyAgain: true,
  isWithdrawal: false,
  isReplaced: false,
};

test("the platform says what each number of pieces gives back; nobody computes it here", () => {
  expect([maxQuantity(pieces), refundOf(pieces, 1), refundOf(pieces, 2)]).toEqual([2, 5566, 11133]);
});

test("a whole line gives back what was paid for it", () => {
  expect([maxQuantity(whole), refundOf(whole, 3)]).toEqual([3, 16700]);
});

test("a first application asks for the money of all pieces, for no reason yet", () => {
  expect(firstDraft(pieces, null)).toEqual({ kind: "refund", reason: "", note: "", quantity: 2, pictures: [] });
});

test("a refused request is in the form as it was written", () => {
  expect(firstDraft(pieces, refused)).toEqual({
    kind: "return",
    reason: "Quality problem",
    note: "It leaks",
    quantity: 1,
    pictures: [{ path: "/uploads/a.png", url: "/uploads/a.png" }],
  });
});

test("of a refused request the form takes only what can be chosen now", () => {
  const other = firstDraft({ ...pieces, returnable: false, refunds: [5566] }, { ...refused, reason: "…", quantity: 2 });
  expect(other).toMatchObject({ kind: "refund", reason: "", quantity: 1 });
});
