import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countableText } from "./countable-text.ts";

describe("texts that are counted", () => {
  test.each([
    ["Café  Au Lait ", "cafe au lait"],
    ["ＩＰＨＯＮＥ　１５", "iphone 15"],
    ["kid's shoes", "kids shoes"],
    ["沙发", "沙发"],
    ["ティーポット 900 ml", "ティーポット 900 ml"],
    ["찻주전자", "찻주전자"],
    ["lamp 100-200", "lamp 100-200"],
    ["usb-c 3.2 cable 2 m", "usb-c 3.2 cable 2 m"],
    ["iphone 15 pro max 256 gb", "iphone 15 pro max 256 gb"],
    ["女士手表", "女士手表"],
    ["12-piece dinner set", "12-piece dinner set"],
    ["street lamp", "street lamp"],
    ["2 tb usb drive", "2 tb usb drive"],
    ["道具箱 3 段", "道具箱 3 段"],
    ["부모님 선물", "부모님 선물"],
    ["1920x1080 monitor", "1920x1080 monitor"],
  ])("%j is counted as %j", (typed, text) => {
    expect(countableText(typed)).toBe(text);
  });

  test.each([
    ["a telephone", "13900139000"],
    ["a telephone in groups", "call +81 (0)90-1234-5678"],
    ["a telephone in full width", "１３９ ００１３ ９０００"],
    ["a telephone in Arabic digits", "٠١٢٣٤٥٦٧٨٩"],
    ["a telephone that invisible marks take apart", "139\u200b0013\u200b9000"],
    ["an e-mail address", "mei.li@example.org"],
    ["an e-mail address in full width", "mei＠example.org"],
    ["a site", "https://example.org/me"],
    ["a site without its beginning", "www.example.org"],
    ["an order", "20261127093015123456"],
    ["a parcel", "1Z999AA10123456784"],
    ["a parcel in groups", "SF 1234 5678 901"],
    ["a house", "221b Baker Street"],
    ["a Chinese house", "南京西路 1266 号"],
    ["a Chinese flat", "人民路100弄5号楼301室"],
    ["a Japanese house", "千代田区丸の内1丁目"],
    ["a Japanese house in short", "渋谷区神南1-19-11"],
    ["a Korean house", "테헤란로 152번길"],
    ["a Korean flat", "101동 1203호"],
    ["nothing", "  "],
    ["no word", "!? …"],
    ["61 characters", "a".repeat(61)],
  ])("%s is not counted", (_, typed) => {
    expect(countableText(typed)).toBeNull();
  });

  const word = fc.stringMatching(/^[a-zé沙发ソファ소파]{1,8}$/);
  const between = fc.constantFrom(" ", "-", ".", " - ", "/", "", "(", ") ", "　", "\u200b");

  test("what is counted is counted as itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (typed) => {
        const text = countableText(typed);
        if (text === null) return;
        expect(countableText(text)).toBe(text);
        expect(Array.from(text).length).toBeLessThanOrEqual(60);
        expect(text).toBe(text.trim());
      }),
    );
  });

  test("a number of seven digits or more is never counted, however it is grouped and whatever stands around it", () => {
    const number = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), between), { minLength: 7, maxLength: 15 })
      .map((digits) => digits.map(([digit, gap]) => `${digit}${gap}`).join(""));
    fc.assert(
      fc.property(number, word, word, fc.boolean(), (digits, before, after, isFullWidth) => {
        const written = isFullWidth
          ? digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
          : digits;
        expect(countableText(`${before} ${written} ${after}`.slice(0, 60))).toBeNull();
      }),
    );
  });

  test("an e-mail address is never counted", () => {
    fc.assert(
      fc.property(fc.emailAddress(), word, (address, before) => {
        expect(countableText(`${before} ${address}`)).toBeNull();
      }),
    );
  });

  test("plain words are counted", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        expect(countableText(words.join(" "))).not.toBeNull();
      }),
    );
  });
});
