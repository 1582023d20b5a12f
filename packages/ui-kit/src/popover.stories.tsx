import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { buttonClass } from "./button.tsx";
import { Popover } from "./popover.tsx";
import { input } from "./story-help/input.ts";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: { id: "panel", label: "Share", opener: { current: null }, onClose: () => undefined, children: null },
  render: function Owner({ align }) {
    const [open, setOpen] = useState(false);
    const opener = useRef<HTMLButtonElement>(null);
    return (
      <div style={{ display: "flex", gap: 16, minHeight: 240 }}>
        <button ref={opener} type="button" className={buttonClass({})} onClick={() => setOpen(!open)}>
          Share
        </button>
        {open && (
          <Popover id="panel" label="Share" opener={opener} align={align} onClose={() => setOpen(false)}>
            <div style={{ display: "grid", gap: 8, padding: 16 }}>
              <button type="button">Copy link</button>
              <button type="button">Print</button>
            </div>
          </Popover>
        )}
        <button type="button">After</button>
      </div>
    );
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Share" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Share" })).toBeVisible());
  },
};
export const AtTheEnd: Story = { ...Open, args: { align: "end" } };
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copy link" })).toHaveFocus());
    await user.tab();
    await expect(canvas.getByRole("button", { name: "Print" })).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole("button", { name: "Copy link" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Share" })).toHaveFocus();
  },
};
export const ClosesByAPressElsewhere: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    const opener = canvas.getByRole("button", { name: "Share" });
    await user.click(opener);
    await user.click(canvas.getByRole("button", { name: "After" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await user.click(opener);
    await expect(canvas.getByRole("dialog")).toBeInTheDocument();
    await user.click(opener);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};
