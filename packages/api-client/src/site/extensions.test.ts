import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchSiteConfiguration, siteHasExtension } from "./site-configuration.ts";

test("a platform has only the extensions that it announces", async () => {
  const configuration = await fetchSiteConfiguration(succeeding({ extensions: ["lang", "counts"] }).api);
  expect(siteHasExtension(configuration, "counts")).toBe(true);
  expect(siteHasExtension(configuration, "cart_preview")).toBe(false);
  expect(siteHasExtension(undefined, "counts")).toBe(false);
});
