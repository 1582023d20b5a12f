import { locales } from "@plaza/i18n";
import { expect, test } from "vitest";
import { asWritten, inEachLanguage, inLanguage, languages, nearestText } from "./language.ts";
import { asStored, byLanguage, columnsOf } from "./language-texts.ts";

test("the platform speaks the languages of the storefront", () => {
  expect(languages).toEqual(locales);
});

test("something is made for each language", () => {
  expect(Object.keys(inEachLanguage((language) => language))).toEqual([...languages]);
});

const rowOf = (texts: Parameters<typeof asStored>[0]) => columnsOf({ name: asStored(texts) });

test.each([
  ["in the reader's language", { zh: "茶壶", ja: "急須", ko: "찻주전자" }, "ko", "ja", "찻주전자"],
  ["in the store's default where the reader's is missing", { zh: "茶壶", ja: "急須" }, "ko", "ja", "急須"],
  ["in Chinese to who reads that", { zh: "茶壶", ja: "急須" }, "zh", "ja", "茶壶"],
  ["in Chinese where that is the default", { zh: "茶壶", ja: "急須" }, "ko", "zh", "茶壶"],
  ["in the default to who reads Chinese, where that is missing", { en: "Teapot", ja: "急須" }, "zh", "ja", "急須"],
  ["in Chinese where it says the same as English", { en: "Mokka", zh: "Mokka", ja: "モカ" }, "zh", "ja", "Mokka"],
  ["in Chinese where it says the same as Japanese", { en: "Company", zh: "会社", ja: "会社" }, "zh", "en", "会社"],
  ["as it was written where both are missing", { zh: "茶壶" }, "ko", "ja", "茶壶"],
  ["as it was written first where both are missing", { en: "Teapot", ja: "急須" }, "ko", "zh", "Teapot"],
] as const)("a text is shown %s", (_, texts, wanted, fallback, shown) => {
  expect(inLanguage(rowOf(texts), "name", { wanted, fallback })).toBe(shown);
  // What has no columns of its own follows the same order.
  expect(nearestText(texts, { wanted, fallback })).toBe(shown);
});

test("a text is shown as it was written to who names no language, whatever else it is translated into", () => {
  expect(inLanguage(rowOf({ en: "Teapot", ja: "急須" }), "name", asWritten)).toBe("Teapot");
  expect(inLanguage(rowOf({ en: "Teapot", zh: "茶壶" }), "name", asWritten)).toBe("茶壶");
});

test("a text of no language is empty", () => {
  expect(nearestText({ ja: "" }, { wanted: "ko", fallback: "ja" })).toBe("");
});

test("texts that say the same in Chinese as in another language are read as they were written", () => {
  const written = { en: "Mokka", zh: "Mokka", ja: "モカ" };
  expect(byLanguage(asStored(written))).toEqual(written);
});
