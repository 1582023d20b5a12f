import { wirePaymentMethods, wirePaymentStatus } from "@plaza/api-client/testing";
import { writeCheckoutRequest } from "@plaza/routing";
import { type Answers, type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { deliveryAddress, wireVirtualSettlement, wireVisitedSettlement } from "../testing/wire-checkout.ts";
import { CheckoutPage } from "./checkout-page.tsx";

const fetchable = { skuId: 90, quantity: 2, productId: 31, shopId: 7 };
const sent = { skuId: 91, quantity: 1, productId: 33, shopId: 8 };

function pathOf(...lines: readonly (typeof fetchable)[]): string {
  const data = writeCheckoutRequest({ from: "cart", cartLineIds: lines.map(({ skuId }) => skuId), lines });
  return `/confirm_order?${new URLSearchParams({ data }).toString()}`;
}

const submitted = fn((_sent: unknown): Envelope => success({ trade_id: 7, order_id: 13, type: "trade" }));
const settled = fn((body: unknown): Envelope => success(wireVisitedSettlement(body)));
const answers: Answers = {
  "order/settlement": (body) => settled(body),
  "order/submitOrder": (body) => submitted(body),
  "order/getPayStatus": success(wirePaymentStatus()),
  "order/getPayWay": success(wirePaymentMethods()),
  "user_address/lists": success([deliveryAddress]),
  "index/config": success({ name: "Plaza", service_promises: { delivery: "Sent within 48 hours" } }),
};
/** The kind of delivery of each line. */
function kindsIn(body: unknown): readonly unknown[] {
  const goods = JSON.parse((body as { readonly goods: string }).goods) as readonly {
    readonly delivery_type?: number;
  }[];
  return goods.map(({ delivery_type }) => delivery_type);
}

const meta = {
  title: "CartCheckout/Delivery",
  component: CheckoutPage,
  ...storyRouter({ path: pathOf(fetchable, sent), answers }),
  beforeEach: () => {
    submitted.mockClear();
    return () => {
      settled.mockReset().mockImplementation((body) => success(wireVisitedSettlement(body)));
      sessionStorage.clear();
    };
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one shop can be visited, the other sends. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const express = canvas.getByRole("radio", { name: "Express delivery" });
    await expect(express).toBeChecked();
    await expect(express).toHaveAccessibleDescription("¥12.00");
    const pickup = canvas.getByRole("radio", { name: "Pick-up at the shop" });
    await expect(pickup).toHaveAccessibleDescription(
      "322 Anfu Road, Xuhui District, Shanghai Open Tue–Sun 11:00–20:00",
    );
    await userEvent.click(pickup);
    await expect(pickup).toBeChecked();
    const shop = canvas.getByRole("region", { name: "Hearth & Linden" });
    await waitFor(() => expect(shop).toHaveTextContent("DeliveryFree"));
    // It still costs what it cost.
    await expect(express).toHaveAccessibleDescription("¥12.00");
    await expect(canvas.getByRole("heading", { name: "Delivery address" })).toBeVisible();
    canvas.getAllByRole("button", { name: "Submit order" })[0]?.click();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    const [body] = submitted.mock.calls[0] ?? [];
    await expect(kindsIn(body)).toEqual([3, 1, 1]);
    await expect(body).toMatchObject({ address_id: 4 });
  },
};

export const NothingIsSent: Story = {
  ...storyRouter({ path: pathOf(fetchable), answers }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Delivery address" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Pick-up at the shop" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Delivery address" })).toBeNull());
    await expect(canvas.getByRole("complementary", { name: "To pay" })).not.toHaveTextContent("Mina Sato");
    canvas.getAllByRole("button", { name: "Submit order" })[0]?.click();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    const [body] = submitted.mock.calls[0] ?? [];
    await expect(kindsIn(body)).toEqual([3]);
    await expect(body).toMatchObject({ address_id: 0, delivery_type: 3 });
  },
};

/** The choice is in the tab's storage, as the others are. */
export const BackAtTheChoice: Story = {
  ...NothingIsSent,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Pick-up at the shop" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Delivery address" })).toBeNull());
    await expect(JSON.parse(sessionStorage.getItem("plaza:checkout-draft") ?? "{}")).toMatchObject({ pickups: [7] });
    await userEvent.click(canvas.getByRole("radio", { name: "Express delivery" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Delivery address" })).toBeVisible());
    await expect(JSON.parse(sessionStorage.getItem("plaza:checkout-draft") ?? "{}")).toMatchObject({ pickups: [] });
  },
};

/** Whoever comes back to what was chosen before reads what sending it would cost. */
export const ReloadedAtTheShop: Story = {
  ...NothingIsSent,
  beforeEach: () => {
    const { data } = Object.fromEntries(new URLSearchParams(pathOf(fetchable).split("?")[1]));
    sessionStorage.setItem(
      "plaza:checkout-draft",
      JSON.stringify({ data, addressId: null, coupons: {}, remarks: {}, pickups: [7] }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Pick-up at the shop" })).toBeChecked());
    await expect(canvas.getByRole("radio", { name: "Express delivery" })).toHaveAccessibleDescription("¥12.00");
  },
};

/** What the site promises of delivery binds its own shop alone. */
export const OfTheSitesOwnShop: Story = {
  ...storyRouter({
    path: pathOf(fetchable),
    answers: {
      ...answers,
      "order/settlement": (body) => {
        const { shop: shops, ...all } = wireVisitedSettlement(body);
        return success({ ...all, shop: shops.map((each) => ({ ...each, shop_type: 1 })) });
      },
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("radio", { name: "Express delivery" })).toHaveAccessibleDescription(
        "¥12.00 Sent within 48 hours",
      ),
    );
  },
};

/** A choice that the platform rejects is undone. */
export const TakenBack: Story = {
  play: async ({ canvas }) => {
    settled.mockImplementation((body) =>
      kindsIn(body).includes(3) ? rejection("The shop is closed this week") : success(wireVisitedSettlement(body)),
    );
    await userEvent.click(canvas.getByRole("radio", { name: "Pick-up at the shop" }));
    await expect(await canvas.findByText("The shop is closed this week")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Express delivery" })).toBeChecked());
  },
};

/** Who has no address can fetch what the shop lets be fetched. */
export const WithoutAddress: Story = {
  ...storyRouter({
    path: pathOf(fetchable),
    answers: {
      ...answers,
      "order/settlement": (body) => success(wireVisitedSettlement(body, { address: false })),
      "user_address/lists": success([]),
    },
  }),
  play: async ({ canvas }) => {
    const [submit] = canvas.getAllByRole("button", { name: "Submit order" });
    await expect(submit).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: "Pick-up at the shop" }));
    await waitFor(() => expect(submit).toBeEnabled());
  },
};

export const Virtual: Story = {
  ...storyRouter({
    path: pathOf(fetchable),
    answers: {
      ...answers,
      "order/settlement": success(wireVirtualSettlement()),
      "user_address/lists": success([]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Delivered electronically")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Delivery address" })).toBeNull();
    await expect(canvas.queryByRole("radio")).toBeNull();
    canvas.getAllByRole("button", { name: "Submit order" })[0]?.click();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await expect(submitted.mock.calls[0]?.[0]).toMatchObject({ address_id: 0, delivery_type: 2 });
  },
};
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
