const contents = {
  name: { en: "Hearth & Linden", zh: "椴木灯火", ja: "ハース＆リンデン" },
  intro: { en: "Slow objects for kitchens and living rooms." },
  story: { en: "<p>We began in <strong>1998</strong>, with eleven workshops that we know by name.</p>" },
  logo: "",
  banner: "",
  cover: "",
};

/** A page of which shoppers see all that is written. */
export const wireShopPage = {
  id: 4,
  revision: 7,
  has_draft: 0,
  edited: contents,
  published: contents,
  proposed_name: null,
  changed_by: "Anna",
  changed_at: "2026-11-22T04:00:00.000Z",
  default_language: "en",
};

export const wireProposedName = {
  id: 4,
  revision: 2,
  name: { en: "Linden & Ash", ja: "リンデン＆アッシュ" },
  state: "waits",
  grounds: "",
  sent_at: "2026-11-20T04:00:00.000Z",
  decided_at: null,
  decided_by: "",
};

/** A draft with another name than the published one. */
export const wireDraftedPage = {
  ...wireShopPage,
  has_draft: 1,
  edited: { ...contents, name: wireProposedName.name, intro: { en: "Objects of linden and ash." } },
};
