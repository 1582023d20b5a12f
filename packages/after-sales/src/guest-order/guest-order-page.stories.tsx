import { wireWithdrawalInfo } from "@plaza/api-client/testing";
import { type Envelope, noAnswer, rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { MemoryRouter } from "@plaza/testing/screens";
import { visitorSession } from "@plaza/routing";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireLinkedOrder, wireReceipt } from "../testing/wire-withdrawal.ts";
import { GuestOrderPage } from "./guest-order-page.tsx";

const meta = { title: "AfterSales/GuestOrderPage", component: GuestOrderPage } satisfies Meta<typeof GuestOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const site = success({ name: "Plaza", extensions: ["guest_order", "withdrawal"] });
const link = "id=12&until=1796380800&sign=abcdefghijklmnopqrstuv";
const past = [{ id: 7, create_time: "2026-11-22 09:30:00", refund_price: "205.33" }];

function showing(view = "", answers: object = {}) {
  return storyRouter({
    path: `/order_link?${link}${view}`,
    session: visitorSession,
    answers: {
      "index/config": site,
      "order_link/detail": success(wireLinkedOrder()),
      "order_link/withdrawal": success(wireWithdrawalInfo({ name: "", contact: "" })),
      ...answers,
    },
  });
}

export const Shipped: Story = {
  ...showing(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
    await expect(canvas.getByText("SF1234567890")).toBeVisible();
    await expect(canvas.getByText(/Paid by WeChat Pay/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Withdraw from contract" })).toHaveAttribute(
      "href",
      `/order_link?${link}&view=withdrawal`,
    );
  },
};
export const NotValid: Story = {
  ...showing("", { "order_link/detail": { ...rejection("This link is not valid"), error: "not_found" } }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "This link is not valid, or has expired" }),
    ).toBeVisible();
  },
};
const add = fn((_sent: unknown) => success(wireReceipt()));
export const Withdrawn: Story = {
  ...showing("&view=withdrawal", {
    "order_link/withdraw": (sent: unknown) => add(sent),
    // By a link alone nobody's name is said.
    "order_link/sendBack": success(wireReceipt({ name: "", contact: "", to_send: 0, send_back_until: "" })),
  }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await expect(canvas.getByText("Please say how you can be reached")).toBeVisible();
    await user.click(canvas.getByRole("textbox", { name: "Name" }));
    await user.keyboard("A new user");
    await user.click(canvas.getByRole("textbox", { name: "Email or telephone" }));
    await user.keyboard("new@example.com");
    await user.dblClick(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 1, name: "Receipt of a withdrawal" })).toHaveFocus(),
    );
    await expect(add).toHaveBeenCalledOnce();
    await expect(add).toHaveBeenCalledWith({
      id: 12,
      until: 1_796_380_800,
      sign: "abcdefghijklmnopqrstuv",
      lines: [
        { id: 1, num: 3 },
        { id: 2, num: 1 },
      ],
      name: "A new user",
      contact: "new@example.com",
    });
    await user.click(canvas.getByRole("textbox", { name: "Carrier" }));
    await user.keyboard("SF Express");
    await user.click(canvas.getByRole("textbox", { name: "Tracking number" }));
    await user.keyboard("SF 2026 1120");
    await user.click(canvas.getByRole("button", { name: "I have sent the goods" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "I have sent the goods" })).toBeNull());
    await expect(canvas.getByText("A new user")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 1, name: "Receipt of a withdrawal" })).toHaveFocus(),
    );
  },
};
const answered = fn((): Promise<Envelope> => noAnswer());
/** A late answer leads nobody away, and says where the receipt is. */
export const WithdrawnElsewhere: Story = {
  ...showing("&view=withdrawal", {
    "order_link/withdrawal": success(wireWithdrawalInfo()),
    "order_link/withdraw": () => answered(),
  }),
  play: async ({ canvas, loaded }) => {
    const { promise, resolve } = Promise.withResolvers<Envelope>();
    answered.mockReset().mockReturnValue(promise);
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await waitFor(() => expect(answered).toHaveBeenCalled());
    (loaded["router"] as MemoryRouter).history.push(`/order_link?${link}`);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
    resolve(success(wireReceipt()));
    await expect(await canvas.findByRole("link", { name: "See the receipt" })).toHaveAttribute(
      "href",
      `/order_link?${link}&view=withdrawal`,
    );
    await expect(canvas.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
  },
};
export const WithdrawnBefore: Story = {
  ...showing("&view=withdrawal", {
    "order_link/withdrawal": success(wireWithdrawalInfo({ withdrawals: past, name: "", contact: "" })),
    "order_link/receipt": success(wireReceipt({ name: "", contact: "" })),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: /^Receipt of/ }));
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 1, name: "Receipt of a withdrawal" })).toHaveFocus(),
    );
    await expect(canvas.queryByText("A new user")).toBeNull();
  },
};
export const Chinese: Story = { ...showing(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...showing(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...showing(), globals: inKoreanOnATablet };
