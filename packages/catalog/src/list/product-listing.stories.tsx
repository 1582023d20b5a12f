import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { ProductListing } from "./product-listing.tsx";

const meta = {
  title: "Catalog/ProductListing",
  component: ProductListing,
  ...storyRouter(),
  args: {
    result: productPage(),
    pending: false,
  },
} satisfies Meta<typeof ProductListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(24);
  },
};

export const LastPage: Story = {
  args: { result: productPage({ page: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(12);
  },
};

export const Ranked: Story = {
  args: { ranked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("No.")).toHaveLength(3);
  },
};

/** Ranks count on over the pages: the second page has none of the first three. */
export const RankedSecondPage: Story = {
  args: { ranked: true, result: productPage({ page: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("No.")).not.toBeInTheDocument();
  },
};

export const Updating: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { result: productPage({ total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };
