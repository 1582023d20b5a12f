import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory, refusedSwitchStory, loaded } from "../story-help/page-stories.ts";
import { TodayPage } from "./today-page.tsx";

const meta = { title: "Desk/Today", component: TodayPage } satisfies Meta<typeof TodayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-11-${String(10 + index).padStart(2, "0")}`,
  orders: (index * 7) % 11,
  amount: `${((index * 7) % 11) * 118}.50`,
}));
const shop = { id: 4, name: "Hearth & Linden", is_open: true };
const figures = {
  shop,
  to_send: 12,
  to_pick_up: 0,
  after_sales_to_decide: 1,
  after_sales_to_receive: 3,
  reviews_to_answer: 128,
  days,
};
const nothingMissing = success({ missing: [] });
const bothMissing = success({ missing: ["return_address", "freight"] });
const path = "/";

export const Busy: Story = {
  ...deskStory({ path, answers: { "figures/today": success(figures), "shop/missing_terms": nothingMissing } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "12 Orders to ship" })).toHaveAttribute("href", "/orders");
    await expect(canvas.getByRole("link", { name: "3 Returns on their way" })).toHaveAttribute(
      "href",
      "/after-sales?list=toReceive",
    );
    await expect(canvas.getByText("Last 14 days")).toBeVisible();
    // What the bars say stands in a table, folded away.
    await (await realInput()).click(canvas.getByText("Each day as a table"));
    await expect(canvas.getAllByRole("row")).toHaveLength(15);
    // Where nothing waits is only named, and not counted.
    await expect(canvas.queryByRole("link", { name: /Waiting at the counter/ })).toBeNull();
    await expect(canvas.getByRole("switch", { name: "Open for orders" })).toBeChecked();
  },
};

const asked = fn((sent: unknown) =>
  success({
    ...figures,
    to_send: 0,
    before: { orders: 31, amount: "4020.00" },
    documents_refused: 1,
    products_few_left: 3,
    ...((sent as { days?: string }).days === "30" && {
      days: Array.from({ length: 30 }, (_, index) => ({
        date: `2026-11-${String(1 + index).padStart(2, "0")}`,
        orders: 1,
        amount: "10.00",
      })),
    }),
  }),
);
/** Another period is another address, and is compared with the one before. */
export const AMonth: Story = {
  ...deskStory({
    path,
    answers: { "figures/today": (sent) => asked(sent), "shop/missing_terms": nothingMissing },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("The 14 days before")).toBeVisible();
    await expect(canvas.getByText("¥4,020.00")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Orders to ship" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "1 Documents that were refused" })).toHaveAttribute(
      "href",
      "/documents",
    );
    await expect(canvas.getByRole("link", { name: "3 Few pieces left" })).toHaveAttribute(
      "href",
      "/products?list=fewLeft",
    );
    await user.click(canvas.getByRole("link", { name: "30 days" }));
    await expect(await canvas.findByText("The 30 days before")).toBeVisible();
    await expect(canvas.getByText("30 orders")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current", "page");
  },
};

const setOpen = fn((_sent: unknown) => success([]));
export const WithCashToRecord: Story = {
  ...deskStory({
    path,
    answers: { "figures/today": success({ ...figures, cash_due: 2 }), "shop/missing_terms": nothingMissing },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "2 Cash to record" })).toHaveAttribute(
      "href",
      "/orders?list=cashDue",
    );
  },
};

export const Closed: Story = {
  ...deskStory({
    path,
    answers: {
      "shop/missing_terms": nothingMissing,
      "figures/today": () => success({ ...figures, shop: { ...shop, is_open: setOpen.mock.calls.length === 0 } }),
      "shop/set_open": (sent) => setOpen(sent),
    },
  }),
  play: async ({ canvas }) => {
    setOpen.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("switch", { name: "Open for orders" }));
    await waitFor(() => expect(setOpen).toHaveBeenCalledWith({ is_open: 0 }));
    await expect(await canvas.findByText("Your shop is closed: shoppers see it, but cannot order.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Open for orders" })).not.toBeChecked());
  },
};

export const StaysOpen: Story = refusedSwitchStory({
  path,
  answers: {
    "figures/today": success(figures),
    "shop/missing_terms": nothingMissing,
    "shop/set_open": rejection("Please try again later"),
  },
  name: "Open for orders",
  says: "Please try again later",
});

export const OpensForTheFirstTime: Story = {
  ...deskStory({
    path,
    answers: {
      "figures/today": () => success({ ...figures, shop: { ...shop, is_open: setOpen.mock.calls.length > 0 } }),
      "shop/missing_terms": nothingMissing,
      "shop/set_open": (sent) => setOpen(sent),
    },
  }),
  play: async ({ canvas }) => {
    setOpen.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("switch", { name: "Open for orders" }));
    await waitFor(() => expect(setOpen).toHaveBeenCalledWith({ is_open: 1 }));
    await expect(await canvas.findByText("Your shop is open.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Open for orders" })).toBeChecked());
  },
};

export const NotReadyToOpen: Story = {
  ...deskStory({
    path,
    answers: {
      "figures/today": success({ ...figures, shop: { ...shop, is_open: false } }),
      "shop/missing_terms": bothMissing,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Before it opens, your shop has to say:")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Where goods are sent back to" });
    await expect(link).toHaveAttribute("href", "/addresses");
    await expect(canvas.getByRole("link", { name: "What sending costs" })).toHaveAttribute("href", "/freight");
    await expect(canvas.getByRole("switch", { name: "Open for orders" })).toBeDisabled();
  },
};

/** It opened before it had to say this, and can be closed all the same. */
export const OpenWithoutAReturnAddress: Story = {
  ...deskStory({
    path,
    answers: { "figures/today": success(figures), "shop/missing_terms": success({ missing: ["return_address"] }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Where goods are sent back to" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "What sending costs" })).toBeNull();
    await expect(canvas.getByRole("switch", { name: "Open for orders" })).toBeEnabled();
  },
};

export const OfStaff: Story = {
  ...deskStory({ path, role: "staff", answers: { "figures/today": success(figures) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "12 Orders to ship" })).toBeVisible();
    await expect(canvas.queryByRole("switch", { name: "Open for orders" })).toBeNull();
  },
};

const steps = (done: readonly string[]) =>
  ["name", "payment", "messages", "categories", "policies", "shop", "open_shop", "products"].map((step) => ({
    step,
    is_done: done.includes(step) ? 1 : 0,
  }));
const platform = {
  applications: 2,
  transfers_awaited: 3,
  transfers_unmatched: 1,
  refunds_to_transfer: 0,
  reported_reviews: 4,
  steps: steps([]),
};
const ofOperator = (answer: object) =>
  deskStory({ path, role: "operator", answers: { "figures/platform": success({ ...platform, ...answer }) } });

export const BeforeTheFirstSale: Story = {
  ...ofOperator({ applications: 0, steps: steps(["name", "categories"]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 8 steps to the first sale are done.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Payment" })).toHaveAttribute("href", "/settings?list=payment");
    await expect(canvas.getByRole("link", { name: "Sending codes" })).toHaveAttribute("href", "/messages");
    await expect(canvas.queryByRole("link", { name: "Name and look" })).toBeNull();
    await expect(canvas.getByText(/^Nobody can register until/)).toBeVisible();
  },
};

/** Categories alone let nobody open a shop. */
export const WithoutTrades: Story = {
  ...ofOperator({ steps: steps(["name"]) }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Categories and trades" });
    await expect(link).toHaveAttribute("href", "/categories");
    await expect(canvas.getByRole("link", { name: "To the trades" })).toHaveAttribute("href", "/trades");
  },
};

export const OfThePlatform: Story = {
  ...ofOperator({ steps: platform.steps.map(({ step }) => ({ step, is_done: 1 })) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "2 Applications to decide" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Ready to open" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "1 Transfers without an order" })).toHaveAttribute(
      "href",
      "/transfers?list=unmatched",
    );
  },
};

export const BeforeTheFirstSaleInChinese: Story = { ...ofOperator({}), play: loaded, globals: inChinese };
export const BeforeTheFirstSaleInJapanese: Story = { ...ofOperator({}), play: loaded, globals: inJapaneseOnAPhone };

export const Loading: Story = loadingStory({ path, call: "figures/today", title: "Today" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "figures/today",
  answer: success(figures),
  shown: (canvas) => canvas.findByRole("link", { name: "12 Orders to ship" }),
});

const usual = {
  ...deskStory({ path, answers: { "figures/today": success(figures), "shop/missing_terms": nothingMissing } }),
  play: loaded,
};
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
