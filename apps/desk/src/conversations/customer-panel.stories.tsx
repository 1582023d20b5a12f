import { noAnswer, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { conversationStory, customerAnswer, framesOf } from "../story-help/conversation-story.ts";
import { listed, phone } from "../story-help/desk-story.tsx";
import { type Canvas } from "../story-help/page-stories.ts";
import { wireDeskLine, wireDeskOrder } from "../story-help/wire-conversations.ts";
import { CustomerPanel } from "./customer-panel.tsx";

const meta = {
  title: "Desk/CustomerPanel",
  component: CustomerPanel,
  args: { customerId: 7 },
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof CustomerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async (canvas: Canvas) => within(await canvas.findByRole("complementary", { name: "Customer" }));

export const ACustomer: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    const aside = await panel(canvas);
    await expect(await aside.findByText("Gold")).toBeVisible();
    await expect(aside.getByText("Mei")).toBeVisible();
    await expect(aside.getByText("137****0001")).toBeVisible();
    await expect(aside.getByText("¥1,297.00")).toBeVisible();
    await expect(aside.getByText("20 Mar 2026")).toBeVisible();
    const order = within(await aside.findByRole("article"));
    await expect(order.getByText("20261112103344")).toBeVisible();
    await expect(order.getByText("On its way")).toBeVisible();
    await expect(order.getByText(/^Forest \/ 900 ml/)).toBeVisible();
    await expect(order.getByText("and 1 more product")).toBeVisible();
    await expect(order.getByText("¥44.00")).toBeVisible();
  },
};

/** Whoever has given little away, and bought nothing. */
export const OfFewWords: Story = {
  ...conversationStory({
    answers: {
      "chat/userInfo": customerAnswer({ level_name: "-", mobile: "", create_time: "", total_order_amount: "0.00" }),
      "chat/order": listed([]),
    },
  }),
  play: async ({ canvas }) => {
    const aside = await panel(canvas);
    await expect(await aside.findByText("No orders here")).toBeVisible();
    await expect(await aside.findByText("¥0.00")).toBeVisible();
    await expect(aside.queryByText("Mobile number")).toBeNull();
    await expect(aside.queryByText("Customer since")).toBeNull();
  },
};

/** The order goes out as a card, once a press, and is drawn at once. */
export const OrderSent: Story = {
  ...conversationStory({ answers: { "chat/record": listed([], { read_id: 0 }) } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const aside = await panel(canvas);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
    await user.click(await aside.findByRole("button", { name: "Send in chat" }));
    const log = within(canvas.getByRole("log"));
    await expect(await log.findByText("No. 20261112103344")).toBeVisible();
    await expect(log.getByText("¥44.00")).toBeVisible();
    await expect(log.getByText("3 items")).toBeVisible();
    await waitFor(() => expect(log.getByText("Sent")).toBeVisible());
    await expect(framesOf("chat")).toMatchObject([{ msg: "5", msg_type: 4, to_id: 7, to_type: "user" }]);
  },
};

const orders = fn((sent: unknown) =>
  (sent as { order_sn?: string }).order_sn === undefined
    ? listed([wireDeskOrder(), wireDeskOrder({ id: 6, order_sn: "20261101000001", order_status: 0 })])
    : listed([wireDeskOrder({ order_goods: [wireDeskLine({ goods_name: "Saucer" })] })]),
);
export const OrdersSearched: Story = {
  ...conversationStory({ answers: { "chat/order": (sent) => orders(sent) } }),
  play: async ({ canvas }) => {
    orders.mockClear();
    const user = await realInput();
    const aside = await panel(canvas);
    await waitFor(() => expect(aside.getAllByRole("article")).toHaveLength(2));
    await expect(aside.getByText("Waiting for payment")).toBeVisible();
    await user.click(aside.getByRole("searchbox", { name: "Order number" }));
    await user.keyboard(" 1112 ");
    await waitFor(() => expect(aside.getAllByRole("article")).toHaveLength(1));
    await expect(await aside.findByText("Saucer")).toBeVisible();
    await waitFor(() =>
      expect(orders).toHaveBeenLastCalledWith({ user_id: "7", order_sn: "1112", page_no: "1", page_size: "10" }),
    );
  },
};

export const Loading: Story = {
  ...conversationStory({ answers: { "chat/userInfo": noAnswer, "chat/order": noAnswer } }),
  play: async ({ canvas }) => {
    await expect(await (await panel(canvas)).findAllByText("Loading")).toHaveLength(2);
  },
};

let isUp = false;
/** The conversation goes on beside what could not be loaded. */
export const NotLoaded: Story = {
  ...conversationStory({
    answers: {
      "chat/userInfo": async () => (isUp ? customerAnswer() : unreachable()),
      "chat/order": async () => (isUp ? listed([wireDeskOrder()]) : unreachable()),
    },
  }),
  play: async ({ canvas }) => {
    isUp = false;
    const user = await realInput();
    const aside = await panel(canvas);
    await waitFor(() => expect(aside.getAllByRole("heading", { name: "This could not be loaded" })).toHaveLength(2));
    await expect(await canvas.findByRole("textbox", { name: "Message" })).toBeVisible();
    isUp = true;
    const [first] = aside.getAllByRole("button", { name: "Try again" });
    if (first === undefined) throw new Error("Nothing can be tried again");
    await user.click(first);
    await expect(await aside.findByText("Gold")).toBeVisible();
    await user.click(aside.getByRole("button", { name: "Try again" }));
    await expect(await aside.findByRole("article")).toBeVisible();
  },
};

/** Where there is no place beside the conversation, a dialog has the same. */
const inADialog: Story["play"] = async ({ canvas }) => {
  const user = await realInput();
  await canvas.findByText("I will ask our potter.");
  await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
  await expect(canvas.queryByRole("complementary", { name: "Customer" })).toBeNull();
  await user.click(canvas.getByRole("button", { name: "Customer" }));
  const dialog = within(await canvas.findByRole("dialog", { name: "Mei" }));
  await expect(await dialog.findByText("137****0001")).toBeVisible();
  await user.click(await dialog.findByRole("button", { name: "Send in chat" }));
  await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  await expect(framesOf("chat")).toMatchObject([{ msg: "5", msg_type: 4, to_id: 7 }]);
};
export const OnAPhone: Story = { ...conversationStory(), globals: phone, play: inADialog };
export const OnATablet: Story = { ...conversationStory(), globals: { viewport: { value: "768" } }, play: inADialog };
