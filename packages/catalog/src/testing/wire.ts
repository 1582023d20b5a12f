import { wireListedProduct } from "@plaza/api-client/testing";

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

export const wirePage = { lists: [wireListedProduct()], count: 1, page_no: 1, page_size: 24 };
