import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sku } from "../testing/product-factory.ts";
import { ProductPriceBox } from "./product-price-box.tsx";

const meta = {
  title: "Catalog/ProductPriceBox",
  component: ProductPriceBox,
  args: { product: { price: 4800, marketPrice: null, memberPrice: null }, sku: sku({ marketPrice: null }) },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <ProductPriceBox {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductPriceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Save/)).not.toBeInTheDocument();
  },
};

export const Reduced: Story = {
  args: { sku: sku({ price: 5400, marketPrice: 6800 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/¥68.00/)).toBeVisible();
    await expect(canvas.getByText(/14.00/)).toBeVisible();
  },
};

export const ForMembers: Story = {
  args: { sku: sku({ price: 5400, marketPrice: 6800, memberPrice: 5130 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Member price ¥51.30")).toBeVisible();
  },
};

/** Where no variant is chosen the product speaks for all of them. */
export const WithoutSku: Story = {
  args: { sku: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("48")).toBeVisible();
  },
};

export const LargeAmounts: Story = {
  args: { sku: sku({ price: 129_999_900, marketPrice: 1_299_999_900, memberPrice: 119_999_900 }) },
};

export const Japanese: Story = {
  globals: { locale: "ja" },
  args: { sku: sku({ price: 5400, marketPrice: 6800, memberPrice: 5130 }) },
};
