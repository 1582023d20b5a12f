import { rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, phone } from "../story-help/desk-story.tsx";
import { fits, notLoadedStory } from "../story-help/page-stories.ts";
import { wireOrder } from "../story-help/wire-orders.ts";
import { OrderPage } from "./order-page.tsx";

const meta = { title: "Desk/Order", component: OrderPage } satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/orders/7";
const moment = "2026-11-23T02:00:00.000Z";

function detail(facts: Readonly<Record<string, unknown>> = {}) {
  return success({
    ...wireOrder({ remark: "Ring twice.\nThe bell is quiet." }),
    amounts: { goods: "108.00", member_discount: "5.00", coupon_discount: "10.00", shipping: "25.00" },
    delivered_content: "",
    states: [
      { state: "unpaid", since: moment },
      { state: "paid", since: "2026-11-23T02:01:00.000Z" },
    ],
    traces: [],
    ...facts,
  });
}

const send = fn((_sent: unknown) => success({ sent: [7], rejected: [] }));
export const Shipped: Story = {
  ...deskStory({ path, answers: { "orders/detail": detail(), "orders/send": (sent) => send(sent) } }),
  play: async ({ canvas }) => {
    send.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("heading", { level: 1, name: "Order 202611230001" })).toBeVisible();
    await expect(canvas.getByText("¥108.00")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Ship order" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Ship 1 order" }));
    // What a shop brings itself has neither carrier nor number.
    await user.dblClick(dialog.getByRole("button", { name: "Mark as shipped" }));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ parcels: [{ order_id: 7, carrier: "", tracking_number: "" }] }),
    );
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": detail({
        state: "shipped",
        carrier: "SF Express",
        tracking_number: "SF1001",
        may: { send: false, deliver: false, close: false, hand_over: false },
        traces: [{ text: "The parcel has left Shanghai.", at: moment }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("SF Express · SF1001")).toBeVisible();
    await expect(canvas.getByText("The parcel has left Shanghai.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Close the order" })).toBeNull();
  },
};

const deliver = fn((_sent: unknown) => success([]));
export const Delivered: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": detail({
        delivery: "virtual",
        contact: "",
        telephone: "",
        address: "",
        may: { send: false, deliver: true, close: true, hand_over: false },
      }),
      "orders/deliver": (sent) => deliver(sent),
    },
  }),
  play: async ({ canvas }) => {
    deliver.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Deliver" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Deliver" }));
    await user.click(dialog.getByRole("button", { name: "Deliver" }));
    await expect(await dialog.findByText("Please enter what the customer gets.")).toBeVisible();
    await user.click(dialog.getByRole("textbox", { name: "What the customer gets" }));
    await user.keyboard("KEY-1001");
    await user.dblClick(dialog.getByRole("button", { name: "Deliver" }));
    await waitFor(() => expect(deliver).toHaveBeenCalledWith({ id: 7, content: "KEY-1001" }));
    await expect(await canvas.findByText("The order is delivered.")).toBeVisible();
    await expect(deliver).toHaveBeenCalledOnce();
  },
};

const close = fn((_sent: unknown) => success([]));
export const Closed: Story = {
  ...deskStory({ path, answers: { "orders/detail": detail(), "orders/close": (sent) => close(sent) } }),
  play: async ({ canvas }) => {
    close.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Close the order" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Close the order" }));
    await expect(dialog.getByText(/^¥118\.00 goes back to the customer\./)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Close the order" }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ id: 7, reason: "" }));
    await expect(await canvas.findByText("The order is closed.")).toBeVisible();
  },
};

export const NotClosed: Story = {
  ...deskStory({ path, answers: { "orders/detail": detail(), "orders/close": rejection("It has been shipped") } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Close the order" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Close the order" }));
    await user.click(dialog.getByRole("button", { name: "Close the order" }));
    await expect(await dialog.findByText("It has been shipped")).toBeVisible();
  },
};

export const OfAnotherShop: Story = {
  ...deskStory({
    path,
    answers: { "orders/detail": { ...rejection("This order is gone"), error: "not_found" } as never },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  },
};

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "orders/detail",
  answer: detail(),
  shown: (canvas) => canvas.findByRole("heading", { level: 1, name: "Order 202611230001" }),
});

export const OnAPhone: Story = {
  ...deskStory({ path, answers: { "orders/detail": detail() } }),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Ship order" })).toBeVisible();
    await fits();
  },
};
const usual = deskStory({ path, answers: { "orders/detail": detail() } });
export const Chinese: Story = { ...usual, globals: { locale: "zh" } };
export const Japanese: Story = { ...usual, globals: { locale: "ja" } };
export const Korean: Story = { ...usual, globals: { ...phone, locale: "ko" } };
