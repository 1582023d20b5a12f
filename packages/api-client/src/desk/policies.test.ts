import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  addPolicySkeletons,
  discardPolicyDraft,
  fetchPolicies,
  fetchPolicy,
  fetchPolicyPreview,
  fetchPolicyVersion,
  previewPolicy,
  publishPolicy,
  publishPolicyAgain,
  savePolicyDraft,
} from "./policies.ts";

const moment = "2026-11-23T02:00:00.000Z";
const state = { key: "privacy", revision: 4, has_draft: 1, is_to_review: 0, changed_by: "Anna", changed_at: moment };
const version = { version: 2, languages: ["en", "zh"], published_by: "", published_at: moment };
const texts = { en: "<p>A</p>", zh: "<p>甲</p>", ja: "", ko: "" };

test("policies are listed with their drafts and what holds", async () => {
  const { api } = succeeding({
    default_language: "zh",
    list: [
      { ...state, draft_languages: ["zh"], published: version },
      { ...state, key: "merchant", revision: 0, has_draft: 0, changed_at: null, draft_languages: [], published: null },
    ],
  });
  expect(await fetchPolicies(api, undefined)).toMatchObject({
    defaultLanguage: "zh",
    policies: [
      { key: "privacy", revision: 4, hasDraft: true, published: { version: 2, languages: ["en", "zh"] } },
      { key: "merchant", hasDraft: false, changedAt: null, published: null },
    ],
  });
});

test("a policy is read with its texts and its history, and each version by its number", async () => {
  const detail = { ...state, default_language: "zh", has_page: 1, draft: texts, published: texts, versions: [version] };
  const { api, called } = succeeding(detail);
  expect(await fetchPolicy(api, { key: "privacy" })).toMatchObject({
    draft: texts,
    hasPage: true,
    changedBy: "Anna",
    versions: [{ version: 2, publishedBy: "", publishedAt: Date.parse(moment) }],
  });
  const former = succeeding({ texts });
  expect(await fetchPolicyVersion(former.api, { key: "privacy", version: 1 })).toEqual(texts);
  expect([called[0]?.search, former.called[0]?.search]).toEqual(["?key=privacy", "?key=privacy&version=1"]);
});

test("each change says what it has seen", async () => {
  const { api, sent } = succeeding([]);
  const seen = { key: "privacy", revision: 4 } as const;
  await savePolicyDraft(api, { ...seen, texts, isToReview: true });
  await discardPolicyDraft(api, seen);
  await publishPolicy(api, seen);
  await publishPolicyAgain(api, { ...seen, version: 1 });
  await addPolicySkeletons(api, undefined);
  expect(sent.map(({ path, body }) => [path.replace("/api/policies/", ""), body])).toEqual([
    ["save_draft", { ...seen, texts, is_to_review: 1 }],
    ["discard_draft", seen],
    ["publish", seen],
    ["publish_again", { ...seen, version: 1 }],
    ["add_skeletons", {}],
  ]);
});

test("a preview is sanitised on its way, and null where nothing is seen", async () => {
  const { api } = succeeding({ content: '<p onclick="x()">A</p>' });
  expect(await previewPolicy(api, { html: "<p>A</p>" })).toBe("<p>A</p>");
  expect(await previewPolicy(succeeding({ content: "" }).api, { html: "" })).toBeNull();
});

test("a draft is previewed at an address in each language, until a moment", async () => {
  const addresses = { en: "https://shop.example/en", zh: "https://shop.example/zh", ja: "", ko: "" };
  const { api, sent } = succeeding({ addresses, until: moment });
  const preview = await fetchPolicyPreview(api, { key: "privacy", revision: 4 });
  expect(preview).toEqual({ addresses, until: Date.parse(moment) });
  expect(sent).toMatchObject([{ body: { key: "privacy", revision: 4 } }]);
});
