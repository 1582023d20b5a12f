import { deskPasswordProblem } from "@plaza/shopping/desk-password";
import { isName as isNameInTheStorefront, plainName as plainNameInTheStorefront } from "@plaza/shopping/names";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { isCommonPassword } from "./desk-password.ts";
import { requiredDeskPassword } from "./desk-password.ts";
import { isName, plainName } from "../../selling/new-shops/shop-name.ts";

const owner = { account: "lamp.keeper", shopName: "Hearth & Linden" };

function problemOf(password: string): string | null {
  try {
    requiredDeskPassword(new Query({ password }), "password", owner);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.key;
  }
}

test.each([
  "12345678",
  "abcdefgh",
  "zyxwvuts",
  "qwertyui",
  "asdfghjkl",
  "aaaaaaaa",
  "abcabcabc",
  "PassWord1",
  "11223344",
])("the password %j is among the common ones", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test("a password that a page lets through is refused for being common alone, and one that it stops is refused", () => {
  const unit = fc.oneof(
    fc.constantFrom("a", "Z", "1", " ", "é", "e\u0301", "中", "😀", "-", "\u200B", "\u3164"),
    fc.string({ maxLength: 1 }),
  );
  const text = fc.oneof(
    fc.string({ unit, maxLength: 70 }),
    fc.constantFrom("Lamp-Keeper", "HEARTH  LINDEN", "ｌａｍｐｋｅｅｐｅｒ"),
  );
  fc.assert(
    fc.property(text, (password) => {
      const stopped = deskPasswordProblem(password, [owner.account, owner.shopName]);
      const refused = problemOf(password);
      // What nobody sees at the ends of a text is nothing to the platform, and need not be known to the page.
      if (/^[\s\u200B\u3164\p{Cc}]|[\s\u200B\u3164\p{Cc}]$/u.test(password)) return;
      if (stopped === null) expect([null, "deskPasswordCommon"]).toContain(refused);
      else expect(refused).not.toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test("the storefront and the platform take the same names", () => {
  const unit = fc.oneof(
    fc.constantFrom("a", "é", "中", " ", "&", "'", "’", ".", "-", "·", "<", "😀"),
    fc.string({ maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (written) => {
      expect(plainName(written)).toBe(plainNameInTheStorefront(written));
      expect(isName(plainName(written))).toBe(isNameInTheStorefront(plainName(written)));
    }),
    { numRuns: 1000 },
  );
});
