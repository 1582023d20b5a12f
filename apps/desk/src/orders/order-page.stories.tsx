import { wireShopOrder, wireShopOrderLine } from "@plaza/api-client/testing";
import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { notLoadedStory, loaded } from "../story-help/page-stories.ts";
import { OrderPage } from "./order-page.tsx";

const meta = { title: "Desk/Order", component: OrderPage } satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/orders/7";
const moment = "2026-11-23T02:00:00.000Z";

function detail(overrides: Readonly<Record<string, unknown>> = {}) {
  return success({
    ...wireShopOrder({ remark: "Ring twice.\nThe bell is quiet." }),
    amounts: { goods: "108.00", member_discount: "5.00", coupon_discount: "10.00", shipping: "25.00" },
    delivered_content: "",
    states: [
      { state: "unpaid", since: moment },
      { state: "paid", since: "2026-11-23T02:01:00.000Z" },
    ],
    traces: [],
    ...overrides,
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

const long = "W".repeat(200);
/** Whatever customers and merchants call things, the page is no wider than a phone. */
export const LongWordsOnAPhone: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": detail({
        remark: long,
        contact: long,
        address: long,
        customer: { id: 3, nickname: long },
        lines: [wireShopOrderLine({ name: long, options: long, sku_number: long })],
      }),
    },
  }),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(long)).length).toBeGreaterThanOrEqual(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

const inCash = {
  is_cash_due: true,
  paid_at: null,
  pay_method: "cash_on_delivery",
  pay_method_name: "Cash on delivery",
  state: "shipped",
  may: { send: false, deliver: false, close: false, hand_over: false, collect_cash: true, refuse_parcel: true },
};
const collect = fn((_sent: unknown) => success([]));
const paidAtTheDoor = deskStory({
  path,
  answers: {
    "orders/detail": () => detail(collect.mock.calls.length === 0 ? inCash : { state: "completed" }),
    "orders/collect_cash": (sent) => collect(sent),
    "orders/refuse_parcel": (sent) => collect(sent),
  },
});

export const PaidAtTheDoor: Story = {
  ...paidAtTheDoor,
  beforeEach: () => void collect.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText(/^Cash on delivery: ¥118\.00 are paid/)).toBeVisible();
    await expect(canvas.getByText("Ordered, to be paid in cash")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Cash received" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Cash received" }));
    await user.dblClick(dialog.getByRole("button", { name: "¥118.00 received" }));
    await expect(await canvas.findByText("The cash is recorded, and the order is completed.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Cash received" })).toBeNull());
    await expect(collect.mock.calls).toEqual([[{ id: 7 }]]);
  },
};

export const NotTakenAtTheDoor: Story = {
  ...paidAtTheDoor,
  beforeEach: () => void collect.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Parcel not taken" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Parcel not taken" }));
    await user.type(dialog.getByRole("textbox"), "Nobody at home");
    await user.click(dialog.getByRole("button", { name: "The parcel is back" }));
    await waitFor(() => expect(collect).toHaveBeenCalledWith({ id: 7, reason: "Nobody at home" }));
  },
};

export const ClaimedByTheCustomer: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": detail({ ...inCash, cash_claimed_at: moment, confirm_before: "2026-11-30T02:00:00.000Z" }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The customer says that the parcel was received and paid/)).toBeVisible();
    await expect(canvas.queryByText(/^Cash on delivery: /)).toBeNull();
    await expect(canvas.getByRole("button", { name: "Parcel not taken" })).toBeEnabled();
  },
};

export const PaidAtTheDoorInKorean: Story = {
  ...deskStory({ path, answers: { "orders/detail": detail(inCash) } }),
  globals: inKoreanOnATablet,
  play: loaded,
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

const onItsWay = {
  state: "shipped",
  carrier: "SF Express",
  tracking_number: "SF1001",
  may: { send: false, deliver: false, close: false, hand_over: false, correct_parcel: true },
};
const correct = fn((_sent: unknown) => success([]));
const sendOnce = fn((_sent: unknown) => success({ sent: [7], rejected: [] }));
/** The button has gone with the order's old state, so the title has the focus. */
export const ShippedByKeyboard: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": () => (sendOnce.mock.calls.length === 0 ? detail() : detail(onItsWay)),
      "orders/send": (sent) => sendOnce(sent),
    },
  }),
  play: async ({ canvas }) => {
    sendOnce.mockClear();
    const user = await realInput();
    (await canvas.findByRole("button", { name: "Ship order" })).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Ship 1 order" }));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Carrier" })).toHaveFocus());
    await user.keyboard("SF Express{Tab}SF1001{Enter}");
    await waitFor(() =>
      expect(sendOnce).toHaveBeenCalledWith({
        parcels: [{ order_id: 7, carrier: "SF Express", tracking_number: "SF1001" }],
      }),
    );
    await expect(await canvas.findByText("SF Express · SF1001")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

export const NumberCorrected: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": () =>
        correct.mock.calls.length === 0
          ? detail(onItsWay)
          : detail({
              ...onItsWay,
              tracking_number: "SF1002",
              corrections: [
                {
                  from: { carrier: "SF Express", tracking_number: "SF1001" },
                  to: { carrier: "SF Express", tracking_number: "SF1002" },
                  by: "Anna",
                  at: moment,
                },
              ],
            }),
      "orders/correct_parcel": (sent) => correct(sent),
    },
  }),
  play: async ({ canvas }) => {
    correct.mockClear();
    const user = await realInput();
    const opener = await canvas.findByRole("button", { name: "Correct the tracking number" });
    opener.focus();
    await user.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Correct the tracking number" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Carrier" })).toHaveFocus());
    await user.keyboard("{Tab}{Control>}a{/Control}SF1002{Enter}");
    await waitFor(() =>
      expect(correct).toHaveBeenCalledWith({
        id: 7,
        carrier: "SF Express",
        tracking_number: "SF1002",
        was: "SF1001",
      }),
    );
    await expect(await canvas.findByText("Corrected from SF Express SF1001 to SF Express SF1002")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const closedElsewhere = fn((_sent: unknown) => rejection("This order cannot be closed"));
/** Somebody has closed it meanwhile: the dialog stays, with what was written, and says who and when. */
export const ClosedByAColleague: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": () =>
        closedElsewhere.mock.calls.length === 0
          ? detail()
          : detail({
              state: "closed",
              may: { send: false, deliver: false, close: false, hand_over: false },
              states: [
                { state: "paid", since: moment, by: "" },
                { state: "closed", since: "2026-11-23T03:00:00.000Z", by: "Anna" },
              ],
            }),
      "orders/close": (sent) => closedElsewhere(sent),
    },
  }),
  play: async ({ canvas }) => {
    closedElsewhere.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Close the order" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Close the order" }));
    await user.click(dialog.getByRole("textbox"));
    await user.keyboard("Sold out in the shop");
    await user.click(dialog.getByRole("button", { name: "Close the order" }));
    await expect(await dialog.findByText(/^Anna was quicker, on /)).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveValue("Sold out in the shop");
    await expect(dialog.getByRole("button", { name: "Close the order" })).toBeDisabled();
  },
};

const begin = fn((_sent: unknown) => success({ customer_id: 3 }));
export const WholeLines: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": detail({
        pay_method: "wechat",
        pay_method_name: "WeChat Pay",
        lines: [wireShopOrderLine({ sku_number: "KET-RED", product_url: "http://shop.test/pc/goods_details/5" })],
      }),
      "conversations/begin": (sent) => begin(sent),
    },
  }),
  play: async ({ canvas }) => {
    begin.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("KET-RED")).toBeVisible();
    await expect(canvas.getByText("¥54.00 × 2 = ¥108.00")).toBeVisible();
    await expect(canvas.getByText(/^WeChat Pay · /)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Glazed Stoneware Teapot" })).toHaveAttribute(
      "href",
      "http://shop.test/pc/goods_details/5",
    );
    await user.click(canvas.getByRole("button", { name: "Write to the customer" }));
    await waitFor(() => expect(begin).toHaveBeenCalledWith({ order_id: 7 }));
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
    await expect(dialog.getByText(/^¥118\.00 will be refunded to the customer\./)).toBeVisible();
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

const noteAdded = fn((_sent: unknown) => success([]));
const noteRemoved = fn((_sent: unknown) => success([]));
const note = { id: 3, text: "Wants <b>blue</b> paper.\nCall first.", by: "Anna", at: moment };
/** Notes are for the shop's own people; the focus stays where one was removed. */
export const Noted: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/detail": () => detail({ notes: noteRemoved.mock.calls.length === 0 ? [note] : [] }),
      "orders/add_note": (sent) => noteAdded(sent),
      "orders/remove_note": (sent) => noteRemoved(sent),
    },
  }),
  play: async ({ canvas }) => {
    noteAdded.mockClear();
    noteRemoved.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText(/Wants <b>blue<\/b> paper/)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Add a note" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Add a note" }));
    await user.click(dialog.getByRole("button", { name: "Add the note" }));
    await expect(await dialog.findByText("Please write the note.")).toBeVisible();
    await user.click(dialog.getByRole("textbox", { name: "Note" }));
    await user.keyboard("Sent a spare lid");
    await user.click(dialog.getByRole("button", { name: "Add the note" }));
    await waitFor(() => expect(noteAdded).toHaveBeenCalledWith({ id: 7, note: "Sent a spare lid" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await user.click(canvas.getByRole("button", { name: /^Remove the note/ }));
    await waitFor(() => expect(noteRemoved).toHaveBeenCalledWith({ id: 3 }));
    await waitFor(() => expect(canvas.queryByText(/Wants/)).toBeNull());
    await expect(canvas.getByRole("heading", { name: "Notes of the shop" })).toHaveFocus();
  },
};

const usual = { ...deskStory({ path, answers: { "orders/detail": detail() } }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
