const untouched = { started_at: null, ended_at: null, sent: 0, read: 0, revision: 1 };

/** Notices to groups of customers in each state, as operators list them. */
export const wireCampaigns = [
  {
    id: 5,
    ...untouched,
    state: "draft",
    send_at: null,
    title: "Spring tea is here",
    audience: { kind: "bought", days: 90, shop_id: 7, category_id: 0 },
  },
  {
    id: 4,
    ...untouched,
    state: "scheduled",
    send_at: "2026-11-30T01:00:00.000Z",
    title: "Closed on 1 January",
    audience: { kind: "everybody" },
  },
  {
    id: 3,
    ...untouched,
    state: "sending",
    send_at: "2026-11-20T04:00:00.000Z",
    started_at: "2026-11-20T04:00:02.000Z",
    sent: 12_500,
    read: 31,
    title: "Gold members first",
    audience: { kind: "level", level_id: 2 },
  },
  {
    id: 2,
    ...untouched,
    state: "sent",
    send_at: "2026-11-12T04:00:00.000Z",
    started_at: "2026-11-12T04:00:02.000Z",
    ended_at: "2026-11-12T04:01:40.000Z",
    sent: 820,
    read: 1,
    title: "We miss you",
    audience: { kind: "not_bought", days: 180 },
  },
  {
    id: 1,
    ...untouched,
    state: "stopped",
    send_at: "2026-11-02T04:00:00.000Z",
    started_at: "2026-11-02T04:00:02.000Z",
    ended_at: "2026-11-02T04:00:12.000Z",
    sent: 500,
    read: 200,
    title: "Welcome",
    audience: { kind: "registered", days: 7 },
  },
];

export const wireLevels = [
  {
    id: 2,
    name: { zh: "金卡", en: "Gold", ja: "ゴールド", ko: "골드" },
    price_share: 8850,
    turnover_from: "",
    turnover_days: 0,
    revision: 1,
    customers: 12,
    given: 12,
  },
];

/** The draft of the list, with what its dialog needs. */
export const wireDraft = {
  ...wireCampaigns[0],
  title: { en: "Spring tea is here", zh: "春茶上市" },
  content: { en: "The first leaves of the year.", zh: "今年的第一批茶叶。" },
  target: { kind: "shop", id: 7 },
  named: [{ kind: "shop", id: 7, name: "Hearth & Linden", is_there: 1 }],
};
