import { readDeviceCart } from "@plaza/shopping/device-cart";
import { noAnswer, rejection, success } from "@plaza/testing/envelope-api";
import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { plainProduct, sku, teapot } from "../../testing/product-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { ProductBuy, type ProductBuyProps } from "./product-buy.tsx";
import { usePurchase } from "./use-purchase.ts";

const product = teapot();
const chosen = sku({ id: 101, label: "Cherry,900 ml", stock: 3, price: 5400 });

/** As the page holds what is wanted of the product. */
function Buying({ product: shown, sku: wanted }: Pick<ProductBuyProps, "product" | "sku">): ReactElement {
  const purchase = usePurchase(shown, wanted);
  const row = useRef<HTMLDivElement>(null);
  return <ProductBuy product={shown} sku={wanted} purchase={purchase} row={row} />;
}

const meta = {
  title: "Catalog/ProductBuy",
  component: Buying,
  args: { product, sku: chosen },
  beforeEach: () => localStorage.removeItem("plaza:device-cart"),
} satisfies Meta<typeof Buying>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = storyRouter();

function quantitiesOnDevice(): readonly (readonly [sku: number, quantity: number])[] {
  return readDeviceCart().map(({ skuId, quantity }) => [skuId, quantity]);
}

/** At a flash price a customer buys no more than its limit, and reads that. */
export const Limited: Story = {
  ...visitor,
  args: { sku: { ...chosen, limit: 2 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByRole("spinbutton", { name: `Quantity of ${product.name}` })).toHaveValue("2");
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(await canvas.findByText("You can buy at most 2 at this price")).toBeVisible();
  },
};

/** A visitor's cart lies on the device: each press adds to it, up to the quantity in stock, and a double click is one. */
export const Visitor: Story = {
  ...visitor,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.dblClick(add);
    await waitFor(async () => expect(await canvas.findByText("Added to cart")).toBeVisible());
    await expect(canvas.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/shop_cart");
    await waitFor(() => expect(quantitiesOnDevice()).toEqual([[101, 1]]));
    await waitFor(() => expect(add).not.toHaveAttribute("aria-busy"));
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(add);
    await waitFor(() => expect(quantitiesOnDevice()).toEqual([[101, 3]]));
    await waitFor(() => expect(add).not.toHaveAttribute("aria-busy"));
    await expect(readDeviceCart()[0]).toMatchObject({
      name: product.name,
      optionText: "Cherry,900 ml",
      price: 5400,
      shopName: "Hearth & Linden",
      shopId: 7,
    });
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getAllByText("Your cart already has all that is in stock.")[0]).toBeVisible());
    await expect(quantitiesOnDevice()).toEqual([[101, 3]]);
  },
};

export const BuyNow: Story = {
  ...visitor,
  play: async ({ canvas, userEvent }) => {
    const checkout = () => canvas.getByRole("link", { name: "Buy now" }).getAttribute("href") ?? "";
    const data = () => JSON.parse(new URL(checkout(), location.origin).searchParams.get("data") ?? "") as unknown;
    await expect(data()).toEqual({ goods: [{ item_id: 101, num: 1, goods_id: 31, shop_id: 7 }], type: "buy" });
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(data()).toMatchObject({ goods: [{ num: 2 }] });
    await expect(checkout()).toMatch(/^\/confirm_order\?data=%7B/);
  },
};

let asked = 0;
export const Customer: Story = {
  ...storyRouter({
    session: customerSession,
    answers: {
      "cart/add": () => {
        asked += 1;
        return success([]);
      },
    },
  }),
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Add to cart" }));
    await waitFor(async () => expect(await canvas.findByText("Added to cart")).toBeVisible());
    await waitFor(() => expect(asked).toBe(1));
    await expect(readDeviceCart()).toEqual([]);
  },
};

export const Rejected: Story = {
  ...storyRouter({
    session: customerSession,
    answers: { "cart/add": rejection("Only 3 pieces are left, and your cart has 3") },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(await canvas.findByText("Only 3 pieces are left, and your cart has 3")).toBeVisible();
  },
};

export const NoAnswer: Story = {
  ...storyRouter({ session: customerSession }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(await canvas.findByText("It could not be added to your cart. Please try again.")).toBeVisible();
  },
};

/** While the platform has not answered, the ring turns and further presses are ignored. */
export const Adding: Story = {
  ...storyRouter({ session: customerSession, answers: { "cart/add": noAnswer } }),
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute("aria-busy", "true"));
  },
};

export const SoldOut: Story = {
  ...visitor,
  args: { product: plainProduct(), sku: sku({ stock: 0 }) },
  play: async ({ canvas }) => {
    // Where alerts have been asked for, their button takes the place of the one that says it.
    await expect(canvas.getByRole("button", { name: /^(?:Sold out|Tell me when back)$/ })).toBeVisible();
    await expect(canvas.getByRole("spinbutton")).toBeDisabled();
    await expect(canvas.queryByRole("link", { name: "Buy now" })).toBeNull();
  },
};

/** A virtual product goes straight to checkout. */
export const Virtual: Story = {
  ...visitor,
  args: { product: plainProduct({ virtual: true, showsStock: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Buy now" })).toBeVisible();
  },
};

/** Choosing a variant with less stock reduces the quantity. */
export const LastOne: Story = { ...visitor, args: { sku: sku({ stock: 1 }) } };
export const PhoneSoldOut: Story = { ...SoldOut, globals: { viewport: { value: "360" } }, play: async () => undefined };
export const JapaneseOnAPhone: Story = { ...visitor, globals: inJapaneseOnAPhone };
