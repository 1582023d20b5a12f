import { expect, test } from "vitest";
import { isMobile, plainMobile } from "./phone-number.ts";

test.each([
  ["13800138000", "13800138000"],
  [" 138 0013 8000 ", "13800138000"],
  ["138-0013-8000", "13800138000"],
  ["+86 138 0013 8000", "13800138000"],
  ["008613800138000", "13800138000"],
  ["１３８００１３８０００", "13800138000"],
  ["138\u00a00013\u20098000", "13800138000"],
  ["+81 90 1234 5678", "+819012345678"],
])("the written number %j is stored as %s", (written, plain) => {
  expect(plainMobile(written)).toBe(plain);
});

test.each(["13800138000", "19912345678"])("%s is a mobile number", (plain) => {
  expect(isMobile(plain)).toBe(true);
});

test.each(["", "12800138000", "1380013800", "138001380000", "8613800138000", "1380013800a", "+819012345678"])(
  "%j is no mobile number",
  (plain) => {
    expect(isMobile(plain)).toBe(false);
  },
);
