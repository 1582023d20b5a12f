import { success } from "@plaza/testing/envelope-api";

const moment = "2026-11-20T02:00:00.000Z";
export const nothing = { en: "", zh: "", ja: "", ko: "" };
export const written = {
  en: "<h2>1. Who we are</h2><p>A shop with <strong>many</strong> merchants.</p><ul><li>One</li><li>Two</li></ul>",
  zh: "<h2>1. 我们是谁</h2><p>一个有许多商家的商城。</p>",
  ja: "<h2>1. 私たちについて</h2><p>多くの店が集まるショップです。</p>",
  ko: "",
};

const wireVersion = (version: number) => ({
  version,
  languages: ["en", "zh", "ja"],
  published_by: version === 1 ? "" : "Anna",
  published_at: moment,
});

/** A policy as `policies/detail` has it: published twice, without a draft. */
export function wirePolicy(more: object = {}) {
  return success({
    key: "service",
    revision: 4,
    has_draft: 0,
    is_to_review: 0,
    changed_by: "Anna",
    changed_at: moment,
    default_language: "zh",
    has_page: 1,
    draft: nothing,
    published: written,
    versions: [wireVersion(2), wireVersion(1)],
    ...more,
  });
}

const listed = (key: string, more: object = {}) => ({
  key,
  revision: 0,
  has_draft: 0,
  is_to_review: 0,
  changed_by: "",
  changed_at: null,
  draft_languages: [],
  published: null,
  ...more,
});

/** As an empty store has it. */
export const noPolicies = success({
  default_language: "zh",
  list: ["service", "privacy", "aftersale", "merchant"].map((key) => listed(key)),
});

/** One of each state. */
export const somePolicies = success({
  default_language: "zh",
  list: [
    listed("service", { revision: 4, published: wireVersion(2) }),
    listed("privacy", {
      revision: 5,
      published: { ...wireVersion(1), languages: ["en", "zh", "ja", "ko"] },
      has_draft: 1,
      changed_by: "Anna of the content team",
      changed_at: moment,
      draft_languages: ["zh"],
    }),
    listed("aftersale"),
    listed("merchant", {
      revision: 1,
      has_draft: 1,
      is_to_review: 1,
      changed_by: "Anna",
      changed_at: moment,
      draft_languages: ["en", "ja", "ko"],
    }),
  ],
});
