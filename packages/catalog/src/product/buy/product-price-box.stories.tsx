import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sku } from "../../testing/product-factory.ts";
import { ProductPriceBox } from "./product-price-box.tsx";

const now = Date.now();

const meta = {
  title: "Catalog/ProductPriceBox",
  component: ProductPriceBox,
  args: {
    product: { price: 4800, marketPrice: null, memberPrice: null, flashSale: null },
    sku: sku({ marketPrice: null }),
    isRecorded: false,
    fetchedAt: now,
    onFlashEnd: fn(),
  },
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

/** The struck price is not what it cost at the least before. */
export const LowestBefore: Story = {
  args: { isRecorded: true, sku: sku({ price: 5400, marketPrice: 6800, lowestBefore: 6200 }) },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/Lowest price of the 30 days before: ¥62.00/);
    await expect(line).toBeVisible();
    await expect(line.parentElement).toHaveTextContent("Save ¥8.00");
    await expect(canvas.getAllByText(/Save/)).toHaveLength(1);
  },
};

/** It has cost no more for the last 30 days: nothing is saved, whatever the merchant strikes. */
export const NothingSaved: Story = {
  args: { isRecorded: true, sku: sku({ price: 5400, marketPrice: 6800, lowestBefore: 5400 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Lowest price of the 30 days before: ¥54.00")).toBeVisible();
    await expect(canvas.queryByText(/Save/)).toBeNull();
  },
};

/** Prices are recorded, and nothing is known of this one. */
export const NothingKnown: Story = {
  args: { isRecorded: true, sku: sku({ price: 5400, marketPrice: 6800 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Save/)).toBeNull();
  },
};

/** Nothing is struck, so nothing is compared. */
export const NotReduced: Story = {
  args: { sku: sku({ price: 5400, marketPrice: null, lowestBefore: 6200 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/30 days/)).toBeNull();
  },
};

/** What the member pays is large, what everybody pays is struck. */
export const ForMembers: Story = {
  args: { sku: sku({ price: 5400, marketPrice: 6800, memberPrice: 5130 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Member price")).toBeVisible();
    await expect(canvasElement.textContent).toContain("¥51.30was ¥54.00");
    await expect(canvas.queryByText(/68\.00|Save/)).toBeNull();
  },
};

/** Not every member has a better price. */
export const SameForMembers: Story = {
  args: { sku: sku({ price: 5400, memberPrice: 5400 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Member price/)).not.toBeInTheDocument();
  },
};

const flashProduct = {
  price: 4320,
  marketPrice: 5400,
  memberPrice: null,
  flashSale: { endsAt: now + 8_076_000 },
};

export const FlashSale: Story = {
  args: { product: flashProduct, sku: sku({ price: 4320, marketPrice: 5400 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ends in")).toBeVisible();
    await expect(canvas.getByText("−20%")).toBeVisible();
  },
};

export const FlashSaleAfterLower: Story = {
  args: {
    isRecorded: true,
    product: flashProduct,
    sku: sku({ price: 4320, marketPrice: 5400, lowestBefore: 4800 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−10%")).toBeVisible();
  },
};

/** A sale over several days, in the longest of the four languages and the narrowest window. */
export const LongFlashSale: Story = {
  args: {
    product: { ...flashProduct, flashSale: { endsAt: now + 10 * 86_400_000 } },
    sku: sku({ price: 1_299_900, marketPrice: 1_599_900 }),
  },
  globals: { viewport: { value: "360" } },
};

/** Where no variant is chosen, the product's own prices are shown. */
export const WithoutSku: Story = {
  args: { sku: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("48")).toBeVisible();
  },
};

export const LargeAmounts: Story = {
  args: { sku: sku({ price: 129_999_900, marketPrice: 1_299_999_900, memberPrice: 119_999_900 }) },
};
