import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { countSearch } from "./beacons.ts";

test.each([
  [
    { what: "search", text: "sofa", total: 7, after: null },
    { what: "search", text: "sofa", total: 7 },
  ],
  [
    { what: "search", text: "sofa", total: 7, after: "couch" },
    { what: "search", text: "sofa", total: 7, after: "couch" },
  ],
  [
    { what: "click", text: "sofa", position: 3 },
    { what: "click", text: "sofa", place: 3 },
  ],
  [
    { what: "cart", text: "sofa" },
    { what: "cart", text: "sofa" },
  ],
] as const)("a report of a search is sent: %j", async (report, body) => {
  const { api, sent } = succeeding([]);
  await countSearch(api, report);
  expect(sent).toMatchObject([{ path: "/api/goods/searched", body }]);
});
