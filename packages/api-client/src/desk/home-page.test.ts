import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  discardHomeDraft,
  fetchHomePage,
  fetchHomePreview,
  fetchHomeThings,
  fetchHomeVersion,
  publishHome,
  publishHomeAgain,
  saveHomeDraft,
  takeBackHome,
} from "./home-page.ts";

const moment = "2026-11-23T02:00:00.000Z";
const at = Date.parse(moment);
const always = { isShown: true, from: null, until: null };
const picture = {
  key: "p",
  isShown: true,
  image: "/uploads/a.webp",
  images: { ja: "/uploads/b.webp" },
  focus: { x: 100, y: 50 },
  alt: {},
  eyebrow: {},
  title: { en: "Tea" },
  line: {},
  action: {},
  target: { kind: "product", id: 7 },
};
const document = {
  blocks: [
    { ...always, key: "c", kind: "carousel", pictures: [picture, { ...picture, key: "q", target: null }] },
    { ...always, key: "a", kind: "areas", areaIds: null, from: moment },
    { ...always, key: "s", kind: "shops", shopIds: [] },
    { ...always, key: "f", kind: "flashSale" },
    { ...always, key: "r", kind: "rankings", lists: ["hot"] },
    {
      ...always,
      key: "l",
      kind: "columns",
      columns: [
        {
          id: 4,
          isShown: true,
          name: { en: "New" },
          remark: {},
          choice: { by: "hand", order: "chosen", productIds: [3] },
        },
        { id: 5, isShown: false, name: { en: "Tea" }, remark: {}, choice: { by: "category", categoryId: 2, most: 10 } },
      ],
    },
  ],
  slots: [{ ...always, key: "t", positionId: 25, terminal: 2, pictures: [] }],
};
const named = [{ kind: "product", id: 7, name: "Teapot", is_there: 0 }];

test("home at the desk is read with its draft, its problems and its versions, and goes back as it came", async () => {
  const wire = {
    revision: 3,
    changed_by: "Anna",
    changed_at: moment,
    draft: document,
    shown: null,
    problems: [
      { kind: "gone", key: "c", part: "p", thing: "product", id: 7 },
      { kind: "over", key: "a", part: "", thing: "", id: 0 },
    ],
    named,
    versions: [
      { version: 2, state: "scheduled", begins_at: moment, repeats: 1, published_by: "Anna", published_at: moment },
      { version: 1, state: "shown", begins_at: null, repeats: 0, published_by: "", published_at: moment },
    ],
    known_slots: [{ position_id: 25, terminal: 2 }],
  };
  const { api } = succeeding(wire);
  const page = await fetchHomePage(api, undefined);
  expect(page).toMatchObject({
    revision: 3,
    shown: null,
    problems: [
      { kind: "gone", thing: "product", id: 7 },
      { kind: "over", part: "", thing: null, id: null },
    ],
    named: [{ name: "Teapot", isThere: false }],
    versions: [
      { state: "scheduled", beginsAt: at, repeats: 1 },
      { beginsAt: null, repeats: null },
    ],
    positions: [{ positionId: 25, terminal: 2 }],
  });
  if (page.draft === null) throw new Error("There is no draft");
  const { api: other, sent } = succeeding({ revision: 4 });
  expect(await saveHomeDraft(other, { revision: 3, document: page.draft })).toBe(4);
  const body = sent[0]?.body as { readonly document: string };
  expect({ ...body, document: JSON.parse(body.document) }).toEqual({ revision: 3, document });
});

test("a version, things and a preview are asked for, and home is published, now or at a minute", async () => {
  const version = succeeding({ document, named });
  expect((await fetchHomeVersion(version.api, { version: 2 })).document.blocks).toHaveLength(6);
  const things = succeeding(named);
  expect(await fetchHomeThings(things.api, { kind: "product", words: "tea" })).toHaveLength(1);
  expect([version.called[0]?.search, things.called[0]?.search]).toEqual(["?version=2", "?kind=product&words=tea"]);
  const { api, sent } = succeeding([]);
  await publishHome(api, { revision: 3, beginsAt: null });
  await publishHome(api, { revision: 3, beginsAt: at });
  await publishHomeAgain(api, { revision: 3, beginsAt: null, version: 1 });
  await takeBackHome(api, { revision: 3, version: 2 });
  await discardHomeDraft(api, { revision: 3 });
  expect(sent.map(({ body }) => body)).toEqual([
    { revision: 3 },
    { revision: 3, begins_at: moment },
    { revision: 3, version: 1 },
    { revision: 3, version: 2 },
    { revision: 3 },
  ]);
  const addresses = { en: "/a", zh: "/b", ja: "/c", ko: "/d" };
  const preview = succeeding({ addresses, until: moment });
  expect(await fetchHomePreview(preview.api, { revision: 3, version: null, at })).toEqual({ addresses, until: at });
  expect(preview.sent[0]?.body).toEqual({ revision: 3, version: 0, at: moment });
});
