import { ordersQuery } from "@plaza/api-client";
import {
  wireAwaitedTransfer,
  wireCardMethod,
  wireCashMethod,
  wireOrderLine,
  wirePaidOrder,
  wirePaymentMethod,
  wirePaymentMethods,
  wirePaymentStatus,
  wireTransferMethod,
} from "@plaza/api-client/testing";
import { type Answers, type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { PaymentPage } from "./payment-page.tsx";

const path = "/payment?id=7&from=trade";
/** A QR code whose address leads nowhere. */
const wireCode =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVQIW2P4z8DA8B8ABwAB/6Nl\r\nxAAAAABJRU5ErkJggg==";
const paid = { code: 20_001, show: 1, msg: "Paid", data: [] };
const pay = fn((_sent: unknown, _headers: Headers): Envelope | Promise<Envelope> => paid);
let isPaid = false;
const checked = fn();

const answers: Answers = {
  "order/getPayStatus": () => {
    checked();
    return success(wirePaymentStatus(isPaid ? { pay_status: 1, order_status: 1 } : {}));
  },
  "order/lists": success({ list: [], count: 0, more: 0, page: 1, size: 10 }),
  "order/getPayWay": () => success(wirePaymentMethods()),
  "pay/unifiedpay": (sent, headers) => pay(sent, headers),
};

const meta = {
  title: "CartCheckout/PaymentPage",
  component: PaymentPage,
  ...storyRouter({ path, answers }),
  beforeEach: () => {
    isPaid = false;
    pay.mockReset().mockImplementation(() => {
      isPaid = true;
      return paid;
    });
    sessionStorage.clear();
    // The next story's first call comes before its own preparation, so this one cleans up.
    return () => {
      isPaid = false;
    };
  },
} satisfies Meta<typeof PaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

export const Due: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥50,000.00 available")).toBeVisible();
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "WeChat Pay" })).toBeChecked();
  },
};

export const PaidFromTheBalance: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: "Balance" }).click();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Balance" })).toBeChecked());
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    const dialog = await canvas.findByRole("dialog", { name: "Pay from your balance?" });
    await expect(dialog).toHaveTextContent("¥49,535.45 will be left");
    const [, confirm] = canvas.getAllByRole("button", { name: "Pay ¥464.55" });
    confirm?.click();
    const title = await canvas.findByRole("heading", { level: 1, name: "Paid" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(pay).toHaveBeenCalledOnce();
    await expect(pay.mock.calls[0]?.[0]).toEqual({ from: "trade", order_id: 7, pay_way: 3 });
  },
};

export const PaidWithAPhone: Story = {
  play: async ({ canvas, loaded }) => {
    const { api, queryClient } = (loaded["router"] as MemoryRouter).options.context;
    const ordersBefore = ordersQuery(api, { filter: "all", page: 1, pageSize: 10 });
    await queryClient.fetchQuery(ordersBefore);
    pay.mockImplementation(() => ({ ...success(wireCode), sandbox_url: "/sandbox/wechat/1" }));
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Scan with WeChat to pay" })).toBeVisible());
    await expect(canvas.getByRole("link", { name: "Open the sandbox cashier" })).toHaveAttribute(
      "href",
      "/sandbox/wechat/1",
    );
    isPaid = true;
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible());
    await waitFor(() => expect(queryClient.getQueryState(ordersBefore.queryKey)?.isInvalidated).toBe(true));
  },
};

const withCard = () => success(wirePaymentMethods("50000.00", { pay_way: [wireCardMethod(), wirePaymentMethod()] }));

export const PaidOnAPage: Story = {
  ...storyRouter({ path, answers: { ...answers, "order/getPayWay": withCard } }),
  play: async ({ canvas }) => {
    // An address that the browser need not leave this page for.
    pay.mockImplementation(() => ({
      ...success([]),
      code: 10_001,
      pay_url: `${location.pathname}${location.search}#card`,
    }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Card (Stripe)" })).toBeChecked());
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await canvas.findByRole("button", { name: "Opening the payment page" });
    await waitFor(() => expect(location.hash).toBe("#card"));
    history.replaceState(history.state, "", location.pathname + location.search);
    await expect(pay.mock.calls[0]?.[0]).toEqual({ from: "trade", order_id: 7, pay_way: 102 });
  },
};

const inCash = {
  ...answers,
  "order/getPayWay": () =>
    success(wirePaymentMethods("50000.00", { pay_way: [wireCashMethod(), wirePaymentMethod()] })),
  "order/getPayStatus": () =>
    success(wirePaymentStatus(isPaid ? { pay_status: 1, order_status: 1, cash_due: "464.55" } : {})),
};

export const ToBePaidInCash: Story = {
  ...storyRouter({ path, answers: inCash }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Cash on delivery" })).toBeChecked());
    await expect(canvas.getByText("You pay when the parcel comes")).toBeVisible();
    (await canvas.findByRole("button", { name: "Place the order" })).click();
    const title = await canvas.findByRole("heading", { level: 1, name: "Your order is placed" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText("You pay ¥464.55 in cash when it is delivered.")).toBeVisible();
    await expect(pay.mock.calls[0]?.[0]).toEqual({ from: "trade", order_id: 7, pay_way: 103 });
  },
};

export const NotInCash: Story = {
  ...storyRouter({ path, answers: inCash }),
  play: async ({ canvas }) => {
    pay.mockImplementation(() => rejection("This order cannot be paid in cash on delivery"));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Cash on delivery" })).toBeChecked());
    (await canvas.findByRole("button", { name: "Place the order" })).click();
    await expect(await canvas.findByText("This order cannot be paid in cash on delivery")).toBeVisible();
  },
};

export const PageThatIsNoProviders: Story = {
  ...storyRouter({ path, answers: { ...answers, "order/getPayWay": withCard } }),
  play: async ({ canvas }) => {
    pay.mockImplementation(() => ({ ...success([]), code: 10_001, pay_url: "https://shop.example@evil.example/" }));
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await expect(await canvas.findByText("The payment page could not be opened")).toBeVisible();
  },
};

/** Another method, or a form that was left, may have replaced the attempt, so the next press starts a new one. */
export const ScannedAgain: Story = {
  play: async ({ canvas }) => {
    pay.mockImplementation(() => success(wireCode));
    for (const press of [1, 2]) {
      (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
      await waitFor(() => expect(canvas.getByRole("dialog", { name: "Scan with WeChat to pay" })).toBeVisible());
      await expect(pay).toHaveBeenCalledTimes(press);
      canvas.getByRole("button", { name: "Close" }).click();
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    }
    const [first, second] = pay.mock.calls.map(([, headers]) => headers.get("idempotency-key"));
    await expect(first).toMatch(/^[\da-f]{32}$/);
    await expect(second).not.toBe(first);
  },
};

/** A payment with WeChat may be under way: begun here, or in another tab. */
const withWeChatUnderWay = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/getPayStatus": () => {
        checked();
        return success({
          ...wirePaymentStatus(isPaid ? { pay_status: 1, order_status: 1 } : {}),
          started_payment: { pay_way: 1, time: Math.floor(Date.now() / 1000) - 60 },
        });
      },
    },
  }),
} satisfies Partial<Story>;

const byTransfer = wireTransferMethod();
/** Bank transfer is offered, and awaited once it was chosen. */
let isAwaited = false;
const withTransfer = (differences: Readonly<Record<string, unknown>> = {}) =>
  ({
    ...storyRouter({
      path,
      answers: {
        ...answers,
        "order/getPayStatus": () =>
          success(
            wirePaymentStatus(
              isAwaited || "received" in differences
                ? {
                    started_payment: { pay_way: 101, time: Math.floor(Date.now() / 1000) - 60 },
                    transfer: wireAwaitedTransfer(differences),
                    cancel_time: Math.floor(Date.now() / 1000) + 6 * 86_400,
                  }
                : {},
            ),
          ),
        "order/getPayWay": () => {
          const ways = wirePaymentMethods();
          return success({ ...ways, pay_way: [...ways.pay_way, byTransfer] });
        },
      },
    }),
  }) satisfies Partial<Story>;

export const PaidByTransfer: Story = {
  ...withTransfer(),
  beforeEach: () => {
    isAwaited = false;
    pay.mockReset().mockImplementation(() => {
      isAwaited = true;
      return { ...success([]), transfer: 1 };
    });
    return () => {
      isAwaited = false;
    };
  },
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: "Bank transfer" }).click();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Bank transfer" })).toBeChecked());
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    const title = await canvas.findByRole("heading", { name: "We await your bank transfer" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(pay.mock.calls[0]?.[0]).toEqual({ from: "trade", order_id: 7, pay_way: 101 });
    await expect(canvas.getByText("RF45 0000 0123")).toBeVisible();
    await expect(canvas.getByText("6222 0000 1111 2222")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Pay ¥464.55" })).toBeNull();
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    canvas.getByRole("button", { name: "Copy the amount" }).click();
    await waitFor(() => expect(write).toHaveBeenCalledWith("464.55"));
  },
};

/** Another method is chosen only after a question: the transfer may be under way. */
export const TransferAwaited: Story = {
  ...withTransfer({ received: "100.00", amount: "364.55" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/¥100.00 has arrived, and ¥364.55 is missing/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
    canvas.getByRole("radio", { name: "Balance" }).click();
    const dialog = await canvas.findByRole("dialog");
    await expect(dialog).toHaveTextContent("You may already have paid with Bank transfer");
    canvas.getByRole("button", { name: "Pay another way anyway" }).click();
    await expect(await canvas.findByRole("button", { name: "Pay ¥464.55" })).toBeVisible();
  },
};

const awaited = {
  ...withTransfer({ received: "0.00" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("RF45 0000 0123")).toBeVisible();
  },
} satisfies Partial<Story>;
export const TransferInChinese: Story = { ...awaited, globals: inChinese };
export const TransferInJapaneseOnAPhone: Story = { ...awaited, globals: inJapaneseOnAPhone };
export const TransferInKoreanOnATablet: Story = { ...awaited, globals: inKoreanOnATablet };

/** By the dialog's heading: the names that the testing library computes lose the space between the parts of a sentence. */
async function expectToBeAsked(canvas: Canvas): Promise<void> {
  const dialog = await canvas.findByRole("dialog");
  await waitFor(() => expect(dialog).toBeVisible());
  const heading = within(dialog).getByRole("heading");
  await expect(heading).toHaveTextContent(/^You may already have paid with WeChat Pay$/);
  await expect(dialog).toHaveAttribute("aria-labelledby", heading.id);
}

export const AnotherWayAfterWeChat: Story = {
  ...withWeChatUnderWay,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "WeChat Pay" })).toBeChecked();
    canvas.getByRole("radio", { name: "Balance" }).click();
    await expectToBeAsked(canvas);
    await expect(canvas.getByRole("radio", { name: "WeChat Pay", hidden: true })).toBeChecked();
    checked.mockClear();
    canvas.getByRole("button", { name: "Check again" }).click();
    await waitFor(() => expect(canvas.getByText("Nothing has arrived yet.")).toBeVisible());
    await expect(checked).toHaveBeenCalledOnce();
    canvas.getByRole("button", { name: "Pay another way anyway" }).click();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Balance" })).toBeChecked());
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(pay).not.toHaveBeenCalled();
    // Asked once for what was started; the wallet asks its own question.
    canvas.getByRole("button", { name: "Pay ¥464.55" }).click();
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Pay from your balance?" })).toBeVisible());
  },
};
export const ArrivedWhileAsked: Story = {
  ...withWeChatUnderWay,
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: "Alipay" }).click();
    const check = await canvas.findByRole("button", { name: "Check again" });
    isPaid = true;
    check.click();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible());
    await expect(pay).not.toHaveBeenCalled();
  },
};
/** The choice survives a reload; the question comes with the press then. */
export const AnotherWayChosenBefore: Story = {
  ...withWeChatUnderWay,
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/getPayStatus": () => success(wirePaymentStatus({ started_payment: { pay_way: 1, time: 1795148000 } })),
    },
  }),
  beforeEach: () => {
    sessionStorage.setItem("plaza:chosen-payment-method", JSON.stringify({ from: "trade", id: 7, payWay: 2 }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Alipay" })).toBeChecked();
    canvas.getByRole("button", { name: "Pay ¥464.55" }).click();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Pay another way anyway" })).toBeVisible());
    await expect(pay).not.toHaveBeenCalled();
  },
};
/** Where the platform does not say what was started, the tab knows. */
export const AnotherWayOnAnotherPlatform: Story = {
  play: async ({ canvas }) => {
    pay.mockImplementation(() => success(wireCode));
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Scan with WeChat to pay" })).toBeVisible());
    canvas.getByRole("button", { name: "Close" }).click();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    canvas.getByRole("radio", { name: "Alipay" }).click();
    await expectToBeAsked(canvas);
    await expect(pay).toHaveBeenCalledOnce();
  },
};

export const PaidInAnotherTab: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: "Alipay" }).click();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Alipay" })).toBeChecked());
    isPaid = true;
    canvas.getByRole("button", { name: "Pay ¥464.55" }).click();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText("It was paid or closed meanwhile. Nothing more was charged.")).toBeVisible(),
    );
    await expect(pay).not.toHaveBeenCalled();
  },
};

let total = "464.55";
export const PaidInPartInAnotherTab: Story = {
  ...storyRouter({
    path,
    answers: { ...answers, "order/getPayStatus": () => success(wirePaymentStatus({ total_amount: total })) },
  }),
  beforeEach: () => {
    total = "464.55";
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Pay ¥464.55" });
    total = "122.55";
    button.click();
    await waitFor(() => expect(canvas.getByText(/The amount has changed/)).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Pay ¥122.55" })).toBeEnabled();
    await expect(pay).not.toHaveBeenCalled();
    total = "464.55";
  },
};

let isOut = false;
export const CannotBeChecked: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/getPayStatus": () => {
        if (isOut) throw new Error("out of reach");
        return success(wirePaymentStatus());
      },
    },
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Pay ¥464.55" });
    isOut = true;
    button.click();
    try {
      await waitFor(() => expect(canvas.getByText(/so nothing was charged/)).toBeVisible());
      await expect(pay).not.toHaveBeenCalled();
    } finally {
      isOut = false;
    }
  },
};

const asked: Story["play"] = async ({ canvas, userEvent }) => {
  const radios = canvas.getAllByRole("radio");
  radios[1]?.click();
  await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
  await userEvent.keyboard("{Shift}");
};
export const AskedInJapanese: Story = {
  ...withWeChatUnderWay,
  globals: inJapaneseOnAPhone,
  play: asked,
};

const paidLine = (id: number, differences: Readonly<Record<string, unknown>>) =>
  wireOrderLine({ id, spec_values: ["Cherry", "2,000 ml"], image: `/uploads/${id}.webp`, ...differences });
const pictured = storyRouter({
  path,
  answers: {
    ...answers,
    "order/getPayStatus": () => {
      const status = wirePaymentStatus();
      return success({
        ...status,
        orders: status.orders.map((order, index) => ({
          ...order,
          shop_name: ["Hearth & Linden", "Northline Audio"][index],
        })),
        order_goods: [
          paidLine(1, { order_id: 12 }),
          paidLine(2, { order_id: 13, goods_name: "Aria Over-Ear Headphones, Studio Grey", goods_num: 2 }),
        ],
      });
    },
  },
});
export const WithPictures: Story = {
  ...pictured,
  play: async ({ canvas }) => {
    const [first, second] = [/Hearth & Linden/, /Northline Audio/].map((name) => canvas.getByRole("region", { name }));
    await expect(first).toHaveTextContent("Glazed Stoneware Teapot");
    await expect(second).toHaveTextContent("× 2");
    await expect(second?.querySelector("img")).toHaveAttribute("src", expect.stringContaining("uploads/2.webp"));
  },
};
/** ¥ alone reads as yen: what is due, the button and each shop's sum name the currency, the price of a line does not. */
export const WithPicturesOnAPhone: Story = {
  ...pictured,
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "¥464.55 人民元を支払う" })).toBeVisible();
    for (const name of [/Hearth & Linden/, /Northline Audio/]) {
      const { textContent } = canvas.getByRole("region", { name });
      await expect(textContent?.match(/¥/g)).toHaveLength(2);
      await expect(textContent?.match(/人民元/g)).toHaveLength(1);
    }
  },
};

/** The provider's page does not open for a shopper who has left the page. */
export const LeftBeforeTheAnswer: Story = {
  play: async ({ canvas, loaded }) => {
    const submit = spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
    const { promise, resolve } = Promise.withResolvers<Envelope>();
    pay.mockImplementation(() => promise);
    canvas.getByRole("radio", { name: "Alipay" }).click();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Alipay" })).toBeChecked());
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await waitFor(() => expect(pay).toHaveBeenCalledOnce());
    const { navigate, options } = loaded["router"] as MemoryRouter;
    await navigate({ to: "/account/login" });
    resolve({ ...success('<form action="/sandbox/alipay/1" method="post"></form>'), code: 10_001 });
    const mutations = options.context.queryClient.getMutationCache();
    await waitFor(() => expect(mutations.getAll()[0]?.state.status).toBe("success"));
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  play: async ({ canvas }) => {
    pay.mockImplementation(() => rejection("This payment is more than your balance"));
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await waitFor(() => expect(canvas.getByText("This payment is more than your balance")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Pay ¥464.55" })).toBeEnabled();
  },
};

export const Unheard: Story = {
  play: async ({ canvas }) => {
    pay.mockImplementation(() => Promise.reject(new Error("out of reach")));
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await waitFor(() => expect(canvas.getByText("We do not know yet whether your payment arrived")).toBeVisible());
  },
};

export const LeadsAstray: Story = {
  play: async ({ canvas }) => {
    pay.mockImplementation(() => ({
      ...success(
        '<form action="http://evil.example/pay" method="post"><input type="hidden" name="a" value="1"></form>',
      ),
      code: 10_001,
    }));
    canvas.getByRole("radio", { name: "Alipay" }).click();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Alipay" })).toBeChecked());
    (await canvas.findByRole("button", { name: "Pay ¥464.55" })).click();
    await waitFor(() => expect(canvas.getByText("The payment page could not be opened")).toBeVisible());
    // The form was never sent, so there is no return from a provider to wait for.
    await expect(sessionStorage.getItem("plaza:left-for-payment")).toBeNull();
  },
};

export const TooLittleInTheWallet: Story = {
  ...storyRouter({ path, answers: { ...answers, "order/getPayWay": () => success(wirePaymentMethods("12.00")) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Balance" })).toBeDisabled();
    await expect(canvas.getByText("¥12.00 available: not enough")).toBeVisible();
  },
};

export const NoWayToPay: Story = {
  ...storyRouter({ path, answers: { ...answers, "order/getPayWay": success({ pay_way: [], order_amount: null }) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Pay ¥464.55" })).toBeDisabled();
  },
};

function standing(differences: Parameters<typeof wirePaymentStatus>[0]): Pick<Story, "loaders" | "decorators"> {
  const status = () => success(wirePaymentStatus(differences));
  return storyRouter({ path, answers: { ...answers, "order/getPayStatus": status } });
}

export const BackFromTheProvider: Story = {
  beforeEach: () => {
    sessionStorage.setItem("plaza:left-for-payment", JSON.stringify({ from: "trade", id: 7, at: Date.now() - 5000 }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the confirmation is on its way/)).toBeVisible();
  },
};

export const PartlyPaid: Story = standing({
  orders: [
    wirePaidOrder({ order_status: 1 }),
    wirePaidOrder({ id: 13, order_sn: "202611200930120013", order_amount: "464.55" }),
  ],
});
/** Two shops were paid, and two get ready. */
export const Paid: Story = {
  ...standing({ pay_status: 1, order_status: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥464.55 received. The shops get your orders ready.")).toBeVisible();
  },
};
/** A page that is opened again later does not say that the parcel is being packed. */
export const PaidAndSent: Story = {
  ...standing({
    pay_status: 1,
    order_status: 1,
    orders: [wirePaidOrder({ order_status: 2, order_amount: "464.55" })],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥464.55 received.")).toBeVisible();
  },
};
export const Closed: Story = standing({ order_status: 4 });
export const Refunded: Story = standing({ pay_status: 2, order_status: 4 });

export const TimeIsOver: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/getPayStatus": () => success(wirePaymentStatus({ cancel_time: Math.floor(Date.now() / 1000) + 2 })),
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/The time to pay is over/)).toBeVisible());
  },
};
export const Chinese: Story = { globals: inChinese };
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { globals: inKoreanOnATablet };
