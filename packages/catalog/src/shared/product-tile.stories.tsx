import { ProductGrid } from "@plaza/ui-kit/product-grid";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productCard } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { ProductTile } from "./product-tile.tsx";

const meta = {
  title: "Catalog/ProductTile",
  component: ProductTile,
  ...storyRouter(),
  args: { product: productCard(), heading: "h2" },
  render: (args) => (
    <ProductGrid columns={5}>
      <ProductTile {...args} />
    </ProductGrid>
  ),
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Glazed Stoneware Teapot, 900 ml" });
    await expect(link).toHaveAttribute("href", "/goods_details/1");
    await expect(canvas.getByText("Hearth & Linden")).toBeVisible();
  },
};

export const Reduced: Story = {
  args: { product: productCard({ marketPrice: 6800 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/¥68.00/)).toBeVisible();
  },
};

/** What a search has asked for is chosen on the product's page. */
export const InTheColourThatWasAskedFor: Story = {
  args: { product: productCard({ meantSkuId: 12 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/goods_details/1?sku=12");
  },
};

/** A market price that is not above the price is not shown. */
export const NotReduced: Story = {
  args: { product: productCard({ marketPrice: 5400 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("was")).not.toBeInTheDocument();
  },
};

const onFlashSale = { price: 3900, marketPrice: 5400, flash: true };

/** The picture says it by a tag, and the link by its name. */
export const FlashSale: Story = {
  args: { product: productCard(onFlashSale) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Flash")).toBeVisible();
    await expect(canvas.getByRole("article")).toHaveTextContent("¥39.00was ¥54.00");
    await expect(canvas.getByRole("link")).toHaveAccessibleName("Glazed Stoneware Teapot, 900 ml Flash sale");
  },
};

export const FlashSaleInJapanese: Story = {
  globals: { locale: "ja" },
  args: { product: productCard({ ...onFlashSale, name: "釉薬の急須 900 ml" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("釉薬の急須 900 ml タイムセール");
  },
};

/** Both tags stand beside each other, also where a card is narrow. */
export const FlashSaleOfThePlatform: Story = {
  globals: { viewport: { value: "360" } },
  args: { product: productCard({ ...onFlashSale, shop: { id: 1, name: "Plaza Select", selfOperated: true } }) },
  play: async ({ canvas }) => {
    const [flash, own] = [canvas.getByText("Flash"), canvas.getByText("Self-operated")].map((tag) =>
      tag.getBoundingClientRect(),
    );
    const image = canvas.getByRole("article").firstElementChild?.getBoundingClientRect();
    await expect(flash?.top).toBe(own?.top);
    await expect(own?.right).toBeLessThan(image?.right ?? 0);
  },
};

export const SoldOut: Story = { args: { product: productCard({ soldOut: true }) } };

export const SelfOperated: Story = {
  args: { product: productCard({ shop: { id: 1, name: "Plaza Select", selfOperated: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Self-operated")).toBeVisible();
  },
};

/** The rank has the tag's corner to itself. */
export const Ranked: Story = {
  args: { product: productCard({ shop: { id: 1, name: "Plaza Select", selfOperated: true } }), rank: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Self-operated")).not.toBeInTheDocument();
  },
};

export const WithoutImage: Story = {
  args: { product: productCard({ image: null }) },
  play: async ({ canvasElement }) => {
    const square = canvasElement.querySelector("article > div")?.getBoundingClientRect();
    await expect(square?.height).toBeCloseTo(square?.width ?? 0, 0);
  },
};

export const WithoutShop: Story = { args: { product: productCard({ shop: null }) } };

const longName =
  "Handwoven Willow Market Basket with Reinforced Oak Handle, Washable Linen Lining and Removable Divider for Bottles, 38 × 28 × 22 cm, Natural";

export const LongName: Story = {
  args: {
    product: productCard({
      name: longName,
      price: 129_999_900,
      marketPrice: 1_299_999_900,
      sales: 1_234_567,
      shop: { id: 1, name: "A shop whose name does not fit into this line at all", selfOperated: false },
    }),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("heading", { name: longName });
    await expect(name.clientHeight).toBeLessThanOrEqual(44);
  },
};

export const BesideEachOther: Story = {
  render: () => (
    <ProductGrid columns={5}>
      <ProductTile heading="h2" product={productCard()} />
      <ProductTile heading="h2" product={productCard({ id: 2, name: longName, marketPrice: 6800 })} />
      <ProductTile heading="h2" product={productCard({ id: 3, soldOut: true, name: "Morning Cup & Saucer" })} />
      <ProductTile heading="h2" product={productCard({ id: 4, image: null })} />
      <ProductTile heading="h2" product={productCard({ id: 5, name: "青花の急須" })} rank={3} />
    </ProductGrid>
  ),
};
