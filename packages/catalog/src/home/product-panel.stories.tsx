import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productCards } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { ProductPanel } from "./product-panel.tsx";

const meta = {
  title: "Catalog/ProductPanel",
  component: ProductPanel,
  ...storyRouter(),
  args: { title: "Hot list", remark: "What people bought this week", list: "hot", products: productCards(3) },
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
    await expect(canvas.getAllByText("No.")).toHaveLength(3);
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
    await expect(canvas.getByRole("link", { name: /^View all/ })).toHaveAttribute("href", "/goods_list/2");
  },
};

/** Fewer products do not get wider. */
export const OneProduct: Story = { args: { products: productCards(1) } };

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };
