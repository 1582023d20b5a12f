import { type Answers, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { MemoryRouter } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { UsdtPage } from "./usdt-page.tsx";

const meta = { title: "Account/UsdtPage", component: UsdtPage } satisfies Meta<typeof UsdtPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/user/USDTPay";
const network = {
  network: "Ethereum (ERC-20)",
  chain_id: 1,
  contract: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
  confirmations: 12,
};
const terms = {
  ...network,
  rate: "7.1716",
  rate_time: 1_795_000_000,
  min_money: "10.00",
  max_money: "5000.00",
  hold_minutes: 30,
  is_sandbox: 0,
  open_id: 0,
};
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";
const topUp = {
  ...network,
  id: 7,
  order_sn: "20261120120000123456789012",
  state: "waiting",
  money: "500.00",
  usdt: "69.72",
  rate: "7.1716",
  address: "0x71C7656EC7ab88b098defB751B7401B5f6d8976F",
  uri: "ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x71C7656EC7ab88b098defB751B7401B5f6d8976F&uint256=69720000",
  qr: pixel,
  create_time: "2026-11-20 12:00:00",
  expire_time: Math.floor(Date.now() / 1000) + 1750,
  is_sandbox: 1,
  sandbox_url: "/sandbox/usdt/20261120120000123456789012?lang=en",
  transfers: [],
  credited_usdt: "0.00",
  credited_money: "0.00",
  missing_usdt: "69.72",
};
const transfer = {
  hash: "0x8f2c01d1b2a34c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b77e94",
  usdt: "69.72",
  confirmations: 5,
  state: "seen",
  money: "0.00",
  is_late: 0,
  token: "",
  time: 1_795_147_572,
};

function screen(search = "", answers: Answers = {}) {
  return storyRouter({
    path: `${path}${search}`,
    session: customerSession,
    answers: {
      "index/config": success({ name: "Plaza", extensions: ["usdt", "idempotency"] }),
      "usdt/terms": success(terms),
      "usdt/create": success({ id: 7, order_sn: topUp.order_sn }),
      "usdt/detail": success(topUp),
      ...answers,
    },
  });
}
const begun = (changes: Readonly<Record<string, unknown>>) =>
  screen("?id=7", { "usdt/detail": success({ ...topUp, ...changes }) });

export const Beginning: Story = {
  ...screen(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Top up with USDT" })).toBeVisible();
    await expect(canvas.getByRole("listitem", { current: "step" })).toHaveTextContent("Amount");
    await expect(canvas.getByText(/^1 USDT = ¥7\.1716\. The rate is fixed for 30 minutes/)).toBeVisible();
    const user = await realInput();
    const [money, usdt] = [canvas.getByLabelText("Into your wallet"), canvas.getByLabelText("You send")];
    await user.click(money);
    await user.keyboard("500");
    await waitFor(() => expect(usdt).toHaveValue("69.72"));
    await user.click(usdt);
    await user.keyboard("{Control>}a{/Control}100");
    await waitFor(() => expect(money).toHaveValue("717.16"));
  },
};

export const GoesOn: Story = {
  ...screen(),
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(canvas.getByText("Enter an amount.")).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText("Into your wallet")).toHaveFocus());
    await user.keyboard("5001");
    await waitFor(() => expect(canvas.getByText("At most ¥5,000.00.")).toBeVisible());
    await user.keyboard("{Control>}a{/Control}500{Enter}");
    await expect(await canvas.findByText("Waiting for your transfer")).toBeVisible();
    await expect((loaded["router"] as MemoryRouter).latestLocation.search).toEqual({ id: "7" });
  },
};
export const Refused: Story = {
  ...screen("", { "usdt/create": rejection("Please send or cancel one of your 5 open top-ups first") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByLabelText("Into your wallet"));
    await user.keyboard("500{Enter}");
    await expect(await canvas.findByText(/^Please send or cancel one/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Go on" })).toBeEnabled());
  },
};
export const OneIsOpen: Story = {
  ...screen("", { "usdt/terms": success({ ...terms, open_id: 7 }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Go on with it" })).toHaveAttribute("href", `${path}?id=7`);
  },
};
export const WithoutARate: Story = {
  ...screen("", { "usdt/terms": success({ ...terms, rate: "", rate_time: 0 }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no rate that we could offer/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Go on" })).toBeNull();
  },
};
export const NotLoaded: Story = {
  ...screen("", { "usdt/terms": unreachable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This did not load" })).toBeVisible();
  },
};

export const Waiting: Story = {
  ...begun({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem", { current: "step" })).toHaveTextContent("Transfer");
    await expect(canvas.getByText(topUp.address)).toBeVisible();
    await expect(canvas.getByText("69.72 USDT")).toBeVisible();
    await expect(canvas.getByText(/^Send USDT on Ethereum \(ERC-20\) only/)).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Code with the address and the amount" })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(/min/);
    await expect(canvas.getByRole("link", { name: "Send on the demo's stand-in chain" })).toHaveAttribute(
      "href",
      topUp.sandbox_url,
    );
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Copy the address" }));
    await waitFor(() => expect(canvas.getByText(/^(?:Copied|It could not be copied)/)).toBeVisible());
  },
};
export const Cancelling: Story = {
  ...screen("?id=7", { "usdt/cancel": rejection("This top-up cannot be cancelled any more") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Cancel this top-up" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel the top-up" }));
    await waitFor(() => expect(dialog.getByText("This top-up cannot be cancelled any more")).toBeVisible());
  },
};
let isCancelled = false;
export const CancelledByKeyboard: Story = {
  ...screen("?id=7", {
    "usdt/detail": () => success({ ...topUp, state: isCancelled ? "cancelled" : "waiting" }),
    "usdt/cancel": () => {
      isCancelled = true;
      return success([]);
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    canvas.getByRole("button", { name: "Cancel this top-up" }).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog"));
    dialog.getByRole("button", { name: "Cancel the top-up" }).focus();
    await user.keyboard("{Enter}");
    const heading = await canvas.findByRole("heading", { name: "This top-up is cancelled" });
    await waitFor(() =>
      expect(document.activeElement !== document.body && document.activeElement?.contains(heading)).toBe(true),
    );
  },
};
export const TooLittle: Story = {
  ...begun({
    state: "part",
    credited_usdt: "30.00",
    credited_money: "215.14",
    missing_usdt: "39.72",
    transfers: [{ ...transfer, usdt: "30.00", state: "credited", confirmations: 12, money: "215.14" }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/39\.72 USDT are still missing/)).toBeVisible();
    await expect(canvas.getByText("¥215.14 credited")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancel this top-up" })).toBeNull();
  },
};
export const Confirming: Story = {
  ...begun({ state: "confirming", transfers: [transfer], missing_usdt: "0.00" }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("5 of 12 confirmations")).toHaveLength(2);
    await expect(canvas.getByText(transfer.hash)).toBeVisible();
  },
};
const credited = { ...transfer, state: "credited", confirmations: 12, money: "500.00" };
export const Arrived: Story = {
  ...begun({
    state: "credited",
    transfers: [credited, { ...transfer, hash: "0x1", usdt: "5.00", state: "credited", money: "35.20", is_late: 1 }],
    credited_usdt: "74.72",
    credited_money: "535.20",
    missing_usdt: "0.00",
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "¥535.20 is in your wallet" })).toBeVisible();
    await expect(canvas.getByText("¥35.20 credited, at the rate of that moment")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the wallet" })).toHaveAttribute("href", "/user/user_wallet");
  },
};
export const OddTransfers: Story = {
  ...begun({
    state: "part",
    transfers: [
      { ...transfer, hash: "0x1", token: "DAI", state: "foreign" },
      { ...transfer, hash: "0x2", state: "waiting_rate", confirmations: 12 },
      { ...transfer, hash: "0x3", usdt: "0.000001", state: "credited", confirmations: 12 },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("69.72 DAI")).toBeVisible();
    await expect(canvas.getByText(/^This is not USDT/)).toBeVisible();
    await expect(canvas.getByText(/^Confirmed\. It is credited as soon as/)).toBeVisible();
    await expect(canvas.getByText(/^Worth less than/)).toBeVisible();
  },
};
export const TwiceInOneTransaction: Story = {
  ...begun({
    state: "part",
    transfers: [
      { ...transfer, usdt: "20.00" },
      { ...transfer, usdt: "20.00" },
    ],
    missing_usdt: "29.72",
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("20.00 USDT")).toHaveLength(2);
  },
};
export const OnlyAnotherToken: Story = {
  ...begun({ transfers: [{ ...transfer, token: "DAI", state: "foreign" }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Waiting for your transfer")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cancel this top-up" })).toBeVisible();
  },
};
export const NetworkGivenUp: Story = {
  ...begun({ state: "confirming", network: "", transfers: [transfer] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Top-ups on this network have ended" })).toBeVisible();
    await expect(canvas.getByText(/please contact customer service/)).toBeVisible();
  },
};
export const Expired: Story = { ...begun({ state: "expired" }) };
export const Cancelled: Story = {
  ...begun({ state: "cancelled" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "This top-up is cancelled" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Top up again" })).toHaveAttribute("href", path);
  },
};
export const Chinese: Story = { ...screen(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...begun({}), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = {
  ...begun({ state: "confirming", transfers: [transfer], missing_usdt: "0.00" }),
  globals: inKoreanOnATablet,
};
