// The least that the platform's calls answer with, as it stands on the wire.

export const wireCategories = [
  { id: 1, name: "Home", image: "", sons: [] },
  { id: 2, name: "Kitchen", image: "", sons: [{ id: 21, name: "Tea", image: "", sons: [] }] },
];

const departments = [
  "Home & living",
  "Kitchen",
  "Electronics",
  "Fashion",
  "Beauty",
  "Food & drink",
  "Sports & outdoor",
  "Toys & kids",
  "Books & craft",
  "Pets",
];

function wireCategory(id: number, name: string, sons: readonly object[] = []): object {
  return { id, name, image: "", sons };
}

/** A tree of ten departments, three levels deep: 2 is the second department, 201 its first child, 2001 that one's first child. */
export const wireDepartments = departments.map((name, index) => {
  const id = index + 1;
  return wireCategory(id, name, [
    wireCategory(id * 100 + 1, `${name}: everyday`, [
      wireCategory(id * 1000 + 1, "Tea & coffee"),
      wireCategory(id * 1000 + 2, "Tableware"),
    ]),
    wireCategory(id * 100 + 2, `${name}: gifts`),
  ]);
});

export const wirePage = {
  lists: [{ id: 31, name: "Glazed Stoneware Teapot", image: "", min_price: "48.00", sales_total: 3 }],
  count: 1,
  page_no: 1,
  page_size: 24,
};

export function wireShop(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    id: 7,
    name: "Hearth & Linden",
    intro: "Slow objects",
    type: 1,
    logo: "",
    cover: "",
    banner: "",
    score: 4.9,
    star: 5,
    create_time: "2025-05-06 07:08:09",
    is_freeze: 0,
    is_run: 1,
    is_expire: 0,
    on_sale_count: 1,
    follow_num: 3,
    goods_list: [],
    ad: { pc: [], mobile: [] },
    ...changes,
  };
}
