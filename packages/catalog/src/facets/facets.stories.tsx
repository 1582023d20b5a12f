import type { FilterSearch } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { ListPage } from "../list/list-page.tsx";
import { listQuery } from "../list/list-query.ts";
import { facets } from "../testing/facets-factory.ts";
import { productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { listFacetsQuery } from "./facets-query.ts";

const meta = {
  title: "Catalog/Facets",
  component: ListPage,
  // Beside the list; below this width it is a button.
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const announcing = { "index/config": success({ name: "Plaza", extensions: ["facets"] }) };

/** A search on a platform with facets. */
function narrowed(filters: FilterSearch, { total = 86, known = true, of = facets({ total }) } = {}) {
  const search = { name: "pot", ...filters };
  const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]));
  return storyRouter({
    path: `/goods_list?${query}`,
    answers: announcing,
    fill: (queryClient, api) => {
      queryClient.setQueryData(listQuery(api, "search", search).queryKey, productPage({ total }));
      if (known) queryClient.setQueryData(listFacetsQuery(api, { text: "pot" }, filters).queryKey, of);
    },
  });
}

export const Whole: Story = {
  ...narrowed({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("complementary", { name: "Filters" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Colour" }).checkVisibility()).toBe(true);
    await expect(canvas.getByRole("checkbox", { name: "Northline 0" })).toBeEnabled();
    await expect(canvas.queryByRole("list", { name: "Active filters" })).toBeNull();
    await userEvent.click(canvas.getByText("All 9 brands"));
    await expect((await canvas.findByRole("checkbox", { name: "Kilnmark 2" })).checkVisibility()).toBe(true);
  },
};

const several = { categories: "21", brand: "1_2_9", price: "20-180", rating: "4", has: "stock", option: "31" };

export const Narrowed: Story = {
  ...narrowed(several, { total: 7 }),
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("link", { name: "Remove ¥20–180" });
    await expect(chip.getAttribute("href")).toContain("brand=1_2_9");
    await expect(chip.getAttribute("href")).not.toContain("price");
    await expect(canvas.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "/goods_list?name=pot");
    await expect(canvas.getByRole("checkbox", { name: "Kitchen 86" })).toBePartiallyChecked();
    // What is chosen among many stands in front.
    await expect(canvas.getByRole("checkbox", { name: "Kilnmark 2" }).checkVisibility()).toBe(true);
    await expect(canvas.getByRole("spinbutton", { name: "Highest price" })).toHaveValue(180);
  },
};

export const NothingLeft: Story = {
  ...narrowed(several, { total: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No product matches all filters" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Clear all filters" })).toHaveAttribute(
      "href",
      "/goods_list?name=pot",
    );
    await expect(canvas.getByRole("link", { name: "Without “Cobalt”" })).toBeVisible();
  },
};

/** The filters of the address are in force, although nobody knows what they are called. */
export const FacetsFailed: Story = {
  ...narrowed({ brand: "1", has: "stock" }, { known: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
    await expect(await canvas.findByRole("link", { name: "Remove Brand" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Remove In stock" })).toBeVisible();
  },
};

export const FewValues: Story = narrowed(
  {},
  { total: 3, of: facets({ total: 3, brands: [], options: [], categories: [], price: null, ratings: [] }) },
);

export const LongNames: Story = narrowed(
  { brand: "1" },
  {
    of: facets({
      brands: [
        { id: 1, name: "Endlessname".repeat(8), count: 12_345 },
        { id: 2, name: "The handwoven willow and reed workshop of the northern valley", count: 4 },
      ],
    }),
  },
);

export const Phone: Story = {
  ...narrowed(several, { total: 7 }),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Filter", { exact: true })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Remove Linden" })).toBeVisible();
  },
};
