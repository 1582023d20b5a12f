import { image } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productShop } from "../testing/product-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { SellerCard } from "./seller-card.tsx";

const meta = {
  title: "Catalog/SellerCard",
  component: SellerCard,
  ...storyRouter(),
  args: { shop: productShop() },
  render: (args) => (
    // On a desktop it is one column of the page, below that a strip over its whole width.
    <div style={{ display: "grid", gridTemplateColumns: "minmax(200px, 1fr) 1000fr" }}>
      <SellerCard {...args} />
    </div>
  ),
} satisfies Meta<typeof SellerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Merchant: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: "Seller" })).toBeVisible();
    await expect(canvas.queryByText("By Plaza")).not.toBeInTheDocument();
    await expect(canvas.getByText("12.4K")).toBeVisible();
  },
};

export const SelfOperated: Story = {
  args: { shop: productShop({ name: "Plaza Select", selfOperated: true, logo: image("teapot") }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("By Plaza")).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: { shop: productShop({ intro: "", followers: 0, productCount: 1, stars: 0, score: 0 }) },
};

export const LongNames: Story = {
  args: {
    shop: productShop({
      name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk & Sons, Purveyors of Fine Kitchenware",
      intro:
        "Slow objects for kitchens and living rooms, chosen one by one from forty workshops that we visit ourselves every spring, and sent to you in nothing but paper.",
      followers: 12_345_678,
      productCount: 123_456,
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };

export const Korean: Story = {
  globals: { locale: "ko" },
  args: { shop: productShop({ name: "화로와 리넨", intro: "부엌과 거실을 위한 느린 물건들." }) },
};
