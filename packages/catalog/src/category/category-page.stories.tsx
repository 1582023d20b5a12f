import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { CategoryPage } from "./category-page.tsx";
import { categoryListQuery } from "./category-list-query.ts";

const meta = { title: "Catalog/CategoryPage", component: CategoryPage } satisfies Meta<typeof CategoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function listed(path: string, id: number, total: number) {
  return storyRouter({
    path,
    fill: (queryClient, api) =>
      queryClient.setQueryData(categoryListQuery(api, { id }).queryKey, productPage({ total })),
  });
}

export const Department: Story = {
  ...listed("/category?id=2", 2, 60),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Kitchen" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Kitchen: gifts" })).toHaveAttribute(
      "href",
      "/category?id=202",
    );
  },
};

/** A category without children offers its siblings, itself among them. */
export const Leaf: Story = {
  ...listed("/category?id=2001", 2001, 12),
  play: async ({ canvas }) => {
    const own = await canvas.findAllByRole("link", { name: "Tea & coffee" });
    await expect(own).toHaveLength(1);
    await expect(own[0]).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Kitchen: everyday" })).toHaveAttribute("href", "/category?id=201");
  },
};

export const Empty: Story = {
  ...listed("/category?id=5", 5, 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing on this shelf yet" })).toBeVisible();
  },
};

/** Without an id the first department is shown. */
export const First: Story = {
  ...listed("/category", 1, 24),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Home & living" })).toBeVisible();
  },
};

export const Phone: Story = { ...listed("/category?id=2", 2, 60), globals: { viewport: { value: "360" } } };
