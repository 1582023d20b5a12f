import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchCategoryTree, fetchDepartments } from "./categories.ts";

describe("the category tree", () => {
  test("the category tree has children at every node, sent or not", async () => {
    const tree = [
      {
        id: 1,
        name: "Kitchen",
        image: "http://127.0.0.1/",
        sons: [
          { id: 2, name: "Pans", image: "http://127.0.0.1/p.png", sons: [{ id: 3, name: "Iron", image: "" }] },
          { id: 4, name: "Knives", image: "" },
        ],
      },
      { id: 5, name: "Garden", image: "", sons: [] },
    ];
    expect(await fetchCategoryTree(succeeding(tree).api)).toEqual([
      {
        id: 1,
        name: "Kitchen",
        image: null,
        children: [
          {
            id: 2,
            name: "Pans",
            image: "/p.png",
            children: [{ id: 3, name: "Iron", image: null, children: [] }],
          },
          { id: 4, name: "Knives", image: null, children: [] },
        ],
      },
      { id: 5, name: "Garden", image: null, children: [] },
    ]);
  });

  test("the category tree may be empty", async () => expect(await fetchCategoryTree(succeeding([]).api)).toEqual([]));
});

test("the departments are the tree's first level alone", async () => {
  const tree = [{ id: 1, name: "Kitchen", image: "", sons: [{ id: 2, name: "Pans", image: "" }] }];
  expect(await fetchDepartments(succeeding(tree).api)).toEqual([{ id: 1, name: "Kitchen", image: null }]);
});
