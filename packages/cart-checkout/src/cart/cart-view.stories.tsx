import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { cartLine, cartShop, fullCart } from "../testing/cart-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { expectPaidPriceLarge } from "../testing/shown-prices.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CartView, type CartViewProps } from "./cart-view.tsx";

interface WholeCart extends Omit<CartViewProps, "summary"> {
  readonly isCustomer: boolean;
  readonly updating: boolean;
}

/** Cart and summary together, as on the page. */
function CartWithSummary({ isCustomer, updating, ...cart }: WholeCart): ReactElement {
  const summary = { shops: cart.shops, isCustomer, updating, onSelect: cart.actions.select };
  return <CartView {...cart} summary={<CartSummary {...summary} />} />;
}

const meta = {
  title: "CartCheckout/CartView",
  component: CartWithSummary,
  args: {
    shops: fullCart(),
    isCustomer: true,
    updating: false,
    actions: { setQuantity: fn(), select: fn(), changeOption: fn(async () => undefined), remove: fn() },
  },
  ...storyRouter(),
} satisfies Meta<typeof CartWithSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("5 items, 4 selected")).toBeVisible();
    const region = canvas.getByRole("complementary", { name: "Summary" });
    await expect(region).toHaveTextContent("¥479.00");
    await expect(region).toHaveTextContent("−¥66.45");
    await expect(region).toHaveTextContent("¥412.55");
    const [all] = canvas.getAllByRole("checkbox", { name: "Select all" });
    await expect(all).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Select Studio One Desk Microphone" })).toBeDisabled();
    canvas.getByRole("checkbox", { name: "Select Linden Dining Chair, Solid Walnut" }).click();
    await expect(args.actions.select).toHaveBeenLastCalledWith([2], false);
    canvas.getByRole("checkbox", { name: "Select everything of Northline Audio" }).click();
    await expect(args.actions.select).toHaveBeenLastCalledWith([3], false);
    all?.click();
    await expect(args.actions.select).toHaveBeenLastCalledWith([1, 2, 3], false);
  },
};

/** Of a member and in a flash sale. */
export const PricesThatThisCustomerPays: Story = {
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole("link", { name });
    await expectPaidPriceLarge(link("Aria Over-Ear Headphones, Studio Grey"), "¥122.55", "¥129.00");
    await expectPaidPriceLarge(link("Linden Dining Chair, Solid Walnut"), "¥118.00", "¥148.00");
  },
};
export const SomeSelected: Story = {
  args: {
    shops: [cartShop({ lines: [cartLine(), cartLine({ id: 2, skuId: 91, selected: false })] })],
  },
  play: async ({ canvas, args }) => {
    const [all] = canvas.getAllByRole<HTMLInputElement>("checkbox", { name: "Select all" });
    await expect(all?.indeterminate).toBe(true);
    all?.click();
    await expect(args.actions.select).toHaveBeenLastCalledWith([2], true);
  },
};

export const NothingSelected: Story = {
  args: { shops: [cartShop({ lines: [cartLine({ selected: false })] })] },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button", { name: "Check out" })) await expect(button).toBeDisabled();
    await expect(canvas.getByText("Select what you want to buy.")).toBeVisible();
  },
};

export const MoreThanThereIs: Story = {
  args: { shops: [cartShop({ lines: [cartLine({ quantity: 5, stock: 3 })] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Only 3 left")).toBeVisible();
    for (const button of canvas.getAllByRole("button", { name: /Check out/ })) await expect(button).toBeDisabled();
  },
};

export const EveryReason: Story = {
  args: {
    shops: [
      cartShop({
        lines: (["off-shelf", "sold-out", "option-gone", "shop-closed"] as const).map((unavailable, index) =>
          cartLine({
            id: index + 1,
            skuId: index + 90,
            unavailable,
            selected: false,
            ...(unavailable === "option-gone" && {
              unitPrice: null,
              regularPrice: null,
              optionText: null,
              stock: null,
            }),
          }),
        ),
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: "Clear unavailable" }).click();
    await expect(args.actions.remove).toHaveBeenLastCalledWith([1, 2, 3, 4]);
  },
};

export const RemovesAfterAsking: Story = {
  play: async ({ canvas, args }) => {
    const keys = await realInput();
    canvas.getByRole("button", { name: "Remove Linden Dining Chair, Solid Walnut" }).click();
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Remove this product?" })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Keep it" })).toHaveFocus());
    await keys.keyboard("{Tab}{Enter}");
    await expect(args.actions.remove).toHaveBeenLastCalledWith([2]);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const RemovesSelected: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: "Delete selected" }).click();
    const dialog = await canvas.findByRole("dialog", { name: "Remove 3 products?" });
    await expect(dialog).toHaveTextContent("3 products will be removed from your cart.");
    canvas.getByRole("button", { name: "Remove" }).click();
    await expect(args.actions.remove).toHaveBeenLastCalledWith([1, 2, 3]);
  },
};

export const Quantity: Story = {
  play: async ({ canvas, args }) => {
    const [more] = canvas.getAllByRole("button", { name: "One more" });
    more?.click();
    await expect(args.actions.setQuantity).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 2);
  },
};

export const Empty: Story = {
  args: { shops: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Start browsing" })).toHaveAttribute("href", "/");
  },
};
export const Visitor: Story = {
  args: { isCustomer: false },
  play: async ({ canvas }) => {
    const [checkOut] = canvas.getAllByRole("link", { name: "Check out (4)" });
    await expect(checkOut).toHaveAttribute("href", "/account/login");
  },
};
export const Updating: Story = { args: { updating: true } };
export const Phone: Story = {
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Checkout" })).toBeVisible();
  },
};

const longText = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
export const LongTexts: Story = {
  args: {
    shops: [
      cartShop({
        name: `${longText} & ${longText}`,
        lines: [cartLine({ name: longText.repeat(3), optionText: longText, unitPrice: 99_999_999, quantity: 99_999 })],
      }),
    ],
  },
  globals: { viewport: { value: "360" } },
};
export const Chinese: Story = { globals: inChinese };
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { globals: inKoreanOnATablet };
