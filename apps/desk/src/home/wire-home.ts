import { success } from "@plaza/testing/envelope-api";

const moment = "2026-11-20T02:00:00.000Z";
const always = { isShown: true, from: null, until: null };
const texts = { images: {}, alt: {}, eyebrow: {}, line: {}, action: {}, focus: { x: 80, y: 50 } };

const wirePicture = {
  ...texts,
  key: "tea",
  isShown: true,
  image: "/uploads/tea.webp",
  title: { en: "The quietest hour", zh: "最安静的一小时", ja: "いちばん静かな時間", ko: "가장 조용한 시간" },
  target: { kind: "product", id: 7 },
};

/** As the marketplace shows it: every kind of block. */
export const wireDocument = {
  blocks: [
    { ...always, key: "carousel", kind: "carousel", pictures: [wirePicture] },
    { ...always, key: "areas", kind: "areas", areaIds: null },
    { ...always, key: "flash", kind: "flashSale", from: moment },
    { ...always, key: "rankings", kind: "rankings", lists: ["hot", "new"] },
    { ...always, key: "shops", kind: "shops", shopIds: [3, 9], isShown: false },
    {
      ...always,
      key: "columns",
      kind: "columns",
      columns: [
        {
          id: 4,
          isShown: true,
          name: { en: "Under ¥100", zh: "百元好物", ja: "¥100以下", ko: "¥100 이하" },
          remark: {},
          choice: { by: "hand", order: "chosen", productIds: [7, 8] },
        },
      ],
    },
  ],
  slots: [{ ...always, key: "slot-2-25", positionId: 25, terminal: 2, pictures: [{ ...wirePicture, key: "hot" }] }],
};

export const wireThings = [
  { kind: "product", id: 7, name: "Teapot", is_there: 1 },
  { kind: "product", id: 8, name: "Cup", is_there: 0 },
  { kind: "shop", id: 3, name: "Hearth & Linden", is_there: 1 },
];

const version = (number: number, more: object = {}) => ({
  version: number,
  state: "over",
  begins_at: moment,
  repeats: 0,
  published_by: "Anna",
  published_at: moment,
  ...more,
});

/** Home as `home/detail` has it: published twice, scheduled once, without a draft. */
export function wireHome(more: object = {}) {
  return success({
    revision: 4,
    changed_by: "Anna",
    changed_at: moment,
    draft: null,
    shown: wireDocument,
    problems: [],
    named: wireThings,
    versions: [
      version(3, { state: "scheduled", begins_at: "2026-12-24T10:00:00.000Z" }),
      version(2, { state: "shown", repeats: 1 }),
      version(1, { begins_at: null, published_by: "" }),
    ],
    known_slots: [24, 25, 26, 27, 28, 29].map((id) => ({ position_id: id, terminal: 2 })),
    ...more,
  });
}

/** A draft of which something should be known before it is published. */
export const wireDraft = {
  draft: {
    ...wireDocument,
    blocks: wireDocument.blocks.toReversed().toSorted((a) => (a.kind === "carousel" ? -1 : 0)),
  },
  problems: [
    { kind: "gone", key: "columns", part: "0", thing: "product", id: 8 },
    { kind: "noText", key: "carousel", part: "tea", thing: "", id: 0 },
    { kind: "over", key: "flash", part: "", thing: "", id: 0 },
    { kind: "empty", key: "columns", part: "0", thing: "", id: 0 },
  ],
};
