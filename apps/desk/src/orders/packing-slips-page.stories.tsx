import { wireShopOrder, wireShopOrderLine } from "@plaza/api-client/testing";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory, orderCounts } from "../story-help/page-stories.ts";
import { PackingSlipsPage } from "./packing-slips-page.tsx";

const meta = { title: "Desk/Packing slips", component: PackingSlipsPage } satisfies Meta<typeof PackingSlipsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/orders/slips?ids=8%2C7";
const chairs = wireShopOrder({
  id: 8,
  number: "202611230002",
  contact: "Sato Mina",
  remark: "Please leave it at the door.\nThank you!",
  lines: [
    wireShopOrderLine({ id: 80, sku_number: "CAN-01", name: "Beeswax Pillar Candle, Unscented", quantity: 3 }),
    wireShopOrderLine({ id: 81, name: "Linden Dining Chair", quantity: 2, refunded_quantity: 1 }),
    wireShopOrderLine({ id: 82, name: "Oak Stool", quantity: 1, refunded_quantity: 1 }),
  ],
});
const two = listed([wireShopOrder(), chairs], orderCounts);

/** In the order in which they were chosen, without prices, and without what was given back. */
export const Two: Story = {
  ...deskStory({ path, answers: { "orders/list": two } }),
  play: async ({ canvas }) => {
    const slips = await canvas.findAllByRole("article");
    await expect(slips.map((slip) => slip.getAttribute("aria-label"))).toEqual([
      "Packing slip of order 202611230002",
      "Packing slip of order 202611230001",
    ]);
    const first = within(slips[0] as HTMLElement);
    await expect(await first.findByRole("heading", { name: "Hearth & Linden" })).toBeVisible();
    await expect(first.getByText("CAN-01")).toBeVisible();
    await expect(first.queryByText("Oak Stool")).toBeNull();
    await expect(first.getByRole("row", { name: "Pieces in all 4" })).toBeVisible();
    await expect(slips[0]?.textContent).not.toContain("¥");
  },
};

const print = fn();
export const Printed: Story = {
  ...deskStory({ path, answers: { "orders/list": two } }),
  beforeEach: () => {
    const before = globalThis.print;
    globalThis.print = print.mockClear();
    return () => {
      globalThis.print = before;
    };
  },
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const NoneChosen: Story = {
  ...deskStory({ path: "/orders/slips?ids=x" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No orders are chosen" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Print" })).toBeNull();
  },
};

export const Loading: Story = loadingStory({ path, call: "orders/list", title: "Packing slips" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "orders/list",
  answer: two,
  shown: (canvas) => canvas.findByText("Sato Mina"),
});

const usual = { ...deskStory({ path, answers: { "orders/list": two } }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
