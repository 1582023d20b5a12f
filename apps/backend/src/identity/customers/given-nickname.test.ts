import { expect, test } from "vitest";
import { languages } from "../../platform/store/language.ts";
import { givenNickname, shownNickname } from "./given-nickname.ts";

test("a customer without a name is called in the language of whoever reads it", () => {
  for (const written of languages)
    for (const reader of languages)
      expect(shownNickname(givenNickname("12345678", written), reader)).toBe(givenNickname("12345678", reader));
  expect(shownNickname("用户12345678", "en")).toBe("Shopper 12345678");
});

test("a name that somebody has chosen stays as it is", () => {
  for (const name of ["Shopper", "Shopper Anna", "用户123", "회원 12345678", "", "12345678"])
    expect(shownNickname(name, "ja")).toBe(name);
});
