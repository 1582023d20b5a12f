import { rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory, phone } from "../story-help/desk-story.tsx";
import { fits, loadingStory, notLoadedStory, refusedSwitchStory } from "../story-help/page-stories.ts";
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
const path = "/";

export const Busy: Story = {
  ...deskStory({ path, answers: { "figures/today": success(figures) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "12 Orders to ship" })).toHaveAttribute("href", "/orders");
    await expect(canvas.getByRole("link", { name: "3 Returns on their way" })).toHaveAttribute(
      "href",
      "/after-sales?list=toReceive",
    );
    await expect(canvas.getByText("Last 14 days")).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(15);
    await expect(canvas.getByRole("switch", { name: "Open for orders" })).toBeChecked();
  },
};

const setOpen = fn((_sent: unknown) => success([]));
export const Closed: Story = {
  ...deskStory({
    path,
    answers: {
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
  answers: { "figures/today": success(figures), "shop/set_open": rejection("Please try again later") },
  name: "Open for orders",
  says: "Please try again later",
});

export const Loading: Story = loadingStory({ path, call: "figures/today", title: "Today" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "figures/today",
  answer: success(figures),
  shown: (canvas) => canvas.findByRole("link", { name: "12 Orders to ship" }),
});

export const OnAPhone: Story = {
  ...deskStory({ path, answers: { "figures/today": success(figures) } }),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "12 Orders to ship" })).toBeVisible();
    await fits();
  },
};
const usual = deskStory({ path, answers: { "figures/today": success(figures) } });
export const Chinese: Story = { ...usual, globals: { locale: "zh" } };
export const Japanese: Story = { ...usual, globals: { locale: "ja" } };
export const Korean: Story = { ...usual, globals: { ...phone, locale: "ko" } };
