import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sku } from "../../testing/product-factory.ts";
import { ProductStock } from "./product-buy.tsx";

const meta = {
  title: "Catalog/ProductStock",
  component: ProductStock,
  args: { product: { stock: 77, showsStock: true }, sku: sku({ stock: 36 }) },
} satisfies Meta<typeof ProductStock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("36 in stock");
  },
};

export const Few: Story = {
  args: { sku: sku({ stock: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Only 4 left");
  },
};

export const None: Story = {
  args: { sku: sku({ stock: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Sold out");
  },
};

/** The merchant keeps the stock private, however small it is. */
export const Private: Story = {
  args: { product: { stock: 77, showsStock: false }, sku: sku({ stock: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^In stock$/);
  },
};

export const PrivateAndSoldOut: Story = {
  args: { product: { stock: 77, showsStock: false }, sku: sku({ stock: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Sold out");
  },
};

export const WithoutSku: Story = {
  args: { sku: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("77 in stock");
  },
};
