import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { input, inputIsReal } from "./story-help/input.ts";

const meta = {
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Cancel this order?",
    children: "Order 20261120093012 will be closed and its coupon returned to you. This cannot be undone.",
    keep: "Keep order",
    confirm: "Cancel order",
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await expect(canvas.getByRole("button", { name: "Keep order" })).toHaveFocus();
    await user.click(canvas.getByRole("button", { name: "Cancel order" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Keeps: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Keep order" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: { busy: true, confirm: "Cancelling" },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Cancelling" }));
    await user.click(canvas.getByRole("button", { name: "Keep order" }));
    if (inputIsReal) await user.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { error: "This order has been shipped and can no longer be cancelled." } };
export const LongTextsInJapanese: Story = {
  args: {
    title: "このご注文をキャンセルしますか？",
    children: "ご注文は閉じられ、クーポンはお手元に戻ります。この操作は取り消せません。".repeat(8),
    keep: "注文をそのままにする",
    confirm: "注文をキャンセルする",
  },
  globals: { locale: "ja", viewport: { value: "360" } },
};
