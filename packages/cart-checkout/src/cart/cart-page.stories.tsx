import { type Envelope, success } from "@plaza/testing/envelope-api";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireCart, wireCartLine } from "../testing/wire-cart.ts";
import { wireTwoColours } from "../testing/wire-two-colours.ts";
import { CartPage } from "./cart-page.tsx";

const add = fn((_sent: unknown): Envelope | Promise<Envelope> => success([]));
const remove = fn((_sent: unknown): Envelope => success([]));

/** A cart with this quantity of cherry teapots. */
function cartOf(quantity: number) {
  const line = wireCartLine({ spec_value_str: "Cherry", goods_num: quantity });
  return storyRouter({
    path: "/shop_cart",
    answers: {
      "cart/lists": () => success(wireCart([line])),
      "cart/add": (sent) => add(sent),
      "cart/del": (sent) => remove(sent),
      "goods/getGoodsDetail": () => success(wireTwoColours),
    },
  });
}

const meta = {
  title: "CartCheckout/CartPage",
  component: CartPage,
  ...cartOf(1),
  beforeEach: () => {
    add.mockReset().mockImplementation(() => success([]));
    remove.mockReset().mockImplementation(() => success([]));
  },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Check out (1)" })).toBeVisible();
  },
};

/** The new variant is added before the old one is removed, which also happens after the page was left. */
export const LeftWhileTheVariantChanges: Story = {
  play: async ({ canvas, loaded }) => {
    const { promise, resolve } = Promise.withResolvers<Envelope>();
    add.mockImplementation(() => promise);
    canvas.getByRole("button", { name: /^Change/ }).click();
    (await canvas.findByRole("radio", { name: /Slate/ })).click();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Change option" })).toBeEnabled());
    canvas.getByRole("button", { name: "Change option" }).click();
    await waitFor(() => expect(add).toHaveBeenCalledWith({ item_id: 91, goods_num: 1 }));
    await (loaded["router"] as MemoryRouter).navigate({ to: "/account/login" });
    await expect(remove).not.toHaveBeenCalled();
    resolve(success([]));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ cart_id: [5] }));
  },
};

/** A lower stock of the new variant is announced before it is chosen, and the focus survives the old line. */
export const FewerOfTheVariant: Story = {
  ...cartOf(5),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: /^Change/ }).click();
    (await canvas.findByRole("radio", { name: /Slate/ })).click();
    const fewer = await canvas.findByText("Only 3 left: the quantity goes down from 5 to 3.");
    await waitFor(() => expect(fewer).toBeVisible());
    canvas.getByRole("button", { name: "Change option" }).click();
    await waitFor(() => expect(add).toHaveBeenCalledWith({ item_id: 91, goods_num: 3 }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ cart_id: [5] }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};
