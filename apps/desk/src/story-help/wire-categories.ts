const inAll = (en: string, zh: string, ja: string, ko: string) => ({ en, zh, ja, ko });

const category = {
  parent_id: 0,
  level: 1,
  image: "",
  is_shown: 1,
  revision: 3,
  products: 0,
  on_sale: 0,
};

/** Two branches of three levels, one of them hidden, and one without all its languages. */
export const wireCategories = [
  { ...category, id: 1, name: inAll("Home", "家居", "ホーム", "홈"), products: 14, on_sale: 12 },
  {
    ...category,
    id: 2,
    parent_id: 1,
    level: 2,
    name: inAll("Lighting", "灯具", "照明", "조명"),
    products: 9,
    on_sale: 9,
  },
  {
    ...category,
    id: 3,
    parent_id: 2,
    level: 3,
    name: inAll("Paper lanterns", "纸灯笼", "ちょうちん", "종이 등"),
    products: 4,
    on_sale: 4,
  },
  { ...category, id: 4, parent_id: 1, level: 2, name: { zh: "家具" }, products: 5, on_sale: 3 },
  { ...category, id: 5, name: inAll("Garden", "园艺", "ガーデン", "원예"), is_shown: 0 },
  { ...category, id: 6, parent_id: 5, level: 2, name: { en: "Seeds", ko: "씨앗" }, is_shown: 1 },
];

const tree = (name: string, ...children: readonly string[]) => ({
  name,
  children: children.map((each) => ({ name: each, children: [] })),
});

/** @param missing of each set, how much the marketplace lacks */
export function wireStarterSets(missing: number | null = null) {
  const set = (key: string, name: string, categories: readonly ReturnType<typeof tree>[]) => {
    const total = categories.reduce((sum, { children }) => sum + 1 + children.length, 0);
    return { key, name, missing: missing ?? total, categories };
  };
  return {
    sets: [
      set("general", "General store", [tree("Electronics", "Phones", "Audio"), tree("Clothing", "Women", "Men")]),
      set("fashion", "Fashion and beauty", [tree("Shoes", "Boots"), tree("Make-up", "Eyes", "Lips")]),
      set("home", "Home and food", [tree("Drinks", "Tea", "Coffee"), tree("Kitchen", "Cookware")]),
    ],
    trades: { missing: missing ?? 3, names: ["Fashion", "Food and drink", "Home and living"] },
  };
}

export const wireTrades = [
  {
    id: 1,
    name: inAll("Home and living", "家居生活", "生活雑貨", "홈·리빙"),
    image: "",
    revision: 2,
    shops: 3,
    applications: 1,
  },
  { id: 2, name: { zh: "食品" }, image: "", revision: 1, shops: 1, applications: 0 },
  { id: 3, name: inAll("Books", "图书", "本", "도서"), image: "", revision: 1, shops: 0, applications: 0 },
];
