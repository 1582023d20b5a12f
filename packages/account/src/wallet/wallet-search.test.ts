import { expect, test } from "vitest";
import { walletSearch } from "./wallet-search.ts";

test.each([
  [{}, { type: undefined, page: undefined, top_up: undefined }],
  [
    { type: "spending", page: "2" },
    { type: "spending", page: 2, top_up: undefined },
  ],
  [
    { type: "income", page: "1", top_up: "7" },
    { type: "income", page: undefined, top_up: 7 },
  ],
  [
    { type: "2", page: "-1", top_up: "x" },
    { type: undefined, page: undefined, top_up: undefined },
  ],
  [{ page: "99999999" }, { type: undefined, page: undefined, top_up: undefined }],
])("an address of the wallet with %j means %j", (raw, search) => {
  expect(walletSearch(raw)).toEqual(search);
});
