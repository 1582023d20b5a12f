import { rejection, success } from "@plaza/testing/envelope-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wirePage } from "../testing/wire.ts";
import { GoneProduct } from "./gone-product.tsx";

const gone = {
  id: 31,
  name: "Enamelled Teapot",
  shop: { id: 5, name: "Hearth & Linden" },
  category_path: [
    { id: 2, name: "Kitchen" },
    { id: 201, name: "Teapots" },
  ],
};

const meta = { title: "Catalog/GoneProduct", component: GoneProduct } satisfies Meta<typeof GoneProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

function page(extensions: readonly string[]) {
  return storyRouter({
    path: "/goods_details/31",
    answers: {
      "index/config": success({ name: "Plaza", extensions }),
      "goods/getGoodsDetail": rejection("商品已下架"),
      "goods/gone": success(gone),
      "goods/getGoodsList": success({ ...wirePage, lists: wirePage.lists.map((item) => ({ ...item, id: 32 })) }),
    },
  });
}

/** The platform knows what it was: its name stands above, and where there is more of it beside it. */
export const Known: Story = {
  ...page(["gone_products"]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This product is no longer sold" }),
    ).toBeVisible();
    await expect(canvas.getByText(gone.name)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Teapots" })).toHaveAttribute("href", "/category?id=201");
    await expect(canvas.getByRole("link", { name: "Hearth & Linden" })).toBeVisible();
    const similar = within(await canvas.findByRole("region", { name: "Similar products" }));
    await expect(similar.getAllByRole("article")).toHaveLength(1);
  },
};
export const Phone: Story = { ...page(["gone_products"]), globals: { viewport: { value: "360" } } };
export const Korean: Story = { ...page(["gone_products"]), globals: { locale: "ko" } };

/** Most platforms do not tell what is gone from what never was. */
export const Unknown: Story = {
  ...page([]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This product is no longer sold" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go back to home" })).toBeVisible();
  },
};
