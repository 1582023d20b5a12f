import { beforeEach, expect, test } from "vitest";
import { readReturnPath, usedReturnCookie } from "./return-cookie.ts";
import { rememberReturn } from "./remember-return.ts";

function remembered(pathname: string, searchStr = ""): string {
  rememberReturn({ pathname, searchStr });
  return readReturnPath(document.cookie);
}

beforeEach(() => {
  document.cookie = usedReturnCookie;
});

test("the latest page is noted, without a query that no cookie could hold", () => {
  expect(remembered("/goods_list", "?name=cup")).toBe("/goods_list?name=cup");
  expect(remembered("/category", `?id=${"7".repeat(3_500)}`)).toBe("/category");
});

test("the login pages leave the note unchanged", () => {
  remembered("/goods_details/12");
  for (const path of ["/account/login", "/account/register", "/account/forget_pwd"])
    expect(remembered(path)).toBe("/goods_details/12");
});
