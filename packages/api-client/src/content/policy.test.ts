import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchPrivacyPolicy, fetchServicePolicy } from "./policy.ts";

test("the HTML of a policy is sanitised", async () => {
  const written = succeeding({ content: '<p onclick="x()">Terms</p><script>alert(1)</script>' });
  expect(await fetchPrivacyPolicy(written.api)).toEqual({ contentHtml: "<p>Terms</p>" });
  expect(written.called[0]?.pathname).toBe("/api/policy/privacy");
});

test.each(["", []])("a policy of %j was never written", async (content) => {
  expect(await fetchServicePolicy(succeeding({ content }).api)).toEqual({ contentHtml: null });
});
