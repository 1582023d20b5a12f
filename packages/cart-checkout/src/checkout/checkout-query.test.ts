import { remarkLimit } from "@plaza/api-client";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, forgetDraft, readDraft, writeDraft } from "./checkout-query.ts";

const storageKey = "plaza:checkout-draft";
const data = '{"goods":[]}';
const draft = { addressId: 4, coupons: { "7": 31, "8": null }, remarks: { "7": "Ring twice", "8": "" }, pickups: [8] };

beforeEach(() => sessionStorage.clear());

test("a draft is found again only in its own checkout", () => {
  writeDraft(data, draft);
  expect(readDraft(data)).toEqual(draft);
  expect(readDraft(`${data} `)).toEqual(emptyDraft);
  forgetDraft();
  expect(readDraft(data)).toEqual(emptyDraft);
});

test("the draft is empty where the browser blocks storage", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  writeDraft(data, draft);
  expect(readDraft(data)).toEqual(emptyDraft);
  vi.restoreAllMocks();
});

test("a draft is well formed, whatever the storage holds", () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ data: fc.constant(data), coupons: fc.anything(), remarks: fc.anything(), pickups: fc.anything() }),
  );
  fc.assert(
    fc.property(anything, (stored) => {
      sessionStorage.setItem(storageKey, JSON.stringify(stored) ?? "undefined");
      const { addressId, coupons, remarks, pickups } = readDraft(data);
      expect(addressId === null || addressId > 0).toBe(true);
      for (const [shop, coupon] of Object.entries(coupons))
        expect(Math.min(Number(shop), coupon ?? 1)).toBeGreaterThan(0);
      for (const shop of pickups) expect(shop).toBeGreaterThan(0);
      for (const [shop, text] of Object.entries(remarks)) {
        expect(Number(shop)).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(remarkLimit);
      }
    }),
  );
});
