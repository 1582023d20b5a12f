import { expect, test } from "vitest";
import { succeeding } from "../../test/answering-client.ts";
import { fetchSiteConfiguration, isAnnounced } from "./site-configuration.ts";

test("a platform has only the extensions that it announces", async () => {
  const configuration = await fetchSiteConfiguration(succeeding({ extensions: ["lang", "counts"] }).api);
  expect(isAnnounced(configuration, "counts")).toBe(true);
  expect(isAnnounced(configuration, "cart_preview")).toBe(false);
  expect(isAnnounced(undefined, "counts")).toBe(false);
});
