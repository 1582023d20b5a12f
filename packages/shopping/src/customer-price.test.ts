import { expect, test } from "vitest";
import { customerPrice } from "./customer-price.ts";

test.each([
  ["a member pays the member price", 5400, 5130, false, 5130, true],
  ["a visitor pays the price", 5400, null, false, 5400, false],
  ["a member price that is no lower is none", 5400, 5400, false, 5400, false],
  ["a member pays the flash price in a flash sale", 4320, 4000, true, 4320, false],
])("%s", (_, price, memberPrice, inFlashSale, amount, forMember) => {
  expect(customerPrice({ price, memberPrice }, inFlashSale)).toEqual({ amount, forMember });
});
