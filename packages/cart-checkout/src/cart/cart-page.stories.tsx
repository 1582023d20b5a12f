import { wireCart, wireCartLine, wireHeldCoupon, wireListedProduct } from "@plaza/api-client/testing";
import { type Answers, type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireOffer, wirePage } from "../testing/wire-checkout.ts";
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

const claimed = fn((_sent: unknown): Envelope => success([]));
/** Four teapots of ¥54, and what the shop's coupons are. */
function cartWithCoupons(coupons: Answers) {
  const lines = [wireCartLine({ goods_num: 4 }), wireCartLine({ cart_id: 6, goods_id: 32, item_id: 91, selected: 0 })];
  return storyRouter({
    path: "/shop_cart",
    answers: {
      "cart/lists": () => success(wireCart(lines)),
      "coupon/getCouponList": success(wirePage()),
      "coupon/myCouponList": success(wirePage()),
      "coupon/getCoupon": (sent) => claimed(sent),
      ...coupons,
    },
  });
}

export const CouponApplies: Story = {
  ...cartWithCoupons({ "coupon/myCouponList": success(wirePage(wireHeldCoupon())) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("¥20 off applies at checkout")).toBeVisible();
    await expect(canvas.queryByText(/^Spend/)).toBeNull();
  },
};

export const CouponInReach: Story = {
  ...cartWithCoupons({ "coupon/myCouponList": success(wirePage(wireHeldCoupon({ condition_money: "246.50" }))) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Spend ¥30.50 more for ¥20 off")).toBeVisible();
    await expect(canvas.queryByText(/applies/)).toBeNull();
  },
};

export const CouponOfAnotherShop: Story = {
  ...cartWithCoupons({
    "coupon/myCouponList": success(wirePage(wireHeldCoupon({ shop_id: 8 }), wireHeldCoupon({ id: 40, money: 1 }))),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("¥1 off applies at checkout")).toBeVisible();
    await expect(canvas.queryByText(/¥20/)).toBeNull();
  },
};

let isReceived = false;
const thisSecond = () => Math.floor(Date.now() / 1000);
/** A coupon that is valid from its receipt on, which is just now. */
const receivedNow = () =>
  wireHeldCoupon({ money: "30", condition_type: 1, use_time_type: 2, coupon_use_time: 14, create_time: thisSecond() });
export const CouponReceived: Story = {
  ...cartWithCoupons({
    "coupon/getCouponList": () => success(wirePage(wireOffer({ is_get: isReceived ? 1 : 0 }))),
    "coupon/myCouponList": () => success(isReceived ? wirePage(receivedNow()) : wirePage()),
  }),
  beforeEach: () => () => {
    isReceived = false;
    claimed.mockReset().mockImplementation(() => success([]));
  },
  play: async ({ canvas }) => {
    claimed.mockImplementation(() => {
      isReceived = true;
      return success([]);
    });
    const receive = await canvas.findByRole("button", { name: "Receive ¥30 off" });
    // The coupon is younger than the hints.
    const shownAt = thisSecond();
    await waitFor(() => expect(thisSecond()).toBeGreaterThan(shownAt));
    await userEvent.dblClick(receive);
    await expect(await canvas.findByText("¥30 off applies at checkout")).toBeVisible();
    await expect(claimed).toHaveBeenCalledOnce();
    await expect(claimed).toHaveBeenCalledWith({ coupon_id: 11 });
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Receive/ })).toBeNull());
  },
};

export const CouponGoneMeanwhile: Story = {
  ...cartWithCoupons({ "coupon/getCouponList": () => success(isReceived ? wirePage() : wirePage(wireOffer())) }),
  beforeEach: () => () => {
    isReceived = false;
    claimed.mockReset().mockImplementation(() => success([]));
  },
  play: async ({ canvas }) => {
    claimed.mockImplementation(() => {
      isReceived = true;
      return rejection("This coupon is all gone");
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Receive ¥30 off" }));
    await expect(await canvas.findByText("This coupon is all gone")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Receive/ })).toBeNull());
  },
};

const listed = (id: number, name: string) =>
  wireListedProduct({ id, name, min_price: "22.00", shop_id: 7, shop_name: "Hearth & Linden" });
export const Suggestions: Story = {
  ...cartWithCoupons({
    "pc/goodsList": (sent) => {
      const isOfShop = (sent as { readonly shop_id?: string }).shop_id === "7";
      const list = isOfShop ? [listed(31, "Teapot of the cart"), listed(51, "Morning Cup")] : [listed(61, "Honey")];
      return success({ list, count: list.length, more: 0, page: 1, size: 10 });
    },
  }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("region", { name: "You may also like" });
    await expect([...row.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual([
      "Morning Cup",
      "Honey",
    ]);
  },
};

export const NoSuggestions: Story = {
  ...cartWithCoupons({
    "pc/goodsList": success({ list: [], count: 0, more: 0, page: 1, size: 10 }),
    "coupon/myCouponList": success(wirePage(wireHeldCoupon())),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("¥20 off applies at checkout");
    await expect(canvas.queryByRole("region", { name: "You may also like" })).toBeNull();
  },
};
