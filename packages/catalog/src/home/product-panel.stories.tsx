import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productCards } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { ProductPanel } from "./product-panel.tsx";

const meta = {
  title: "Catalog/ProductPanel",
  component: ProductPanel,
  ...storyRouter(),
  args: { title: "Hot list", remark: "Ranked by sales", list: "hot", products: productCards(9) },
  render: (args) => (
    <div style={{ maxWidth: 580 }}>
      <ProductPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ranked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("No.")).toHaveLength(5);
    await expect(canvas.getAllByRole("article")).toHaveLength(5);
    await expect(canvas.getByText("9,312 bought")).toBeVisible();
    await expect(canvas.getByText("Sold out")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Hot list" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^View all.*Hot list$/ })).toHaveAttribute(
      "href",
      "/hotgoods_list/1",
    );
  },
};

export const Plain: Story = {
  args: { title: "New arrivals", remark: "Fresh on the shelf", list: "new" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("No.")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await expect(canvas.getAllByText("New since 1 Oct 2026")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: /^View all/ })).toHaveAttribute("href", "/goods_list/2");
  },
};

/** Fewer products do not get wider. */
export const OneProduct: Story = { args: { products: productCards(1) } };

/** One of them is in the flash sale that runs. */
export const InAFlashSale: Story = {
  args: { products: productCards(2).map((product) => ({ ...product, flash: product.id === 2, marketPrice: 9900 })) },
  play: async ({ canvas }) => {
    const [usual, flash] = canvas.getAllByRole("article");
    await expect(flash).toHaveTextContent("Flash");
    await expect(usual).not.toHaveTextContent("Flash");
    await expect(canvas.getByRole("link", { name: /Casserole, 24 cm Flash sale$/ })).toBeVisible();
  },
};

/** A platform that sends three, without their dates. */
export const ThreeNew: Story = {
  args: { list: "new", products: productCards(3).map((product) => ({ ...product, createdAt: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await expect(canvas.queryByText(/New since/)).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    products: productCards(3).map((product, index) => ({
      ...product,
      name: index === 0 ? "Handwovenwillowmarketbasket".repeat(6) : `${product.name} `.repeat(8),
      image: index === 1 ? null : product.image,
      price: 129_999_900,
      marketPrice: 1_299_999_900,
      sales: 1_234_567,
    })),
  },
  globals: { viewport: { value: "360" } },
};

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
