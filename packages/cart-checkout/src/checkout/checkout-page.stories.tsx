import { wirePaymentMethods, wirePaymentStatus } from "@plaza/api-client/testing";
import { writeCheckoutRequest } from "@plaza/routing";
import { type Answers, type Envelope, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { expectPaidPriceLarge } from "../testing/shown-prices.ts";
import { couponAsked, deliveryAddress, wireOffer, wirePage, wireSettlement } from "../testing/wire-checkout.ts";
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

/** Counts the settlements. */
const settlements = fn((_sent: unknown) => undefined);

/** The settlement with the coupon that is asked for; by itself this platform uses none, as the original one. */
function settled(sent: unknown): Envelope {
  settlements(sent);
  return success(wireSettlement({ couponId: couponAsked(sent) }));
}
/** The settlement of a platform that uses the best coupon by itself, and says so. */
const atBest = fn((sent: unknown): Envelope =>
  success(wireSettlement({ couponId: couponAsked(sent, { chooses: true }), chooses: true })),
);
/** Chooses a coupon of the first shop; "" is none. */
async function chooseCoupon(canvas: { readonly getAllByLabelText: (label: string) => HTMLElement[] }, id: string) {
  const [coupon] = canvas.getAllByLabelText("Coupon");
  if (coupon === undefined) throw new Error("There is no coupon to choose.");
  await userEvent.selectOptions(coupon, id);
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
    // The loader of the next story runs before this.
    return () => {
      settlements.mockClear();
      atBest.mockClear();
      sessionStorage.clear();
    };
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("complementary", { name: "To pay" });
    await expect(summary).toHaveTextContent("Products (4)¥356.00");
    await expect(summary).toHaveTextContent("Flash sale−¥30.00");
    await expect(summary).toHaveTextContent("Member discount−¥5.95");
    await expect(summary).toHaveTextContent("Coupon−¥20.00");
    await expect(summary).toHaveTextContent("¥312.05");
    const applied = canvas.getByText("Best coupon applied: −¥20.00");
    await expect(applied).toBeVisible();
    await expect(applied.parentElement).toHaveTextContent(/^Best coupon applied: −¥20.00 · Until 18 March 2030/);
    await expect(canvas.getByRole("radio", { name: "Mina Sato 13800138000" })).toBeChecked();
  },
};

/** Of a member and in a flash sale. */
export const PricesThatThisCustomerPays: Story = {
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole("link", { name });
    await expectPaidPriceLarge(link("Studio One Desk Microphone"), "¥113.05", "¥119.00");
    await expectPaidPriceLarge(link("Aria Over-Ear Headphones, Studio Grey"), "¥99.00", "¥129.00");
  },
};

export const AnotherCoupon: Story = {
  play: async ({ canvas }) => {
    await chooseCoupon(canvas, "32");
    await waitFor(() => expect(canvas.getByRole("complementary")).toHaveTextContent("Coupon−¥5.00"));
    await expect(canvas.getByRole("complementary")).toHaveTextContent("¥327.05");
    await expect(canvas.getByText("Another of your coupons takes off more: −¥20.00")).toBeVisible();
  },
};

export const WithoutCoupon: Story = {
  play: async ({ canvas }) => {
    await chooseCoupon(canvas, "");
    await waitFor(() => expect(canvas.getByRole("complementary")).toHaveTextContent("¥332.05"));
    await expect(canvas.getByText("You have 2 coupons for this")).toBeVisible();
    canvas.getAllByRole("button", { name: "Submit order" })[0]?.click();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await expect(submitted.mock.calls[0]?.[0]).toMatchObject({ coupon_id: [], expected_amount: "332.05" });
  },
};

/** The shopper's own choice, and that none is to be used, outlast a change of address. */
export const OneSettlementForEachChange: Story = {
  ...storyRouter({
    path,
    answers: {
      "order/settlement": (sent) => atBest(sent),
      "user_address/lists": () => success([deliveryAddress, other]),
      "user_address/update": () => success([]),
      "user_address/add": () => success({ id: 5 }),
    },
  }),
  play: async ({ canvas, loaded }) => {
    const { queryClient } = (loaded["router"] as MemoryRouter).options.context;
    const summary = canvas.getByRole("complementary");
    await expect(summary).toHaveTextContent("¥312.05");
    // The loader's, which is all that opening the page takes.
    await expect(atBest).toHaveBeenCalledOnce();
    let calls = 1;
    const settledOnce = async (sent: object) => {
      calls += 1;
      await waitFor(() => expect(atBest).toHaveBeenCalledTimes(calls));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      await waitFor(() => expect(summary.querySelector("[aria-busy=true]")).toBeNull());
      await expect(atBest).toHaveBeenCalledTimes(calls);
      await expect(atBest.mock.lastCall?.[0]).toMatchObject(sent);
    };
    await chooseCoupon(canvas, "32");
    await settledOnce({ coupon_id: [32], best_coupon_shops: [7, 8] });
    await userEvent.click(canvas.getByRole("radio", { name: /Demo studio/ }));
    await settledOnce({ address_id: 5, coupon_id: [32] });
    await chooseCoupon(canvas, "");
    await settledOnce({ address_id: 5, coupon_id: [], best_coupon_shops: [8] });
    await userEvent.click(canvas.getByRole("radio", { name: /Mina Sato/ }));
    await settledOnce({ address_id: 4, coupon_id: [], best_coupon_shops: [8] });
    await waitFor(() => expect(summary).toHaveTextContent("¥332.05"));
    // The chosen address is changed, and then another one.
    for (const [name, address_id] of [
      ["Mina Sato", 4],
      ["Demo studio", 5],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name: `Edit the address of ${name}` }));
      await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
      await userEvent.click(canvas.getByRole("button", { name: "Save address" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await settledOnce({ address_id });
    }
  },
};

/** Where the platform chooses no coupon, the loader asks once more, with the best. */
export const BestCouponAskedFor: Story = {
  play: async ({ canvas, loaded }) => {
    const { queryClient } = (loaded["router"] as MemoryRouter).options.context;
    await expect(canvas.getByRole("complementary")).toHaveTextContent("¥312.05");
    await expect(settlements.mock.calls.map(([sent]) => couponAsked(sent))).toEqual([null, 31]);
    await userEvent.click(canvas.getByRole("radio", { name: /Demo studio/ }));
    await waitFor(() => expect(settlements).toHaveBeenCalledTimes(3));
    // The amount is the same before the answer.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(canvas.getByRole("complementary")).toHaveTextContent("¥312.05");
    await expect(settlements).toHaveBeenCalledTimes(3);
  },
};

let isClaimed = false;
const claimed = fn((_sent: unknown): Envelope => {
  isClaimed = true;
  return success([]);
});
/** A coupon can be received that is better than the one that is held. */
const receiving: Answers = {
  "order/settlement": (sent) => {
    atBest(sent);
    const best = couponAsked(sent, { chooses: true });
    const couponId = best === 31 && !isClaimed ? 32 : best;
    return success(wireSettlement({ couponId, chooses: true, coupons: isClaimed ? [31, 32] : [32] }));
  },
  "coupon/getCouponList": (sent) => {
    const isOffered = (sent as { readonly shop_id: string }).shop_id === "7" && !isClaimed;
    return success(isOffered ? wirePage(wireOffer({ money: "20" })) : wirePage());
  },
  "coupon/getCoupon": (sent) => claimed(sent),
  "user_address/lists": success([deliveryAddress]),
};
const neverClaimed = () => () => {
  isClaimed = false;
  claimed.mockClear();
};

export const Received: Story = {
  ...storyRouter({ path, answers: receiving }),
  beforeEach: neverClaimed,
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("complementary");
    await expect(summary).toHaveTextContent("Coupon−¥5.00");
    const receive = await canvas.findByRole("button", { name: "Receive ¥20 off" });
    const before = atBest.mock.calls.length;
    await userEvent.dblClick(receive);
    await waitFor(() => expect(summary).toHaveTextContent("Coupon−¥20.00"));
    await waitFor(() => expect(canvas.getByText(/^Best coupon applied: −¥20.00/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Receive/ })).toBeNull());
    await expect(claimed).toHaveBeenCalledOnce();
    await expect(atBest).toHaveBeenCalledTimes(before + 1);
  },
};

/** Whoever receives a coupon means to use it, whatever was chosen before. */
export const ReceivedAfterDeclining: Story = {
  ...Received,
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("complementary");
    await chooseCoupon(canvas, "");
    await waitFor(() => expect(summary).toHaveTextContent("¥332.05"));
    const before = atBest.mock.calls.length;
    await userEvent.click(await canvas.findByRole("button", { name: "Receive ¥20 off" }));
    await waitFor(() => expect(summary).toHaveTextContent("Coupon−¥20.00"));
    await expect(atBest).toHaveBeenCalledTimes(before + 1);
  },
};

export const GoneMeanwhile: Story = {
  ...Received,
  play: async ({ canvas }) => {
    claimed.mockImplementationOnce(() => {
      isClaimed = true;
      return rejection("This coupon is all gone");
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Receive ¥20 off" }));
    await expect(await canvas.findByText("This coupon is all gone")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Receive/ })).toBeNull());
    await expect(canvas.getByRole("complementary")).toHaveTextContent("Coupon−¥5.00");
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
      coupon_id: [31],
      expected_amount: "312.05",
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
    await chooseCoupon(canvas, "32");
    await waitFor(() => expect(canvas.getByRole("complementary")).toHaveTextContent("¥327.05"));
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
    await expect(await canvas.findByText("We do not know yet whether your order arrived")).toBeVisible();
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
      "order/settlement": (sent) => (couponAsked(sent) === 32 ? new Promise<Envelope>(() => undefined) : settled(sent)),
    },
  }),
  beforeEach: () => {
    const draft = { data, addressId: null, coupons: { 7: 32 }, remarks: {} };
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
    await chooseCoupon(canvas, "32");
    await waitFor(() => expect(canvas.getByText(/The prices could not be updated/)).toBeVisible());
    for (const button of canvas.getAllByRole("button", { name: "Submit order" })) await expect(button).toBeDisabled();
    isInReach = true;
    canvas.getByRole("button", { name: "Try again" }).click();
    await waitFor(() => expect(canvas.getByRole("complementary")).toHaveTextContent("¥327.05"));
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

/** As a platform does that does not know the region of the default address; the one failure comes long before the other. */
export const AddressesNotListed: Story = {
  ...storyRouter({
    path,
    answers: { ...answers, "order/settlement": unreachable, "user_address/lists": noAnswer },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The shop may not know the region of your default address/)).toBeVisible();
    canvas.getByRole("button", { name: "Add address" }).click();
    const dialog = await canvas.findByRole("dialog", { name: "Add address" });
    await expect(within(dialog).getByRole("checkbox", { name: "Use as the default address" })).toBeChecked();
  },
};

export const OnlyTheSettledAddress: Story = {
  ...storyRouter({ path, answers: { ...answers, "user_address/lists": noAnswer } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your addresses could not be shown/)).toBeVisible();
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
    await expect(canvas.getAllByRole("button", { name: "Submit order" })[0]).toBeEnabled();
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
export const Chinese: Story = { globals: inChinese };
/** ¥ alone reads as yen: each shop's sum and the total name the currency. */
export const JapaneseOnAPhone: Story = {
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    const sums = canvas.getAllByText("ショップ合計").map((term) => term.closest("div"));
    await expect(sums.length).toBeGreaterThan(0);
    for (const sum of sums) await expect(sum).toHaveTextContent(/¥[\d,.]+ 人民元$/);
  },
};
export const KoreanOnATablet: Story = { globals: inKoreanOnATablet };
