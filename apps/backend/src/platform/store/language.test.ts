import { locales } from "@plaza/i18n";
import { expect, test } from "vitest";
import { inEachLanguage, languages } from "./language.ts";

test("the platform speaks the languages of the storefront", () => {
  expect(languages).toEqual(locales);
});

test("something is made for each language", () => {
  expect(Object.keys(inEachLanguage((language) => language))).toEqual([...languages]);
});
