import { image } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { productShop, teapot } from "../../testing/product-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { AskShop, ShopLine } from "./shop-line.tsx";

const open = fn<(subject: unknown) => void>();

const meta = {
  title: "Catalog/ShopLine",
  component: ShopLine,
  ...storyRouter({ openConversation: open }),
  args: { shop: productShop() },
} satisfies Meta<typeof ShopLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Merchant: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Hearth & Linden")).toBeVisible();
    await expect(canvas.queryByText("Self-operated")).not.toBeInTheDocument();
    await expect(canvas.getByText("12.4K followers")).toBeVisible();
  },
};

export const SelfOperated: Story = {
  args: { shop: productShop({ name: "Plaza Select", selfOperated: true, logo: image("teapot") }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Self-operated")).toBeVisible();
  },
};

/** Where somebody has conversations: the product goes along, to be sent. */
export const AskedAboutAProduct: Story = {
  args: { children: <AskShop product={teapot()} className="" /> },
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Ask the shop" }));
    const { id, name, image, price, shop } = teapot();
    await expect(open).toHaveBeenCalledWith({
      shopId: shop.id,
      about: { type: "product", product: { id, name, image, price } },
    });
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
