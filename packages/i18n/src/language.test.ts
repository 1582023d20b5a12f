import { expect, test } from "vitest";
import { languageCookie, readLanguageCookie } from "./language-cookie.ts";
import { splitLocalePrefix } from "./locale-prefix.ts";
import { locales } from "./locales.ts";

test("the cookie round-trips in every language", () => {
  for (const locale of locales) expect(readLanguageCookie(languageCookie(locale))).toBe(locale);
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["lang=fr", "en"],
  ["slang=ja", "en"],
  ["token=x; lang=ko", "ko"],
  ["lang=zh;token=x", "zh"],
])("the cookie header %j chooses %s", (cookies, locale) => {
  expect(readLanguageCookie(cookies)).toBe(locale);
});

test("the cookie lives seven days on the whole site", () => {
  expect(languageCookie("ja")).toBe("lang=ja; Path=/; Max-Age=604800; SameSite=Lax");
});

test.each([
  ["/", null, "/"],
  ["/ja", "ja", "/"],
  ["/ja/", "ja", "/"],
  ["/ja/goods_list/2?name=x#y", "ja", "/goods_list/2?name=x#y"],
  ["/ko?name=x", "ko", "/?name=x"],
  ["/japan/x", null, "/japan/x"],
  ["/fr/x", null, "/fr/x"],
])("the path %s carries the language %s", (path, locale, rest) => {
  expect(splitLocalePrefix(path)).toEqual({ locale, path: rest });
});
