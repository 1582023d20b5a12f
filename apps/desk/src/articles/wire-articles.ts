import { success } from "@plaza/testing/envelope-api";

const moment = "2026-11-20T02:00:00.000Z";
const nothing = { en: "", zh: "", ja: "", ko: "" };

/** As `articles/detail` has what is written of one. */
export const wireContents = (more: object = {}) => ({
  category_id: 1,
  title: { ...nothing, en: "Winter shipping times", zh: "冬季发货时间" },
  intro: { ...nothing, zh: "请于12月18日前下单。" },
  body: { ...nothing, en: "<p>Parcels travel slower.</p>", zh: "<p>包裹会慢一些。</p>" },
  image: "",
  position: 3,
  shown_from: null,
  shown_until: null,
  is_announcement: 0,
  ticker_from: null,
  ticker_until: null,
  ...more,
});

const wireVersion = (version: number) => ({
  version,
  languages: ["en", "zh"],
  published_by: version === 1 ? "" : "Anna",
  published_at: moment,
});

/** An article as `articles/detail` has it: published twice, without a draft. */
export const wireArticle = (more: object = {}) =>
  success({
    id: 7,
    kind: "news",
    state: "shown",
    revision: 4,
    is_category_shown: 1,
    is_shown: 1,
    version: 2,
    visits: 1204,
    helped: 3,
    not_helped: 9,
    changed_by: "Anna",
    changed_at: moment,
    default_language: "zh",
    draft: null,
    published: wireContents(),
    versions: [wireVersion(2), wireVersion(1)],
    ...more,
  });

export const wireArticleCategories = success([
  { id: 1, kind: "news", name: { en: "Announcements", zh: "公告" }, is_shown: 1, revision: 2, articles: 12 },
  {
    id: 2,
    kind: "news",
    name: { en: "Stories", zh: "故事", ja: "物語", ko: "이야기" },
    is_shown: 0,
    revision: 1,
    articles: 1,
  },
  {
    id: 5,
    kind: "help",
    name: { en: "Orders", zh: "订单", ja: "ご注文", ko: "주문" },
    is_shown: 1,
    revision: 3,
    articles: 0,
  },
]);

const listed = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  category: { id: 1, name: "Announcements" },
  is_category_shown: 1,
  state: "shown",
  has_draft: 0,
  is_announcement: 0,
  shown_from: null,
  shown_until: null,
  position: id,
  visits: 44,
  helped: 0,
  not_helped: 0,
  changed_at: moment,
  ...more,
});

/** One of each state. */
export const wireArticleList = (more: object = {}) =>
  success({
    list: [
      listed(9, "A title that somebody has written at such a length that it goes on and on beside everything else", {
        state: "draft",
        has_draft: 1,
      }),
      listed(8, "New Year at the harbour", { state: "scheduled", shown_from: "2027-01-01T00:00:00.000Z" }),
      listed(7, "Winter shipping times", {
        has_draft: 1,
        is_announcement: 1,
        shown_until: "2026-12-24T00:00:00.000Z",
        helped: 3,
        not_helped: 9,
      }),
      listed(6, "Autumn fair", { state: "over", shown_until: "2026-10-24T00:00:00.000Z", is_category_shown: 0 }),
      listed(5, "", { state: "hidden" }),
    ],
    more: 1,
    counts: { draft: 1, scheduled: 1, shown: 1, over: 1, hidden: 1 },
    ...more,
  });
