import { type Answers, type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireOrder, wireOrderDetail, wireOrders, wireTracking } from "../testing/wire-orders.ts";
import { OrdersPage } from "./orders-page.tsx";

const path = "/user/order";
const cancel = fn((_sent: unknown): Envelope => success([]));
const add = fn((_sent: unknown): Envelope | Promise<Envelope> => success([]));

function isCancelled(): boolean {
  return cancel.mock.results.some(({ value }) => (value as Envelope).code === 1);
}

const answers: Answers = {
  "order/lists": () =>
    success(
      wireOrders(
        [isCancelled() ? 4 : 0, 1, 2, 3, 4].map((state, index) => wireOrder(state, 12 + index)),
        24,
      ),
    ),
  "order/cancel": (sent) => cancel(sent),
  "order/getOrderDetail": () => success({ ...wireOrderDetail(0), id: 12 }),
  "order/orderTraces": () => success(wireTracking),
  "cart/add": (sent) => add(sent),
  "cart/lists": () => success({ lists: [], total_amount: 0, total_num: 0 }),
};

/** By the one door of the first order. */
async function pressCancel(canvas: ReturnType<typeof within>): Promise<void> {
  canvas.getAllByRole("button", { name: "Return or cancel" })[0]?.click();
  (await canvas.findByRole("button", { name: "Cancel order" })).click();
}

const meta = {
  title: "CartCheckout/OrdersPage",
  component: OrdersPage,
  ...storyRouter({ path, answers }),
  beforeEach: () => {
    cancel.mockReset().mockImplementation(() => success([]));
    add.mockReset().mockImplementation(() => success([]));
  },
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "All 24" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Pending receipt 2" })).toHaveAttribute(
      "href",
      "/user/order?type=receive",
    );
    await expect(canvas.getByRole("link", { name: "Pay now" })).toHaveAttribute("href", "/payment?id=12&from=order");
    await expect(canvas.getByRole("link", { name: "Page 3" })).toBeVisible();
  },
};

/** The code is on the order's own page, and so is the content. */
export const NothingToSend: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/lists": success(
        wireOrders([
          { ...wireOrder(1, 12), delivery_type: 2 },
          { ...wireOrder(2, 13), delivery_type: 1 },
          { ...wireOrder(3, 14), delivery_type: 2 },
        ]),
      ),
    },
  }),
  play: async ({ canvas }) => {
    const detail = (id: number) => `/user/order/detail?id=${id}`;
    await expect(canvas.getByRole("link", { name: "Show the pick-up code" })).toHaveAttribute("href", detail(12));
    await expect(canvas.getByRole("link", { name: "Show the content" })).toHaveAttribute("href", detail(13));
    await expect(canvas.getByRole("link", { name: "Details" })).toHaveAttribute("href", detail(14));
    await expect(canvas.getByText("Ready for pick-up")).toBeVisible();
    await expect(canvas.queryByText("incl. delivery")).toBeNull();
  },
};

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await pressCancel(canvas);
    const dialog = await canvas.findByRole("dialog", { name: "Cancel this order?" });
    await expect(dialog).toHaveTextContent("Order 202611200930120012 will be closed");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Keep order" })).toHaveFocus());
    const buttons = canvas.getAllByRole("button", { name: "Cancel order" });
    buttons.at(-1)?.click();
    await waitFor(() => expect(canvas.getByText("The order is cancelled")).toBeVisible());
    await expect(cancel).toHaveBeenCalledWith({ id: 12 });
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    // The button is gone with the order's old state.
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const CannotBeCancelled: Story = {
  play: async ({ canvas }) => {
    cancel.mockImplementation(() => rejection("This order has been sent"));
    await pressCancel(canvas);
    await canvas.findByRole("dialog", { name: "Cancel this order?" });
    canvas.getAllByRole("button", { name: "Cancel order" }).at(-1)?.click();
    await waitFor(() => expect(canvas.getByText("This order has been sent")).toBeVisible());
  },
};

export const Tracked: Story = {
  play: async ({ canvas }) => {
    canvas.getAllByRole("button", { name: "Track" })[0]?.click();
    const dialog = await canvas.findByRole("dialog", { name: "Where your parcel is" });
    await waitFor(() => expect(dialog).toHaveTextContent("Out for delivery in Xuhui District"));
    await expect(dialog).toHaveTextContent("SF1420311860129");
  },
};

/** What a shop brings itself has no number, and yet it is said where it has been. */
export const TrackedWithoutANumber: Story = {
  ...storyRouter({
    path,
    answers: {
      ...answers,
      "order/orderTraces": success({ ...wireTracking, order: { ...wireTracking.order, invoice_no: "" } }),
    },
  }),
  play: async ({ canvas }) => {
    canvas.getAllByRole("button", { name: "Track" })[0]?.click();
    const dialog = await canvas.findByRole("dialog", { name: "Where your parcel is" });
    await waitFor(() => expect(dialog).toHaveTextContent("Out for delivery in Xuhui District"));
    await expect(within(dialog).queryByRole("button", { name: "Copy number" })).toBeNull();
  },
};

export const NotTracked: Story = {
  ...storyRouter({
    path,
    answers: { ...answers, "order/orderTraces": rejection("There is no tracking for this order") },
  }),
  play: async ({ canvas }) => {
    canvas.getAllByRole("button", { name: "Track" })[0]?.click();
    await waitFor(() => expect(canvas.getByText("There is no tracking for this order")).toBeVisible());
  },
};

export const BoughtAgainInPart: Story = {
  play: async ({ canvas }) => {
    add.mockImplementationOnce(() => rejection("Sold out"));
    canvas.getAllByRole("button", { name: "Buy again" })[0]?.click();
    await waitFor(() =>
      expect(canvas.getByText("Added to your cart, except: Linden Dining Chair, Solid Walnut")).toBeVisible(),
    );
    await expect(await canvas.findByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  },
};

/** The cart is filled, but a shopper who has left the page is not led to it. */
export const LeftWhileBuyingAgain: Story = {
  play: async ({ canvas, loaded }) => {
    const { promise, resolve } = Promise.withResolvers<Envelope>();
    add.mockImplementation(() => promise);
    canvas.getAllByRole("button", { name: "Buy again" })[0]?.click();
    await waitFor(() => expect(add).toHaveBeenCalled());
    const router = loaded["router"] as MemoryRouter;
    await router.navigate({ to: "/account/login" });
    resolve(success([]));
    await waitFor(() => expect(canvas.getByText("Added to your cart")).toBeVisible());
    await expect(router.latestLocation.pathname).toBe("/account/login");
  },
};

export const NothingLeftToBuy: Story = {
  play: async ({ canvas }) => {
    add.mockImplementation(() => rejection("Sold out"));
    canvas.getAllByRole("button", { name: "Buy again" })[0]?.click();
    await waitFor(() => expect(canvas.getByText("None of these products is available any more.")).toBeVisible());
  },
};

/** Without counts from the platform, paid and shipped orders cannot be told apart. */
export const WithoutCounts: Story = {
  ...storyRouter({
    path,
    answers: { ...answers, "order/lists": success({ ...wireOrders([wireOrder(1)]), counts: undefined }) },
  }),
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole("navigation", { name: "Orders by stage" });
    await expect(tabs.querySelectorAll("a")).toHaveLength(5);
  },
};

export const Empty: Story = {
  ...storyRouter({ path, answers: { ...answers, "order/lists": success(wireOrders([])) } }),
};
export const EmptyTab: Story = {
  ...storyRouter({ path: `${path}?type=close`, answers: { ...answers, "order/lists": success(wireOrders([])) } }),
};
export const BeyondTheLastPage: Story = {
  ...storyRouter({ path: `${path}?page=9`, answers }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
    const last = canvas.getByRole("link", { name: "Go to the last page" });
    await expect(last).toHaveAttribute("href", "/user/order?page=3");
    last.click();
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(5));
    await expect((loaded["router"] as MemoryRouter).latestLocation.search).toEqual({ page: "3" });
  },
};
/** Cancelling the only order of the last page leads to the page before, which is now the last one. */
export const LastPageEmptied: Story = {
  ...storyRouter({
    path: `${path}?type=pay&page=3`,
    answers: {
      ...answers,
      "order/lists": () => success(isCancelled() ? wireOrders([], 20) : wireOrders([wireOrder(0)], 21)),
    },
  }),
  play: async ({ canvas, loaded }) => {
    await pressCancel(canvas);
    await canvas.findByRole("dialog", { name: "Cancel this order?" });
    canvas.getAllByRole("button", { name: "Cancel order" }).at(-1)?.click();
    const router = loaded["router"] as MemoryRouter;
    await waitFor(() => expect(router.latestLocation.search).toEqual({ type: "pay", page: "2" }));
    await expect(canvas.queryByRole("heading", { name: "There is no page 3" })).toBeNull();
  },
};
export const Chinese: Story = { globals: inChinese };
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { globals: inKoreanOnATablet };
