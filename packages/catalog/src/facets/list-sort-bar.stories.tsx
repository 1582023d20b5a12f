import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tanstack/react-router";
import { expect } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ListSortBar } from "./list-head.tsx";

const meta = {
  title: "Catalog/ListSortBar",
  component: ListSortBar,
  ...storyRouter(),
  args: {
    sort: "relevance",
    defaultSort: "relevance",
    link: (sort, props) => <Link to="/category" search={{ sort }} {...props} />,
  },
} satisfies Meta<typeof ListSortBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Recommended" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Price" })).toHaveAttribute("href", "/category?sort=price-asc");
  },
};

export const CheapestFirst: Story = {
  args: { sort: "price-asc" },
  play: async ({ canvas }) => {
    const price = canvas.getByRole("link", { name: /^Price.*low to high$/ });
    await expect(price).toHaveAttribute("href", "/category?sort=price-desc");
  },
};

export const DearestFirst: Story = {
  args: { sort: "price-desc" },
  play: async ({ canvas }) => {
    const price = canvas.getByRole("link", { name: /^Price.*high to low$/ });
    await expect(price).toHaveAttribute("href", "/category?sort=price-asc");
  },
};

/** A list with an order of its own has no recommended one. */
export const BestSellers: Story = {
  args: { sort: "sales", defaultSort: "sales" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Recommended" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Sales" })).toHaveAttribute("aria-current", "true");
  },
};

export const Japanese: Story = { globals: { locale: "ja" } };
