import { image } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shopCard } from "../testing/shop-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { ShopCard } from "./shop-listing.tsx";
import { shops } from "./shop-listing.css.ts";

const meta = {
  title: "Catalog/ShopCard",
  component: ShopCard,
  ...storyRouter(),
  args: { shop: shopCard() },
  render: (args) => (
    <div className={shops}>
      <ShopCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ShopCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Merchant: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Hearth & Linden" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7",
    );
    const attributes = canvas.getByText("12.4K followers").parentElement;
    await expect(attributes).toBeVisible();
    await expect(attributes).toHaveTextContent(/^128 products · 12.4K followers$/);
    await expect(canvas.getByText("Shop score 4.9")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "5 of 5" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Glazed Stoneware Teapot, 900 ml" })).toHaveAttribute(
      "href",
      "/goods_details/1",
    );
  },
};

export const SelfOperated: Story = {
  args: { shop: shopCard({ selfOperated: true, logo: image("teapot") }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Self-operated")).toBeVisible();
  },
};

/** What a platform of the contract says: no ratings, no followers, and ten products at most. */
export const Plain: Story = {
  args: {
    shop: shopCard({ score: null, stars: null, followers: null, productCount: 10, countIsCapped: true, cover: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10+ products")).toBeVisible();
    await expect(canvas.queryByRole("img", { name: /of 5/ })).not.toBeInTheDocument();
  },
};

export const WithoutProducts: Story = {
  args: { shop: shopCard({ products: [], productCount: 0, followers: 0, score: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 products")).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

export const LongName: Story = {
  args: { shop: shopCard({ name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", selfOperated: true }) },
};
export const Phone: Story = { globals: { viewport: { value: "360" } } };
