import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { countsViews } from "./counts-views.ts";

test.each([
  [["views"], true],
  [["suggest"], false],
])("a platform that announces %o counts looks by themselves: %s", async (extensions, counted) => {
  const site = { name: "Plaza", base_domain: "http://platform.test/", extensions };
  const context = loaderContext(envelopeApi({ "index/config": success(site) }).api);
  expect(await countsViews(context)).toBe(counted);
});

test("a platform whose configuration did not come is taken for one that counts by itself", async () => {
  expect(await countsViews(loaderContext(envelopeApi({}).api))).toBe(false);
});
