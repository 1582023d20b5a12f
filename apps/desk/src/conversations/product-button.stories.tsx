import { noAnswer, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { conversationStory, framesOf } from "../story-help/conversation-story.ts";
import { listed, phone } from "../story-help/desk-story.tsx";
import { type Canvas } from "../story-help/page-stories.ts";
import { wireChair, wireProduct } from "../story-help/wire-listing.ts";
import { ProductButton } from "./product-button.tsx";

const meta = {
  title: "Desk/ProductButton",
  component: ProductButton,
  args: { customerId: 7 },
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ProductButton>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvas: Canvas) {
  const user = await realInput();
  await canvas.findByText("I will ask our potter.");
  await user.click(await canvas.findByRole("button", { name: "Product" }));
  return { user, dialog: within(await canvas.findByRole("dialog", { name: "Send a product" })) };
}

const asked = fn((sent: unknown) =>
  (sent as { words?: string }).words === undefined
    ? listed([wireProduct(), wireChair, wireProduct({ id: 7, is_approved: false })])
    : listed([wireProduct()]),
);

/** It goes out as a card, once, and the focus is back where it was. */
export const Sent: Story = {
  ...conversationStory({ role: "agent", answers: { "products/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const { user, dialog } = await opened(canvas);
    await expect((await dialog.findAllByText(/12 in stock/))[0]?.parentElement).toHaveTextContent(
      "¥48.50 · 12 in stock",
    );
    await expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    await user.click(dialog.getByRole("searchbox", { name: "Search by name" }));
    await user.keyboard("teapot{Enter}");
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ list: "on_shelf", words: "teapot", page_no: "1", page_size: "20" }),
    );
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(1));
    await user.click(dialog.getByRole("button", { name: "Send Glazed Stoneware Teapot" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(framesOf("chat")).toMatchObject([{ to_id: 7, msg: "5", msg_type: 3 }]);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Product" })).toHaveFocus());
  },
};

export const NothingFound: Story = {
  ...conversationStory({ answers: { "products/list": listed([]) } }),
  play: async ({ canvas }) => {
    const { dialog } = await opened(canvas);
    await expect(await dialog.findByText("No product matches.")).toBeVisible();
  },
};

export const Loading: Story = {
  ...conversationStory({ answers: { "products/list": noAnswer } }),
  play: async ({ canvas }) => {
    const { dialog } = await opened(canvas);
    await expect(await dialog.findByText("Loading")).toBeInTheDocument();
  },
};

let isUp = false;
export const NotLoaded: Story = {
  ...conversationStory({ answers: { "products/list": async () => (isUp ? listed([wireProduct()]) : unreachable()) } }),
  play: async ({ canvas }) => {
    isUp = false;
    const { user, dialog } = await opened(canvas);
    const again = await dialog.findByRole("button", { name: "Try again" });
    isUp = true;
    await user.click(again);
    await expect(await dialog.findByText("Glazed Stoneware Teapot")).toBeVisible();
  },
};

/** They have no shop, and so no products. */
export const OfThePlatform: Story = {
  ...conversationStory({ role: "operator" }),
  play: async ({ canvas }) => {
    await canvas.findByText("I will ask our potter.");
    await expect(canvas.getByRole("button", { name: "Quick replies" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Product" })).toBeNull();
  },
};

const filled: Story["play"] = async ({ canvas }) => {
  const { dialog } = await opened(canvas);
  await expect(await dialog.findByText("Linden Dining Chair")).toBeVisible();
};
export const OnAPhone: Story = {
  ...conversationStory({ answers: { "products/list": listed([wireProduct(), wireChair]) } }),
  globals: phone,
  play: filled,
};
