import { wireCart, wireCartLine } from "@plaza/api-client/testing";
import { type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import { untilChangeFailed } from "@plaza/testing/changes";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../../testing/screens.ts";
import { CartPage } from "../cart-page.tsx";

const teapot = wireCartLine({ spec_value_str: "Cherry" });
const jar = wireCartLine({ cart_id: 91, goods_id: 32, item_id: 91, goods_name: "Glass Storage Jar", goods_num: 3 });
const lamp = wireCartLine({ cart_id: 92, goods_id: 33, item_id: 92, goods_name: "Brass Lamp", is_pay: 0, stock: 0 });

const move = fn((_sent: unknown): Envelope => success({ goods_num: 3, cart_num: 4 }));
const removeAside = fn((_sent: unknown): Envelope => success([]));
const save = fn((_sent: unknown): Envelope => success([]));

interface Start {
  readonly inCart: readonly object[];
  readonly aside: readonly object[];
}

/** A cart and what is put aside, where a change that the platform takes leads to what it has afterwards. */
function cartWith(start: Partial<Start> = {}, after: Partial<Start> = {}, extensions = ["cart_preview", "cart_later"]) {
  const before: Start = { inCart: [teapot], aside: [jar, lamp], ...start };
  let now = before;
  const changed = (answer: Envelope) => {
    if (answer.code === 1) now = { ...before, ...after };
    return answer;
  };
  const router = storyRouter({
    path: "/shop_cart",
    answers: {
      "index/config": success({ name: "Plaza", extensions }),
      "cart/lists": () => success(wireCart(now.inCart)),
      "cart/later": () => success(wireCart(now.aside)),
      "cart/moveToCart": (sent) => changed(move(sent)),
      "cart/removeLater": (sent) => changed(removeAside(sent)),
      "cart/saveForLater": (sent) => changed(save(sent)),
    },
  });
  const beforeEach = () => () => {
    now = before;
  };
  return { ...router, beforeEach };
}

const meta = {
  title: "CartCheckout/SavedForLater",
  component: CartPage,
  ...cartWith(),
  beforeEach: () => {
    move.mockReset().mockImplementation(() => success({ goods_num: 3, cart_num: 4 }));
    for (const call of [removeAside, save]) call.mockReset().mockImplementation(() => success([]));
  },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("region", { name: "Saved for later (2)" }));
    await expect(list.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Glass Storage Jar",
      "Brass Lamp",
    ]);
    await expect(list.getByText("Quantity 3")).toBeVisible();
    // What cannot be bought can only be removed.
    await expect(list.getByRole("button", { name: "Move to cart Glass Storage Jar" })).toBeVisible();
    await expect(list.queryByRole("button", { name: "Move to cart Brass Lamp" })).toBeNull();
    await expect(list.getByRole("button", { name: "Remove Brass Lamp" })).toBeVisible();
  },
};

export const MovedBack: Story = {
  ...cartWith({}, { inCart: [teapot, jar], aside: [lamp] }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.dblClick(await canvas.findByRole("button", { name: "Move to cart Glass Storage Jar" }));
    await waitFor(() => expect(canvas.getByText("Moved to your cart.")).toBeVisible());
    await expect(move).toHaveBeenCalledOnce();
    await expect(move).toHaveBeenCalledWith({ item_id: 91 });
    await expect(await canvas.findByRole("checkbox", { name: "Select Glass Storage Jar" })).toBeChecked();
    // The pressed button is gone, so the focus goes to the title.
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Saved for later (1)" })).toHaveFocus());
  },
};

export const FewerMovedBack: Story = {
  ...cartWith({}, { inCart: [teapot, { ...jar, goods_num: 2 }], aside: [lamp] }),
  play: async ({ canvas }) => {
    move.mockImplementation(() => success({ goods_num: 2, cart_num: 3 }));
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Move to cart Glass Storage Jar" }));
    await waitFor(() => expect(canvas.getByText("Only 2 were left, and are in your cart.")).toBeVisible());
  },
};

/** The storefront says why, as for every rejected action; the line stays. */
export const NotMovedBack: Story = {
  play: async ({ canvas, loaded }) => {
    move.mockImplementation(() => rejection("This product is sold out"));
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Move to cart Glass Storage Jar" }));
    await untilChangeFailed(loaded);
    await expect(move).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Move to cart Glass Storage Jar" })).not.toHaveAttribute("aria-busy"),
    );
    await expect(canvas.queryByText("Moved to your cart.")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Saved for later (2)" })).toBeVisible();
  },
};

export const RemovedByKeyboard: Story = {
  ...cartWith({}, { aside: [jar] }),
  play: async ({ canvas }) => {
    const user = await realInput();
    (await canvas.findByRole("button", { name: "Remove Brass Lamp" })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Removed.")).toBeVisible());
    await expect(removeAside).toHaveBeenCalledOnce();
    await expect(removeAside).toHaveBeenCalledWith({ item_id: [92] });
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Saved for later (1)" })).toHaveFocus());
  },
};

/** Also beneath a cart that has become empty. */
export const PutAside: Story = {
  ...cartWith({}, { inCart: [], aside: [teapot, jar, lamp] }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const button = await canvas.findByRole("button", { name: /^Save for later/ });
    await user.dblClick(button);
    await expect(await canvas.findByRole("region", { name: "Saved for later (3)" })).toBeVisible();
    await expect(save).toHaveBeenCalledOnce();
    await expect(save).toHaveBeenCalledWith({ cart_id: [5] });
    await waitFor(() => expect(canvas.queryByRole("checkbox", { name: /Teapot/ })).toBeNull());
  },
};

export const Empty: Story = {
  ...cartWith({ aside: [] }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Save for later/ });
    await waitFor(() => expect(canvas.queryByRole("region", { name: /^Saved for later/ })).toBeNull());
  },
};

/** On a platform that keeps no SKU of what is put aside, nothing is offered. */
export const WithoutExtension: Story = {
  ...cartWith({}, {}, ["cart_preview"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Check out (1)" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Save for later/ })).toBeNull();
    await expect(canvas.queryByRole("region", { name: /^Saved for later/ })).toBeNull();
  },
};

/** The button comes after hydration, and a line must not grow under the pointer then. */
export const LineKeepsItsHeight: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /^Save for later/ });
    const row = button.closest("li");
    const late = button.closest("p");
    if (row === null || late === null) throw new Error("The button stands in a line");
    const { height } = row.getBoundingClientRect();
    late.hidden = true;
    await expect(row.getBoundingClientRect().height).toBe(height);
    late.hidden = false;
  },
};
export const LineKeepsItsHeightOnATablet: Story = { ...LineKeepsItsHeight, globals: { viewport: { value: "768" } } };
export const LineKeepsItsHeightOnAPhone: Story = { ...LineKeepsItsHeight, globals: { viewport: { value: "360" } } };

export const JapaneseOnAPhone: Story = {
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "あとで買う（2）" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^カートに戻す/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^あとで買う/ })).toBeVisible();
  },
};
