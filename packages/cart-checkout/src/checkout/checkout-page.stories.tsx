import { writeCheckoutRequest } from "@plaza/routing";
import { type Answers, type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { deliveryAddress, wireSettlement } from "../testing/wire-checkout.ts";
import { wirePaymentMethods, wirePaymentStatus } from "../testing/wire-payment.ts";
import { CheckoutPage } from "./checkout-page.tsx";

const data = writeCheckoutRequest({
  from: "cart",
  cartLineIds: [1, 2, 3],
  lines: [
    { skuId: 90, quantity: 2, productId: 31, shopId: 7 },
    { skuId: 91, quantity: 1, productId: 33, shopId: 8 },
    { skuId: 92, quantity: 1, productId: 34, shopId: 8 },
  ],
});
const path = `/confirm_order?${new URLSearchParams({ data }).toString()}`;

function couponOf(sent: unknown): number | null {
  const [couponId] = (sent as { readonly coupon_id: readonly number[] }).coupon_id;
  return couponId ?? null;
}

/** The settlement, reduced by the coupon where one is chosen. */
function settled(sent: unknown): Envelope {
  return success(wireSettlement({ couponId: couponOf(sent) }));
}
const submitted = fn((_sent: unknown): Envelope | Promise<Envelope> =>
  success({ trade_id: 7, order_id: 13, type: "trade" }),
);

const other = {
  ...deliveryAddress,
  id: 5,
  contact: "Demo studio",
  is_default: 0,
  address: "Unit 3, 16 Tianmushan Road",
};
const answers: Answers = {
  "order/settlement": settled,
  "order/submitOrder": (sent) => submitted(sent),
  "order/getPayStatus": success(wirePaymentStatus()),
  "order/getPayWay": success(wirePaymentMethods()),
  "user_address/lists": success([deliveryAddress, other]),
};

const meta = {
  title: "CartCheckout/CheckoutPage",
  component: CheckoutPage,
  ...storyRouter({ path, answers }),
  beforeEach: () => {
    submitted.mockReset().mockImplementation(() => success({ trade_id: 7, order_id: 13, type: "trade" }));
    sessionStorage.clear();
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("complementary", { name: "To pay" });
    await expect(summary).toHaveTextContent("Products (3)¥356.00");
    await expect(summary).toHaveTextContent("Flash sale−¥30.00");
    await expect(summary).toHaveTextContent("Member discount−¥5.95");
    await expect(summary).toHaveTextContent("¥332.05");
    await expect(canvas.getByRole("radio", { name: "Mina Sato 13800138000" })).toBeChecked();
  },
};

export const CouponChosen: Story = {
  play: async ({ canvas }) => {
    const [coupon] = canvas.getAllByLabelText("Coupon");
    if (coupon !== undefined) await userEvent.selectOptions(coupon, "31");
    await waitFor(() => expect(canvas.getByRole("complementary")).toHaveTextContent("Coupon−¥20.00"));
    await expect(canvas.getByRole("complementary")).toHaveTextContent("¥312.05");
  },
};

export const SubmittedOnceByTwoPresses: Story = {
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole("button", { name: "Submit order" });
    button?.click();
    button?.click();
    await expect(await canvas.findByRole("heading", { name: "Payment" })).toBeVisible();
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(submitted.mock.calls[0]?.[0]).toMatchObject({
      address_id: 4,
      cart_id: "1,2,3",
      expected_amount: "332.05",
      remark: "",
    });
  },
};

export const Rejected: Story = {
  play: async ({ canvas }) => {
    submitted.mockImplementation(() => rejection("There is less of the teapot than you want"));
    canvas.getAllByRole("button", { name: "Submit order" })[0]?.click();
    const alert = await canvas.findByText("There is less of the teapot than you want");
    await expect(alert).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Submit order" })[0]).toBeEnabled();
    // The shopper's own choice changes the amount now, which needs no notice.
    const [coupon] = canvas.getAllByLabelText("Coupon");
    if (coupon !== undefined) await userEvent.selectOptions(coupon, "31");
    await waitFor(() => expect(canvas.getByRole("complementary")).toHaveTextContent("¥312.05"));
    await expect(canvas.queryByText("Your order was not placed")).toBeNull();
  },
};

export const LeftWhileSubmitting: Story = {
  play: async ({ canvas, loaded }) => {
    const { promise, resolve } = Promise.withResolvers<Envelope>();
    submitted.mockImplementation(() => promise);
    canvas.getAllByRole("button", { name: "Submit order" })[0]?.click();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    const router = loaded["router"] as MemoryRouter;
    await router.navigate({ to: "/account/login" });
    resolve(success({ trade_id: 7, order_id: 13, type: "trade" }));
    await waitFor(() =>
      expect(canvas.getByText("Your order is placed. It waits for its payment among your orders.")).toBeVisible(),
    );
    await expect(router.latestLocation.pathname).toBe("/account/login");
  },
};

export const Unheard: Story = {
  play: async ({ canvas }) => {
    submitted.mockImplementationOnce(() => Promise.reject(new Error("out of reach")));
    canvas.getAllByRole("button", { name: "Submit order" })[0]?.click();
    await expect(await canvas.findByText("We could not hear whether your order arrived")).toBeVisible();
    canvas.getByRole("button", { name: "Ask again" }).click();
    await expect(await canvas.findByRole("heading", { name: "Payment" })).toBeVisible();
    const [first, second] = submitted.mock.calls;
    await expect(second).toEqual(first);
  },
};

/** Choices made before a visit to the cart are settled again. */
export const BackAtAnEarlierChoice: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/settlement": (sent) => (couponOf(sent) !== null ? new Promise<Envelope>(() => undefined) : settled(sent)),
    },
  }),
  beforeEach: () => {
    const draft = { data, addressId: null, coupons: { 7: 31 }, remarks: {} };
    sessionStorage.setItem("plaza:checkout-draft", JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
    await expect(canvas.queryByText("This cannot be ordered at present")).toBeNull();
  },
};

let isInReach = true;
export const PricesOutOfReach: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/settlement": (sent) => (isInReach ? settled(sent) : Promise.reject(new Error("out of reach"))),
    },
  }),
  play: async ({ canvas }) => {
    isInReach = false;
    const [coupon] = canvas.getAllByLabelText("Coupon");
    if (coupon !== undefined) await userEvent.selectOptions(coupon, "31");
    await waitFor(() => expect(canvas.getByText(/The prices could not be fetched anew/)).toBeVisible());
    for (const button of canvas.getAllByRole("button", { name: "Submit order" })) await expect(button).toBeDisabled();
    isInReach = true;
    canvas.getByRole("button", { name: "Try again" }).click();
    await waitFor(() => expect(canvas.getByRole("complementary")).toHaveTextContent("¥312.05"));
    for (const button of canvas.getAllByRole("button", { name: "Submit order" })) await expect(button).toBeEnabled();
  },
};

export const WithoutAddress: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/settlement": success(wireSettlement({ address: false })),
      "user_address/lists": success([]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Submit order" })[0]).toBeDisabled();
    canvas.getByRole("button", { name: "Add address" }).click();
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Add address" })).toBeVisible());
  },
};

let isBookInReach = false;
const updated = fn((_sent: unknown): Envelope => success([]));
/** Only the list of addresses knows that the settled one is the default. */
export const EditedWithoutTheList: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/settlement": success({ ...wireSettlement(), address: { ...deliveryAddress, is_default: undefined } }),
      "user_address/lists": () =>
        isBookInReach ? success([deliveryAddress, other]) : Promise.reject(new Error("out of reach")),
      "user_address/update": (sent) => updated(sent),
    },
  }),
  beforeEach: () => {
    updated.mockClear();
    return () => {
      isBookInReach = false;
    };
  },
  play: async ({ canvas }) => {
    isBookInReach = true;
    canvas.getByRole("button", { name: "Edit the address of Mina Sato" }).click();
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Edit address" })).toBeVisible());
    canvas.getByRole("button", { name: "Save address" }).click();
    await waitFor(() => expect(updated).toHaveBeenCalledWith(expect.objectContaining({ id: 4, is_default: 1 })));
  },
};

export const NotForSale: Story = {
  ...storyRouter({
    path,
    answers: { ...answers, "order/settlement": rejection("This shop takes no orders at present") },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This shop takes no orders at present")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the cart" })).toHaveAttribute("href", "/shop_cart");
  },
};

export const ManyAddresses: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "user_address/lists": success([
        deliveryAddress,
        ...[11, 12, 13, 14, 15, 16, 17].map((id) => ({ ...other, id, contact: `Recipient ${id}` })),
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(5);
    canvas.getByRole("button", { name: "Show all addresses (8)" }).click();
    await waitFor(() => expect(canvas.getAllByRole("radio")).toHaveLength(8));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "360" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Tablet: Story = { globals: { viewport: { value: "768" } } };
export const Chinese: Story = { globals: { locale: "zh" } };
export const Japanese: Story = { globals: { locale: "ja" } };
export const Korean: Story = { globals: { locale: "ko", viewport: { value: "360" } } };
