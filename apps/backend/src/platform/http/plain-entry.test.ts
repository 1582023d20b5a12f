import { plainMobile as mobileInTheStorefront } from "@plaza/shopping/phone-number";
import { plainCode as codeInTheStorefront } from "@plaza/shopping/typed-credentials";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainCode, plainLogin, plainMobile, plainText } from "./plain-entry.ts";
import { Query } from "./query.ts";

test.each([
  "\u200B",
  "\u200B \u200D\uFEFF",
  "\u3164",
  "\u115F\u1160",
  "\uFFA0",
  "\u2800\u2800",
  "\uFE0F",
  "\u{E0100}",
  "\u{E0041}",
  "\u00AD",
  "\u034F",
  "\u061C",
  "\u2028\u3000\u00A0",
  "\u0000\u0007",
  "\u202E\u2066\u2069",
  "\u17B4",
])("a text of nothing visible, %j, is no text", (text) => {
  expect(plainText(text)).toBe("");
  expect(new Query({ name: text }).text("name")).toBe("");
});

test.each(["👩‍👩‍👧", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्‍ष", "می‌خواهم", "👍🏽 good", "שלום", "عربي", "한글", "a\u00ADb"])(
  "what joins and colours the characters of %j stays",
  (text) => {
    expect(plainText(` ${text}\u200B\n`)).toBe(text);
  },
);

test("what turns the direction of a text goes, and its letters stay", () => {
  expect(plainText("\u202Eevil\u202C \u2066x\u2069")).toBe("evil x");
});

test.each([
  "138 0013 8000",
  "138-0013-8000",
  "138.0013.8000",
  "138–0013—8000",
  "(138)0013・8000",
  "+86 138 0013 8000",
  "0086-138-0013-8000",
  "86 13800138000",
  "１３８００１３８０００",
  "\u202A13800138000\u202C",
  "\u200E138\u200B0013\u2060800\uFEFF0",
  "+８６ １３８ ００１３ ８０００",
])("the telephone %j is 13800138000", (written) => {
  expect(plainMobile(written)).toBe("13800138000");
  expect(mobileInTheStorefront(written)).toBe("13800138000");
});

test("a code and a login are what was meant, however they were pasted", () => {
  expect(plainCode("\u200B１2‑3 4\u2060")).toBe("1234");
  expect(plainLogin(" ｋｉｍ.9-x\u200B ")).toBe("kim.9-x");
  expect(plainLogin("k i m")).toBe("k i m");
  expect(plainLogin("138 0013-8000")).toBe("13800138000");
});

test("the storefront and the platform read telephones and codes alike", () => {
  const unit = fc.oneof(
    fc.constantFrom("1", "3", "８", "6", "+", "0", "-", "–", ".", "(", ")", " ", "\u200B", "\u202D", "·", "x"),
    fc.string({ maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (written) => {
      expect(plainMobile(written)).toBe(mobileInTheStorefront(written));
      expect(plainCode(written)).toBe(codeInTheStorefront(written));
    }),
    { numRuns: 1000 },
  );
});
