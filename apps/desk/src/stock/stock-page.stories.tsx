import { success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, phone } from "../story-help/desk-story.tsx";
import { loadingStory } from "../story-help/page-stories.ts";
import { StockPage } from "./stock-page.tsx";

const meta = { title: "Desk/Stock", component: StockPage } satisfies Meta<typeof StockPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const teapot = {
  id: 90,
  product_id: 5,
  name: "Glazed Stoneware Teapot",
  options: "Forest / 900 ml",
  own_number: "T-90",
  stock: 3,
  low_stock: null,
  is_low: true,
  sold: 14,
  days_left: 6,
};
const chair = {
  ...teapot,
  id: 92,
  name: "Linden Dining Chair",
  options: "",
  own_number: "",
  stock: 0,
  days_left: null,
};
const soon = success({ low_stock: 5, more: 0, list: [teapot, chair] });

export const RunningOut: Story = {
  ...deskStory({ path: "/stock", answers: { "stock/soon": soon } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Glazed Stoneware Teapot" })).toHaveAttribute(
      "href",
      "/stock/90",
    );
    await expect(canvas.getByText("in 6 days")).toBeVisible();
    await expect(canvas.getByText("Sold out")).toBeVisible();
  },
};

export const OnAPhone: Story = { ...RunningOut, globals: phone };

export const NothingRunsOut: Story = {
  ...deskStory({ path: "/stock", answers: { "stock/soon": success({ low_stock: 5, more: 0, list: [] }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing runs out soon" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path: "/stock", call: "stock/soon", title: "Stock" });

const saved = fn((_sent: unknown) => success([]));
const movement = {
  id: 12,
  at: "2026-11-30T02:00:00.000Z",
  by: "",
  order_id: null,
  order_number: "",
  bulk_change_id: null,
};
/** The movements of one SKU, and its own mark. */
export const Movements: Story = {
  ...deskStory({
    path: "/stock/90",
    answers: {
      "stock/movements": success({
        sku: teapot,
        low_stock: 5,
        more: 0,
        list: [
          { ...movement, cause: "order", change: -2, stock_after: 3, order_id: 8, order_number: "20261130-8" },
          { ...movement, id: 11, cause: "by_hand", change: 5, stock_after: 5, by: "Anna" },
        ],
      }),
      "stock/save_mark": (sent) => saved(sent),
    },
  }),
  play: async ({ canvas }) => {
    saved.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("−2")).toBeVisible();
    await expect(canvas.getByText("+5")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "20261130-8" })).toHaveAttribute("href", "/orders/8");
    await user.click(canvas.getByRole("button", { name: "Change the mark…" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await user.click(dialog.getByRole("textbox", { name: "Pieces" }));
    await user.keyboard("2");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ sku_id: 90, low_stock: 2 }));
  },
};
