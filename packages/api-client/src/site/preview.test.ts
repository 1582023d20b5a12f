import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchPreview } from "./preview.ts";

test("a preview is a page of the shop, until its moment", async () => {
  const { api, called } = succeeding({ address: "/server_explan?type=1", until: "2026-11-20T04:15:00.000Z" });
  expect(await fetchPreview(api)).toEqual({
    address: "/server_explan?type=1",
    until: Date.UTC(2026, 10, 20, 4, 15),
  });
  expect(called[0]?.pathname).toBe("/api/preview/detail");
});
