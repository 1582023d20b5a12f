import { success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { wireChair, wireProduct } from "../story-help/wire-listing.ts";
import { ProductsPage } from "./products-page.tsx";

const meta = { title: "Desk/Products changed together", component: ProductsPage } satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = success({
  categories: [{ id: 1, level: 1, name: "Home", is_used: true }],
  own_categories: [],
  brands: [],
  freight_templates: [],
});
const value = { product_id: 5, name: "Glazed Stoneware Teapot", options: "Forest / 900 ml", field: "price" };
const values = [{ ...value, was: "54.00", became: "48.60" }];
const obstacles = [{ reason: "flash_sale", count: 1, names: ["Linden Dining Chair"] }];
const difference = {
  total: 2,
  changed: 1,
  values: 2,
  obstacles,
  examples: values,
  seen_at: "2026-11-30T02:00:00.000Z",
};
const change = {
  id: 7,
  edit: { kind: "price" },
  by: "Anna",
  state: "done",
  total: 2,
  applied: 2,
  changed: 1,
  undone: 0,
  not_undone: 0,
  started_at: "2026-11-30T02:00:00.000Z",
  ended_at: "2026-11-30T02:00:01.000Z",
  undone_at: null,
  undoable_until: "2026-12-07T02:00:00.000Z",
  values,
  obstacles,
  left: [],
};
const previewed = fn((_sent: unknown) => success(difference));
const started = fn((_sent: unknown) => success(change));
const undone = fn((_sent: unknown) => success({ ...change, state: "undone", undone: 1, undoable_until: null }));

/** What is chosen is changed after its difference was shown, and undone. */
export const ChangedAndUndone: Story = {
  ...deskStory({
    path: "/products",
    answers: {
      "products/list": listed([wireProduct(), wireChair]),
      "products/filters": choices,
      "products/bulk_preview": (sent) => previewed(sent),
      "products/bulk_start": (sent) => started(sent),
      "products/bulk_detail": () =>
        undone.mock.calls.length === 0
          ? success(change)
          : success({ ...change, state: "undone", undone: 1, undoable_until: null }),
      "products/bulk_undo": (sent) => undone(sent),
    },
  }),
  play: async ({ canvas }) => {
    for (const each of [previewed, started, undone]) each.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("checkbox", { name: "All of this page" }));
    await expect(canvas.getByText("2 products are chosen")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Change…" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change 2 products" }));
    await user.click(await dialog.findByRole("button", { name: "Show the difference" }));
    await user.click(await dialog.findByRole("textbox", { name: "Percent" }));
    await user.keyboard("10");
    await user.click(dialog.getByRole("button", { name: "Show the difference" }));
    await user.click(await canvas.findByRole("button", { name: "Change 1 product now" }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await expect(await canvas.findByText("1 product is changed.")).toBeVisible();
    await user.click(within(await canvas.findByRole("dialog")).getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("1 product is as it was.")).toBeVisible();
  },
};
