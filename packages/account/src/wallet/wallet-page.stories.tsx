import { wireCardMethod, wirePaymentMethods } from "@plaza/api-client/testing";
import { type Answers, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { WalletPage } from "./wallet-page.tsx";

const meta = { title: "Account/WalletPage", component: WalletPage } satisfies Meta<typeof WalletPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/user/user_wallet";
const topUpOpen = { open_racharge: 1, min_recharge: "10.00", max_recharge: "5000.00" };
const wallet = { user_money: "1286.40", total_order_amount: "8412.60", total_recharge_amount: "500.00", ...topUpOpen };

function entry(id: number, reason: string, amount: string, left: string, at: string, about = "", number = "") {
  const isIn = !amount.startsWith("-");
  return {
    id,
    change_amount: amount.replace("-", ""),
    source_type: reason,
    change_type: isIn ? 1 : 2,
    create_time: at,
    left_amount: left,
    about,
    about_id: about === "" ? 0 : id,
    about_sn: number,
  };
}

const entries = [
  entry(16, "Payment for an order", "-342.00", "1286.40", "2026-11-20 09:31:00", "order", "202611200930121234"),
  entry(15, "Top-up", "500.00", "1628.40", "2026-11-18 16:08:00", "recharge", "20261118160800123456789012"),
  entry(14, "Paid back by after-sales", "19.90", "1128.40", "2026-11-18 10:44:00", "after_sale", "202611181044207731"),
  entry(13, "Payment for an order", "-44.00", "1108.50", "2026-11-15 20:11:00", "trade", "202611152011405678"),
  entry(12, "Refund for an order", "42.00", "1152.50", "2026-11-15 12:40:00", "order", "202611151202189012"),
  entry(11, "Credited by the platform", "20.00", "1110.50", "2026-11-01 09:00:00"),
];
const page = (list: readonly object[], fields: Readonly<Record<string, number>> = {}) => ({
  list,
  count: list.length,
  page_no: 1,
  page_size: 10,
  ...fields,
});

const topUp = {
  id: 7,
  order_sn: "20261120120000123456789012",
  order_amount: "100.00",
  pay_status: 0,
  cancel_time: Math.floor(Date.now() / 1000) + 1750,
};
const methods = wirePaymentMethods("1286.40", { order_amount: "100.00", cancel_time: topUp.cancel_time });
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";

function screen(search = "", answers: Answers = {}) {
  return storyRouter({
    path: `${path}${search}`,
    session: customerSession,
    answers: {
      "user/myWallet": success(wallet),
      "user/accountLog": success(page(entries, { count: 26 })),
      "recharge/rechargeTemplate": success(["50.00", "100.00", "200.00"].map((money, id) => ({ id: id + 1, money }))),
      "recharge/recharge": success({ id: 7 }),
      "recharge/rechargeRecord": success({ list: [topUp] }),
      "order/getPayWay": success(methods),
      ...answers,
    },
  });
}

export const Whole: Story = {
  ...screen(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();
    await expect(canvas.getByText("Spent so far: ¥8,412.60")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Spending" })).toHaveAttribute("href", `${path}?type=spending`);
    await expect(canvas.getByRole("heading", { level: 2, name: /18/ })).toBeVisible();
    const links = canvas.getAllByRole("link", { name: /^(?:Payment|Refund|Paid back|Top-up|Credited)/ });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/user/order/detail?id=16",
      "/user/after_sales/after_sale_details?afterSaleId=14",
      "/payment?id=13&from=trade",
      "/user/order/detail?id=12",
    ]);
    const [first] = canvas.getAllByText("−¥342.00");
    await expect(first?.closest("li")).toHaveTextContent("Balance after ¥1,286.40");
    await expect(canvas.getByText("+¥500.00")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", `${path}?page=2`);
  },
};

/** Of a platform that says no more than the contract has. */
export const Plain: Story = {
  ...screen("", {
    "user/myWallet": success({ user_money: "0.00", total_order_amount: "0.00", open_racharge: 0 }),
    "user/accountLog": success(
      page([
        {
          id: 1,
          change_amount: "12.00",
          source_type: "下单扣减余额",
          change_type: 2,
          create_time: "2026-11-20 09:31:00",
        },
      ]),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("下单扣减余额")).toBeVisible();
    await expect(canvas.queryByText("Balance after")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Top up" })).toBeNull();
  },
};

export const Empty: Story = {
  ...screen("", { "user/accountLog": success(page([])) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing has happened yet" })).toBeVisible();
  },
};
export const NothingSpent: Story = {
  ...screen("?type=spending", { "user/accountLog": success(page([])) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing spent yet" })).toBeVisible();
  },
};
export const BeyondTheEnd: Story = {
  ...screen("?page=9", { "user/accountLog": success(page([], { count: 26, page_no: 9 })) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
  },
};

/** Each half of the page stands without the other, and is asked for again alone. */
export const HalfLoaded: Story = {
  ...screen("", { "user/accountLog": unreachable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This did not load" })).toBeVisible();
    await expect(canvas.getByText("Spent so far: ¥8,412.60")).toBeVisible();
  },
};
export const BalanceUnknown: Story = {
  ...screen("", { "user/myWallet": unreachable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your balance did not load. Nothing is lost.")).toBeVisible();
    await expect(canvas.getByText("+¥500.00")).toBeVisible();
  },
};

export const TopUp: Story = {
  ...screen(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Top up" }));
    const dialog = await canvas.findByRole("dialog");
    const form = within(dialog);
    await user.click(form.getByRole("button", { name: "Choose how to pay" }));
    await waitFor(() => expect(form.getByText("Enter an amount.")).toBeVisible());
    await waitFor(() => expect(form.getByLabelText("Amount")).toHaveFocus());
    await user.click(await form.findByRole("button", { name: "¥200" }));
    await expect(form.getByLabelText("Amount")).toHaveValue("200");
    await expect(form.getByRole("button", { name: "¥200" })).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Control>}a{/Control}9.99");
    await waitFor(() => expect(form.getByText("At least ¥10.00.")).toBeVisible());
    await user.keyboard("{Control>}a{/Control}100{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Top-up of ¥100.00" })).toBeVisible());
  },
};

export const TopUpRefused: Story = {
  ...screen("", { "recharge/recharge": rejection("The wallet cannot be topped up at present") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Top up" }));
    const dialog = await canvas.findByRole("dialog");
    await user.click(await within(dialog).findByRole("button", { name: "¥50" }));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(within(dialog).getByText("The wallet cannot be topped up at present")).toBeVisible());
  },
};

export const ToPay: Story = {
  ...screen("?top_up=7"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Top-up of ¥100.00" })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("radio")).toHaveLength(2));
    await expect(canvas.getByRole("radio", { name: /WeChat Pay/ })).toBeChecked();
    await expect(canvas.getByRole("link", { name: "Not now" })).toHaveAttribute("href", path);
  },
};

const scan = { ...success(`data:image/png;base64,${pixel}`), sandbox_url: "/sandbox/wechat/9" };

export const Scanning: Story = {
  ...screen("?top_up=7", {
    "pay/unifiedpay": scan,
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Pay ¥100.00" }));
    const dialog = await canvas.findByRole("dialog");
    await waitFor(() => expect(within(dialog).getByRole("img", { name: "Code to pay with WeChat" })).toBeVisible());
  },
};

const withCard = { "order/getPayWay": success({ ...methods, pay_way: [wireCardMethod()] }) };

export const PaidOnAPage: Story = {
  ...screen("?top_up=7", {
    ...withCard,
    // An address that the browser need not leave this page for.
    "pay/unifiedpay": () => ({
      ...success([]),
      code: 10_001,
      pay_url: `${location.pathname}${location.search}#card`,
    }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByRole("radio", { name: "Card (Stripe)" })).toBeChecked();
    await user.click(await canvas.findByRole("button", { name: "Pay ¥100.00" }));
    await waitFor(() => expect(location.hash).toBe("#card"));
    history.replaceState(history.state, "", location.pathname + location.search);
  },
};

export const PageThatIsNoProviders: Story = {
  ...screen("?top_up=7", {
    ...withCard,
    "pay/unifiedpay": () => ({ ...success([]), code: 10_001, pay_url: "https://shop.example@evil.example/" }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Pay ¥100.00" }));
    await expect(await canvas.findByText("The payment page could not be opened")).toBeVisible();
  },
};

export const PaymentRefused: Story = {
  ...screen("?top_up=7", { "pay/unifiedpay": rejection("This payment could not be started. Please try again") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Pay ¥100.00" }));
    await expect(await canvas.findByText("This payment could not be started. Please try again")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pay ¥100.00" })).toBeEnabled();
  },
};

export const Arrived: Story = {
  ...screen("?top_up=7", { "recharge/rechargeRecord": success({ list: [{ ...topUp, pay_status: 1 }] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("¥100.00 is in your wallet.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Close" })).toHaveAttribute("href", path);
  },
};
export const TooLate: Story = {
  ...screen("?top_up=7", { "recharge/rechargeRecord": success({ list: [{ ...topUp, cancel_time: 1_795_000_000 }] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The time to pay for this top-up/)).toBeVisible();
  },
};
export const NoSuchTopUp: Story = {
  ...screen("?top_up=8"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such top-up.")).toBeVisible();
  },
};
export const TopUpOfSomebodyElse: Story = {
  ...screen("?top_up=7", { "recharge/rechargeRecord": rejection("This top-up does not exist") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such top-up.")).toBeVisible();
  },
};
export const TopUpNotLoaded: Story = {
  ...screen("?top_up=7", { "recharge/rechargeRecord": unreachable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your top-up did not load. Nothing is lost.")).toBeVisible();
    await expect(canvas.getByText("+¥500.00")).toBeVisible();
  },
};
export const NoWayToPay: Story = {
  ...screen("?top_up=7", { "order/getPayWay": success({ ...methods, pay_way: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No payment method is available/)).toBeVisible();
  },
};
export const JapaneseOnAPhone: Story = {
  ...screen("?top_up=7"),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("radio")).toHaveLength(2));
  },
};

export const Chinese: Story = { ...screen(), globals: inChinese };
export const KoreanOnATablet: Story = { ...screen("?top_up=7"), globals: inKoreanOnATablet };
