import type { Interaction } from "./interactions.ts";

/** What stands in for a page that is on its way, or its heading where it comes at once. */
const changes = "#main output, #main h1";

/** Presses that lead to another page, from the pages at these addresses. */
export function pagePresses(product: string, list: string): readonly Interaction[] {
  return [
    {
      name: "home to a product",
      path: "/pc/",
      target: (page) => page.getByRole("main").getByRole("article").getByRole("link"),
      changes,
    },
    {
      name: "list to a product",
      path: list,
      target: (page) => page.getByRole("main").getByRole("article").getByRole("link"),
      changes,
    },
    {
      name: "product to the cart",
      path: product,
      target: (page) => page.getByRole("link", { name: /^Cart/ }),
      changes,
    },
    {
      name: "search from the header",
      path: product,
      before: (page) => page.getByRole("banner").getByRole("searchbox").fill("cup"),
      target: (page) => page.getByRole("banner").getByRole("button", { name: "Search" }),
      changes,
    },
  ];
}
