import { hasExtension, isExtensionMissing } from "@plaza/routing";
import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";

test.each([
  [["views"], true],
  [["suggest"], false],
])("a platform that announces %o has `views`: %s", async (extensions, expected) => {
  const site = { name: "Plaza", base_domain: "http://platform.test/", extensions };
  const context = loaderContext(envelopeApi({ "index/config": success(site) }).api);
  expect(await hasExtension(context, "views")).toBe(expected);
  expect(await isExtensionMissing(context, "views")).toBe(!expected);
});

test("a page is not missing where the platform did not say what it has", async () => {
  expect(await isExtensionMissing(loaderContext(envelopeApi({}).api), "views")).toBe(false);
});

test("a platform whose configuration did not come is taken for one without extensions", async () => {
  expect(await hasExtension(loaderContext(envelopeApi({}).api), "views")).toBe(false);
});
