// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { keepDeliveryRegion, readDeliveryRegion, subscribeToDeliveryRegion } from "./delivery-region.ts";

const key = "plaza:delivery-region";
const beijing = { provinceId: 110_000, cityId: 110_100, districtId: 110_101 };

beforeEach(() => localStorage.clear());

test("a device keeps where things are to be sent, and tells who listens", () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToDeliveryRegion(listener);
  expect(readDeliveryRegion()).toBeNull();
  expect(keepDeliveryRegion(beijing)).toBe(true);
  expect(readDeliveryRegion()).toEqual(beijing);
  expect(readDeliveryRegion()).toBe(readDeliveryRegion());
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test.each([
  "",
  "null",
  "[]",
  "{",
  "110000",
  JSON.stringify({ provinceId: 110_000, cityId: 110_100 }),
  JSON.stringify({ ...beijing, districtId: "110101" }),
  JSON.stringify({ ...beijing, cityId: 11 }),
  JSON.stringify({ ...beijing, provinceId: 1e300 }),
])("a device that keeps %s has not been told where to send things", (text) => {
  localStorage.setItem(key, text);
  expect(readDeliveryRegion()).toBeNull();
});
