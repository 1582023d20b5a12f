import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { input, inputIsReal, pressBeside } from "./story-help/input.ts";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    open: false,
    onClose: fn(),
    title: "Cancel this order?",
    children: "Order 20261120093012 will be closed and its coupon returned to you. This cannot be undone.",
  },
  render: function Owner(args) {
    const [open, setOpen] = useState(args.open);
    function close(): void {
      args.onClose();
      setOpen(false);
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          actions={
            <>
              <Button onClick={close}>Keep order</Button>
              <Button kind="primary" onClick={close}>
                Cancel order
              </Button>
            </>
          }
          {...args}
          open={open}
          onClose={close}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas, args }) => {
    if (!inputIsReal) return;
    const user = await input();
    const opener = canvas.getByRole("button", { name: "Open" });
    await user.click(opener);
    const dialog = canvas.getByRole("dialog", { name: "Cancel this order?" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Keep order" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const StaysOpenAfterADoubleClick: Story = {
  play: async ({ canvas, args }) => {
    if (!inputIsReal) return;
    const user = await input();
    await user.dblClick(canvas.getByRole("button", { name: "Open" }));
    // It fades in.
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};
export const ClosesByAPressBeside: Story = {
  play: async ({ canvas, args }) => {
    if (!inputIsReal) return;
    const user = await input();
    await user.dblClick(canvas.getByRole("button", { name: "Open" }));
    await pressBeside(canvas.getByRole("dialog"));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const CloseButton: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};
export const Open: Story = { args: { open: true } };
export const Wide: Story = {
  args: {
    open: true,
    size: "wide",
    title: "New address",
    children: (
      <div style={{ display: "grid", gap: 16 }}>
        <Field label="Recipient" />
        <Field label="Phone" type="tel" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Recipient")).toHaveFocus();
  },
};
export const SheetOnAPhone: Story = {
  args: { open: true },
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("dialog").getBoundingClientRect().bottom).toBe(window.innerHeight));
  },
};
export const LongTexts: Story = {
  args: {
    open: true,
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft wirklich löschen?",
    children: "この操作は取り消せません。注文は閉じられ、クーポンはお手元に戻ります。".repeat(40),
  },
};
export const StaysWhenItsOwnerWants: Story = {
  args: { open: true },
  render: (args) => (
    <Dialog {...args}>
      <Button busy>Saving</Button>
    </Dialog>
  ),
  play: async ({ canvas, args }) => {
    if (!inputIsReal) return;
    const user = await input();
    await user.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
    await expect(canvas.getByRole("dialog")).toHaveAttribute("open");
  },
};
export const OwnerGoesAway: Story = {
  render: function Page(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Open</Button>
        {shown && (
          <Dialog {...args} open>
            <Button onClick={() => setShown(false)}>Away</Button>
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Open" }));
    await user.click(canvas.getByRole("button", { name: "Away" }));
    await expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus();
  },
};
