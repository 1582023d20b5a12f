import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  acceptShopName,
  fetchEditedShopPage,
  fetchProposedShopName,
  fetchWaitingShopNames,
  publishShopPage,
  refuseShopName,
  saveShopPageDraft,
} from "./shop-page.ts";

const contents = {
  name: { en: "Oak & Ash", ja: "オーク" },
  intro: { en: "Chairs" },
  story: { en: "<p>We began in 1998.</p>" },
  logo: "/uploads/user/logo.webp",
  banner: "",
  cover: "",
};
const story = { en: "<p>We began in 1998.</p>", zh: "", ja: "", ko: "" };
const read = { ...contents, story, banner: null, cover: null };
const proposed = {
  id: 4,
  revision: 2,
  name: { en: "Ash" },
  state: "refused",
  grounds: "Too short",
  sent_at: "2026-11-20T04:00:00.000Z",
  decided_at: "2026-11-21T04:00:00.000Z",
  decided_by: "Kim",
};
const readName = {
  id: 4,
  revision: 2,
  name: { en: "Ash" },
  state: "refused",
  grounds: "Too short",
  sentAt: Date.UTC(2026, 10, 20, 4),
  decidedAt: Date.UTC(2026, 10, 21, 4),
  decidedBy: "Kim",
};

test("the page of a shop is read with what is written, what is published and the name that is proposed", async () => {
  const { api } = succeeding({
    id: 4,
    revision: 7,
    has_draft: 1,
    edited: contents,
    published: { ...contents, story: {}, logo: "" },
    proposed_name: proposed,
    changed_by: "Anna",
    changed_at: "2026-11-22T04:00:00.000Z",
    default_language: "zh",
  });
  expect(await fetchEditedShopPage(api, undefined)).toEqual({
    id: 4,
    revision: 7,
    hasDraft: true,
    edited: read,
    published: { ...read, story: { en: "", zh: "", ja: "", ko: "" }, logo: null },
    proposedName: readName,
    changedBy: "Anna",
    changedAt: Date.UTC(2026, 10, 22, 4),
    defaultLanguage: "zh",
  });
});

test("a draft is saved over what was read, and a name is decided as it was read", async () => {
  const { api, sent } = succeeding([]);
  await saveShopPageDraft(api, { revision: 7, written: read });
  await acceptShopName(api, { id: 4, revision: 2 });
  await refuseShopName(api, { seen: { id: 4, revision: 2 }, grounds: "Too short" });
  expect(sent.map(({ body }) => body)).toEqual([
    { ...contents, story, revision: 7 },
    { id: 4, revision: 2 },
    { id: 4, revision: 2, grounds: "Too short" },
  ]);
});

test("what is published says whether a name waits", async () => {
  expect(await publishShopPage(succeeding({ is_name_waiting: 1 }).api, 7)).toBe(true);
});

test("operators read which name a shop proposes, and which names wait", async () => {
  expect(await fetchProposedShopName(succeeding({ proposed }).api, { id: 4 })).toEqual(readName);
  expect(await fetchProposedShopName(succeeding({ proposed: null }).api, { id: 4 })).toBeNull();
  const row = { id: 4, name: "Ash", shop: { id: 4, name: "Oak" }, sent_at: "2026-11-20T04:00:00.000Z" };
  expect(await fetchWaitingShopNames(succeeding([row]).api, undefined)).toEqual([
    { name: "Ash", shop: { id: 4, name: "Oak" }, sentAt: Date.UTC(2026, 10, 20, 4) },
  ]);
});
