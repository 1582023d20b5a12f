import { wireShopOrder, wireShopOrderLine } from "@plaza/api-client/testing";
import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory, loaded, orderCounts } from "../story-help/page-stories.ts";
import { OrdersPage } from "./orders-page.tsx";

const meta = { title: "Desk/Orders", component: OrdersPage } satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const second = wireShopOrder({
  id: 8,
  number: "202611230002",
  contact: "Sato Mina",
  remark: "Please leave it at the door.",
  lines: [
    wireShopOrderLine({ id: 80, name: "Beeswax Pillar Candle, Unscented", options: "", quantity: 1 }),
    wireShopOrderLine({
      id: 81,
      name: "Linden Dining Chair",
      options: "Natural oak / Set of two",
      refunded_quantity: 1,
    }),
  ],
});
const held = wireShopOrder({
  id: 9,
  number: "202611230003",
  is_held: true,
  may: { send: false, deliver: false, close: true, hand_over: false },
});
const some = listed([wireShopOrder(), second, held], orderCounts);
const path = "/orders";

export const ToShip: Story = {
  ...deskStory({ path, answers: { "orders/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "To ship 2" })).toHaveAttribute("aria-current", "page");
    await expect(await canvas.findByText("“Please leave it at the door.”")).toBeVisible();
    await expect(canvas.getByText("A request has to be decided first.")).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: "Choose order 202611230003" })).toBeNull();
    await expect(await canvas.findByText("Hearth & Linden")).toBeVisible();
  },
};

const send = fn((_sent: unknown) => success({ sent: [7], rejected: [{ order_id: 8, message: "It was cancelled." }] }));
export const SeveralShipped: Story = {
  ...deskStory({ path, answers: { "orders/list": some, "orders/send": (sent) => send(sent) } }),
  play: async ({ canvas }) => {
    send.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("checkbox", { name: "All on this page" }));
    await user.click(await canvas.findByRole("button", { name: "Ship 2 orders" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Ship 2 orders" }));
    const [first, other] = [
      dialog.getByRole("group", { name: "Order 202611230001" }),
      dialog.getByRole("group", { name: "Order 202611230002" }),
    ];
    await user.click(within(first).getByRole("combobox", { name: "Carrier" }));
    await user.keyboard("SF Express");
    // The carrier of the first is the others', too.
    await expect(within(other).getByRole("combobox", { name: "Carrier" })).toHaveValue("SF Express");
    await user.click(dialog.getByRole("button", { name: "Mark as shipped" }));
    await expect(await dialog.findAllByText("Please enter the tracking number.")).toHaveLength(2);
    await user.click(within(first).getByRole("textbox", { name: "Tracking number" }));
    await user.keyboard("SF1001");
    await user.click(within(other).getByRole("textbox", { name: "Tracking number" }));
    await user.keyboard("SF1002{Enter}");
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        parcels: [
          { order_id: 7, carrier: "SF Express", tracking_number: "SF1001" },
          { order_id: 8, carrier: "SF Express", tracking_number: "SF1002" },
        ],
      }),
    );
    // What went is gone from the dialog, and what was refused says why.
    await expect(await dialog.findByText("It was cancelled.")).toBeVisible();
    await expect(dialog.queryByRole("group", { name: "Order 202611230001" })).toBeNull();
    await expect(await canvas.findByText("1 order is shipped.")).toBeVisible();
  },
};

const sentOne = fn((_sent: unknown) => success({ sent: [7], rejected: [] }));
/** By keyboard; the row has gone with its button, so the title has the focus. */
export const OneShippedByKeyboard: Story = {
  ...deskStory({
    path,
    answers: {
      "orders/list": () => (sentOne.mock.calls.length === 0 ? some : listed([second], orderCounts)),
      "orders/send": (sent) => sentOne(sent),
    },
  }),
  play: async ({ canvas }) => {
    sentOne.mockClear();
    const user = await realInput();
    (await canvas.findByRole("button", { name: "Ship order 202611230001" })).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Ship 1 order" }));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Carrier" })).toHaveFocus());
    await user.keyboard("SF Express{Tab}SF1001{Enter}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Ship order 202611230001" })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

const sentPartly = fn((_sent: unknown) =>
  success({
    sent: [],
    rejected: [
      {
        order_id: 7,
        message: "This order is not waiting to be sent",
        state: "shipped",
        by: "Anna",
        at: "2026-11-23T03:00:00.000Z",
      },
    ],
  }),
);
/** A row that a colleague has shipped meanwhile says by whom, and leaves the count; what is written in the others stays. */
export const ShippedByAColleague: Story = {
  ...deskStory({ path, answers: { "orders/list": some, "orders/send": (sent) => sentPartly(sent) } }),
  play: async ({ canvas }) => {
    sentPartly.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("checkbox", { name: "All on this page" }));
    await user.click(await canvas.findByRole("button", { name: "Ship 2 orders" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Ship 2 orders" }));
    await user.click(dialog.getByRole("combobox", { name: "Carrier for all" }));
    await user.keyboard("SF Express");
    const first = within(dialog.getByRole("group", { name: "Order 202611230001" }));
    const numbers = new DataTransfer();
    numbers.setData("text", "SF1001\nSF1002");
    first
      .getByRole("textbox", { name: "Tracking number" })
      .dispatchEvent(new ClipboardEvent("paste", { clipboardData: numbers, bubbles: true, cancelable: true }));
    const other = within(dialog.getByRole("group", { name: "Order 202611230002" }));
    await waitFor(() => expect(other.getByRole("textbox", { name: "Tracking number" })).toHaveValue("SF1002"));
    await user.click(dialog.getByRole("button", { name: "Mark as shipped" }));
    await waitFor(() =>
      expect(sentPartly).toHaveBeenCalledWith({
        parcels: [
          { order_id: 7, carrier: "SF Express", tracking_number: "SF1001" },
          { order_id: 8, carrier: "SF Express", tracking_number: "SF1002" },
        ],
      }),
    );
    await expect(await dialog.findByText(/^Anna was quicker, on /)).toBeVisible();
    await expect(canvas.getByRole("dialog", { name: "Ship 1 order" })).toBeVisible();
    await expect(other.getByRole("textbox", { name: "Tracking number" })).toHaveValue("SF1002");
    await expect(dialog.queryByRole("group", { name: "Order 202611230001" })).toBeNull();
  },
};

export const NothingSent: Story = {
  ...deskStory({ path, answers: { "orders/list": some, "orders/send": unreachable } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Ship order 202611230001" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Ship 1 order" }));
    await user.click(dialog.getByRole("button", { name: "Mark as shipped" }));
    await expect(await dialog.findByText(/We got no answer/)).toBeVisible();
  },
};

const handOver = fn((_sent: unknown) => success([]));
export const HandedOver: Story = {
  ...deskStory({
    path: "/orders?list=toPickUp",
    answers: {
      "orders/list": listed([], orderCounts),
      "orders/pickup": (sent) =>
        (sent as { code?: string }).code === "042917"
          ? success([
              wireShopOrder({ delivery: "pickup", may: { send: false, deliver: false, close: true, hand_over: true } }),
            ])
          : rejection("No order waits for this code"),
      "orders/hand_over": (sent) => handOver(sent),
    },
  }),
  play: async ({ canvas }) => {
    handOver.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Hand over by code" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Hand over by code" }));
    const code = dialog.getByRole("textbox", { name: "Pick-up code" });
    await user.click(code);
    await user.keyboard("123{Enter}");
    await expect(await dialog.findByText("Please enter the six digits of the code.")).toBeVisible();
    await user.keyboard("{Control>}a{/Control}111111{Enter}");
    await expect(await dialog.findByText("No order waits for this code")).toBeVisible();
    await user.keyboard("{Control>}a{/Control}042 917{Enter}");
    await user.click(await dialog.findByRole("button", { name: "Hand over" }));
    await waitFor(() => expect(handOver).toHaveBeenCalledWith({ id: 7, code: "042917" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const NoOrders: Story = {
  ...deskStory({ path, answers: { "orders/list": listed([], orderCounts) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No orders here" })).toBeVisible();
  },
};

export const NothingFound: Story = {
  ...deskStory({ path: "/orders?list=all&words=lamp", answers: { "orders/list": listed([], orderCounts) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No order matches “lamp”" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("lamp");
  },
};

export const Loading: Story = loadingStory({ path, call: "orders/list", title: "Orders" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "orders/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("link", { name: "202611230001" }),
});

/** The session is over: the way leads to the login, and back here after it. */
export const SessionLost: Story = {
  ...deskStory({ path, answers: { "chat/kefuInfo": { code: -1, show: 1, msg: "Please log in", data: [] } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Log in" })).toBeVisible();
  },
};

const narrowed = fn((_sent: unknown) =>
  listed([second], { ...orderCounts, pay_methods: [{ method: "alipay", name: "Alipay" }] }),
);
const counted = fn((_sent: unknown) => rejection("These are more than 100,000 rows. Please choose a shorter period"));
/** The filter is in the address, stays in other lists, and is what a file is narrowed down to. */
export const NarrowedDown: Story = {
  ...deskStory({
    path,
    answers: { "orders/list": (sent) => narrowed(sent), "orders/export_size": (sent) => counted(sent) },
  }),
  play: async ({ canvas }) => {
    narrowed.mockClear();
    counted.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByText("Filter"));
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Payment" }), "alipay");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Delivery" }), "pickup");
    await user.click(canvas.getByRole("button", { name: "Show" }));
    await expect(await canvas.findByText("Filter (2 set)")).toBeVisible();
    await user.click(canvas.getByRole("link", { name: /^Completed/ }));
    const filter = { list: "completed", pay_method: "alipay", delivery: "pickup" };
    await waitFor(() => expect(narrowed).toHaveBeenLastCalledWith({ ...filter, page_no: "1", page_size: "20" }));
    await user.click(canvas.getByRole("link", { name: "Download these orders" }));
    await waitFor(() => expect(counted).toHaveBeenCalledWith(filter));
    await expect(await canvas.findByText(/^These are more than 100,000 rows/)).toBeVisible();
    await user.click(canvas.getByRole("link", { name: "Show all" }));
    await waitFor(() =>
      expect(narrowed).toHaveBeenLastCalledWith({ list: "completed", page_no: "1", page_size: "20" }),
    );
  },
};

export const NoneLikeThat: Story = {
  ...deskStory({ path: "/orders?delivery=pickup", answers: { "orders/list": listed([], orderCounts) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No order matches this filter" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Delivery" })).toHaveValue("pickup");
  },
};

export const OnAPhone: Story = {
  ...deskStory({ path, answers: { "orders/list": some } }),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "202611230001" })).toBeVisible();
    const all = canvas.getByRole("checkbox", { name: "All on this page" });
    const { left, top, width, height } = all.getBoundingClientRect();
    // A finger hits it anywhere in 44 px.
    for (const [x, y] of [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const)
      await expect(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)).toBe(all);
    await expect(all.getBoundingClientRect().right).toBe(
      canvas.getByRole("checkbox", { name: "Choose order 202611230001" }).getBoundingClientRect().right,
    );
  },
};

const usual = { ...deskStory({ path, answers: { "orders/list": some } }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
