import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchMovedAddress } from "./moved-address.ts";

test("a moved address has the id of what it leads to, and one that has not moved has none", async () => {
  const ask = async (data: object) => fetchMovedAddress(succeeding(data).api, { kind: "category", id: 12 });
  expect(await ask({ id: 34 })).toBe(34);
  expect(await ask({ id: 0 })).toBeNull();
});
