import { wireWithdrawalInfo, wireWithdrawalLine } from "@plaza/api-client/testing";
import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireOrder, wireOrderDetail, wireOrders, wireOrderSite, wireWithdrawn } from "../testing/wire-orders.ts";
import { OrderPage } from "./order-page.tsx";

/** The page of an order in this state. */
function showing(state: number, differences: object = {}) {
  return storyRouter({
    path: "/user/order/detail?id=12",
    answers: { "order/getOrderDetail": () => success(wireOrderDetail(state, differences)) },
  });
}

const meta = { title: "CartCheckout/OrderPage", component: OrderPage, ...showing(2) } satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole("list", { name: "Progress of this order" }));
    const steps = way.getAllByRole("listitem");
    await expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      "Ordered",
      "Paid",
      "Shipped",
      "Completion",
    ]);
    await expect(steps[2]).toHaveAttribute("aria-current", "step");
    const amounts = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(amounts).toEqual(["¥350.00", "−¥20.00", "¥12.00", "¥342.00"]);
    await expect(canvas.getByText(/武康路88号1204, Xuhui District, Shanghai$/)).toBeVisible();
  },
};
const cash = { cash_due: "342.00", pay_way: "Cash on delivery", pay_time: "", timeline: undefined };
export const ToBePaidInCash: Story = {
  ...showing(1, cash),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/¥342\.00 to be paid in cash when it is delivered/)).toBeVisible();
    const way = within(canvas.getByRole("list", { name: "Progress of this order" }));
    await expect(way.getAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent)).toEqual(
      expect.arrayContaining(["Delivery", "Payment", "Completion"]),
    );
  },
};
/** The shop has not said so yet, and is told. */
const confirm = fn((_sent: unknown) => success([]));
export const PaidInCash: Story = {
  ...storyRouter({
    path: "/user/order/detail?id=12",
    answers: {
      "order/getOrderDetail": () =>
        success(wireOrderDetail(2, confirm.mock.calls.length === 0 ? cash : { ...cash, take_btn: 0, cash_claimed: 1 })),
      "order/confirm": (sent) => confirm(sent),
    },
  }),
  beforeEach: () => void confirm.mockClear(),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Confirm receipt" }).click();
    const dialog = within(await canvas.findByRole("dialog", { name: "Have you received everything?" }));
    await expect(dialog.getByText(/and you have paid for them\.$/)).toBeVisible();
    dialog.getByRole("button", { name: "Confirm receipt" }).click();
    await expect(await canvas.findByText("The shop is told that you have paid.")).toBeVisible();
    await expect(await canvas.findByText(/¥342\.00 paid in cash, which the shop still has to confirm/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Confirm receipt" })).toBeNull();
  },
};
export const CancelledBeforeItIsPaid: Story = {
  ...showing(1, cash),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Return or cancel" }).click();
    (await canvas.findByRole("button", { name: "Cancel order" })).click();
    const dialog = within(await canvas.findByRole("dialog", { name: "Cancel this order?" }));
    await expect(dialog.getByText(/and you owe nothing/)).toBeVisible();
    await expect(dialog.queryByText(/refunded/)).toBeNull();
  },
};
export const ToBePaidInCashInJapanese: Story = {
  ...showing(2, { ...cash, take_btn: 0 }),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^お届け時に/)).toBeVisible();
  },
};
const withdrawn = {
  path: "/user/order/detail?id=12",
  answers: {
    "index/config": success(wireOrderSite),
    "order/getOrderDetail": () => success(wireOrderDetail(2, wireWithdrawn)),
  },
};
/** Nothing is left to confirm, and the one next step is to send the goods back. */
export const WithdrawnFrom: Story = {
  ...storyRouter(withdrawn),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Withdrawn")).toBeVisible();
    await expect(canvas.queryByText("Pending receipt")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Confirm receipt" })).toBeNull();
    const next = canvas.getByRole("link", { name: "Send the goods back" });
    await expect(next).toHaveAttribute("href", "/user/withdrawal/receipt?id=5");
    const way = within(canvas.getByRole("list", { name: "Progress of this order" }));
    const titles = way.getAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent);
    await expect(titles).toEqual([
      "Ordered",
      "Paid",
      "Shipped",
      "Out for delivery in Xuhui District",
      "You asked for a return or refund",
      "Your withdrawal replaced the request",
      "You withdrew from the contract",
    ]);
    await expect(way.getByRole("link", { name: "See the confirmation" })).toHaveAttribute(
      "href",
      "/user/withdrawal/receipt?id=5",
    );
  },
};
export const WithdrawnFromInJapanese: Story = {
  ...storyRouter(withdrawn),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: "申請を見る" }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  },
};

const doors = (state: number, differences: object = {}) =>
  storyRouter({
    path: "/user/order/detail?id=12",
    answers: {
      "index/config": success(wireOrderSite),
      "order/getOrderDetail": () => success(wireOrderDetail(state, differences)),
      "withdrawal/info": () =>
        success(
          wireWithdrawalInfo({
            until: "",
            unshipped: state === 1 ? 1 : 0,
            lines: wireOrder(state).order_goods.map(({ id, goods_name }, index) =>
              wireWithdrawalLine(id, {
                goods_name,
                replaces: index === 0 ? { after_sale_id: 9, sn: "202611211000034821", refund_type: 1 } : null,
              }),
            ),
          }),
        ),
    },
  });
/** One door, behind which stands what applies, until when, and what comes of it. */
export const WaysOutOfAnOrderThatIsNotSent: Story = {
  ...doors(1, { withdraw_btn: 1, cancel_until: "2026-11-20 10:31:00", order_goods: wireOrder(1).order_goods }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "Cancel order" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Return or cancel" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Return or cancel" }));
    await expect(await dialog.findByText(/¥342.00 goes back the way it was paid/)).toBeVisible();
    await expect(dialog.getByText(/Nothing has been sent yet, so the money goes back at once/)).toBeVisible();
    await expect(dialog.getByText("Possible once the order has been sent.")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Withdraw from contract" })).toHaveAttribute(
      "href",
      "/user/withdrawal?id=13",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Cancel order" }));
    await expect(await canvas.findByRole("dialog", { name: "Cancel this order?" })).toBeVisible();
  },
};
export const WaysOutOfALine: Story = {
  ...doors(3, { withdraw_btn: 1, refund_until: "2026-11-27 09:33:00" }),
  play: async ({ canvas, userEvent }) => {
    const name = "Return or refund Glazed Stoneware Teapot, 900 ml";
    await userEvent.click(canvas.getByRole("button", { name }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Return or refund" }));
    await expect(await dialog.findByText("Not possible any more: the order has been sent.")).toBeVisible();
    await expect(dialog.getByText("It ends your open request 202611211000034821 and takes its place.")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Return or refund" })).toHaveAttribute(
      "href",
      "/user/after_sales/apply_sale?order_id=15&item_id=90",
    );
    await expect(dialog.getByRole("link", { name: "Withdraw from contract" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/user\/withdrawal\?id=15&line=\d+$/),
    );
  },
};
const openDoor: Story["play"] = async ({ canvasElement, canvas }) => {
  const buttons = [...canvasElement.querySelectorAll<HTMLButtonElement>("button")];
  buttons.find(({ textContent }) => /退|返品|반품/.test(textContent))?.click();
  await canvas.findByRole("dialog");
};
export const WaysOutInJapanese: Story = {
  ...doors(3, { withdraw_btn: 1 }),
  globals: inJapaneseOnAPhone,
  play: openDoor,
};

const ask = fn<(subject: unknown) => void>();
/** Where somebody has conversations: the order goes along, to be sent. */
export const AskedAbout: Story = {
  ...storyRouter({
    path: "/user/order/detail?id=12",
    answers: { "order/getOrderDetail": () => success(wireOrderDetail(2)) },
    openConversation: ask,
  }),
  play: async ({ canvas, userEvent }) => {
    ask.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "Ask the shop" }));
    await waitFor(() =>
      expect(ask.mock.lastCall?.[0]).toMatchObject({
        about: { type: "order", order: { amount: 34_200, state: "shipped" } },
      }),
    );
  },
};
export const Unpaid: Story = {
  ...showing(0),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pay now" })).toHaveAttribute("href", "/payment?id=12&from=order");
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.getByText("Not paid")).toBeVisible();
  },
};
export const Completed: Story = {
  ...showing(3),
  play: ({ canvas }) => expect(canvas.queryByRole("link", { name: "Write a review" })).toBeNull(),
};
/** The platform says it of a line. */
export const CompletedToReview: Story = {
  ...showing(3, { order_goods: wireOrder(3).order_goods.map((line, index) => ({ ...line, comment_btn: index })) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Write a review" })).toHaveAttribute("href", "/user/evaluation");
  },
};
export const Closed: Story = showing(4);
const details = fn(() => success(wireOrderDetail(4)));
/** A deleted order's details are not fetched again. */
export const Deleted: Story = {
  ...storyRouter({
    path: "/user/order/detail?id=16",
    answers: {
      "order/getOrderDetail": () => details(),
      "order/del": success([]),
      "order/lists": success(wireOrders([])),
    },
  }),
  play: async ({ canvas }) => {
    details.mockClear();
    canvas.getByRole("button", { name: "Delete order" }).click();
    await canvas.findByRole("dialog", { name: "Delete this order?" });
    canvas.getAllByRole("button", { name: "Delete order" }).at(-1)?.click();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible());
    await waitFor(() => expect(canvas.getByText("The order is deleted")).toBeVisible());
    await expect(details).not.toHaveBeenCalled();
  },
};
export const Refunded: Story = showing(4, { refund_status: 2, refund_amount: "342.00" });
const secondPayment = {
  amount: "342.00",
  pay_way: "WeChat Pay",
  pay_time: "2026-11-20 09:33:00",
  refund_time: "2026-11-20 09:33:10",
};
export const SecondPaymentRefunded: Story = {
  ...showing(1, { late_refunds: [secondPayment] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("was refunded in full to WeChat Pay.", { exact: false })).toBeVisible();
  },
};
export const PaidAfterItWasClosed: Story = {
  ...showing(4, {
    pay_status: 0,
    pay_time: "",
    pay_way: "微信支付",
    late_refunds: [{ ...secondPayment, refund_time: "" }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("on its way back to WeChat Pay in full.", { exact: false })).toBeVisible();
    await expect(canvas.getByText("Not paid")).toBeVisible();
    await expect(canvas.queryByText("微信支付")).toBeNull();
  },
};
export const SecondPaymentInJapanese: Story = {
  ...showing(1, { late_refunds: [secondPayment] }),
  globals: inJapaneseOnAPhone,
};
export const BoughtInTheFlashSale: Story = {
  ...showing(1, { flash_amount: "30.00", member_amount: "5.00", order_amount: "337.00" }),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(labels).toEqual(["Products (3)", "Flash sale", "Member discount", "Coupon", "Delivery", "Total"]);
    const amounts = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(amounts).toEqual(["¥380.00", "−¥30.00", "−¥5.00", "−¥20.00", "¥12.00", "¥337.00"]);
  },
};
export const RefundedInPart: Story = {
  ...showing(3, { refund_status: 1, refund_amount: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Refunded in part/)).toBeVisible();
  },
};
const pickedUp = {
  delivery_type: 2,
  shop_address: "上海市上海市徐汇区322 Anfu Road",
  shop: {
    id: 7,
    name: "Paper Weather",
    type: 2,
    logo: "",
    run_start_time: "11:00:00",
    run_end_time: "20:00:00",
    weekdays: ["2", "3", "4", "5", "6", "0"],
  },
  consignee: "",
  mobile: "",
  delivery_address: "",
  shipping_price: "0.00",
  order_amount: "330.00",
};
export const PickUp: Story = {
  ...showing(1, { ...pickedUp, pickup_code: "204811" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("204811")).toBeVisible();
    const fact = canvas.getByRole("heading", { name: "Pick-up code" }).parentElement;
    await expect(fact).toHaveTextContent("Show it at the counter.");
    await expect(fact).toHaveTextContent("322 Anfu Road, Xuhui District, Shanghai");
    await expect(fact).toHaveTextContent("Open Tue–Sun 11:00–20:00");
    await expect(canvas.queryByText("Deliver to")).toBeNull();
  },
};
/** Where to go is said before the payment, and the code after it. */
export const PickUpUnpaid: Story = {
  ...showing(0, pickedUp),
  play: async ({ canvas }) => {
    const fact = canvas.getByRole("heading", { name: "Pick-up at the shop" }).parentElement;
    await expect(fact).toHaveTextContent("322 Anfu Road");
    await expect(canvas.queryByText("Pick-up code")).toBeNull();
  },
};
export const PickUpInJapanese: Story = {
  ...showing(1, { ...pickedUp, pickup_code: "204811" }),
  globals: inJapaneseOnAPhone,
};
export const Content: Story = {
  ...showing(2, {
    delivery_type: 1,
    consignee: "",
    delivery_content: "Your key: PLZA-4411-90AB\nRedeem it until 31 December.",
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PLZA-4411-90AB/)).toBeVisible();
    await expect(canvas.queryByText("Deliver to")).toBeNull();
  },
};
export const LongTexts: Story = {
  ...showing(1, { user_remark: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten".repeat(2) }),
  globals: { viewport: { value: "360" } },
};
export const Chinese: Story = { globals: inChinese };
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { globals: inKoreanOnATablet };
