import { wireCoupon } from "@plaza/api-client/testing";
import { type Answers, envelopeApi, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { loadCouponCentre } from "./centre-loader.ts";

const coupons = success({ lists: [wireCoupon()], count: 1, more: 0, page_no: 1, page_size: 12 });

function platform(extensions: readonly string[], answers: Answers = {}) {
  const { api, called } = envelopeApi({
    "index/config": success({ name: "Plaza", extensions }),
    "coupon/getCouponList": coupons,
    "ad_content/lists": success([]),
    ...answers,
  });
  return {
    load: (deps: { readonly page?: number }) => loadCouponCentre({ context: loaderContext(api), deps }),
    asked: () => called.filter((call) => call.startsWith("coupon/")),
  };
}

test("the coupon centre asks for what cannot be received only where the platform tells of it", async () => {
  const plain = platform([]);
  expect(await plain.load({})).toMatchObject({ title: "Coupon centre" });
  expect(plain.asked()).toEqual(["coupon/getCouponList?type=shop&page_no=1&page_size=12"]);
  const telling = platform(["coupon_centre"]);
  await telling.load({ page: 2 });
  expect(telling.asked()).toEqual(["coupon/getCouponList?type=shop&centre=1&page_no=2&page_size=12"]);
});

test("the coupon centre is complete without its banner and without a configuration", async () => {
  const { load, asked } = platform([], { "ad_content/lists": rejection(""), "index/config": unreachable });
  await load({});
  expect(asked()).toHaveLength(1);
});

test("the coupon centre is an error where there are no coupons to be had", async () => {
  await expect(platform([], { "coupon/getCouponList": unreachable }).load({})).rejects.toThrow();
});
