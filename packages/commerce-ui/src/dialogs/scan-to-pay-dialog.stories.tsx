import { image } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ScanToPayDialog } from "./scan-to-pay-dialog.tsx";

const meta = {
  title: "Commerce/ScanToPayDialog",
  component: ScanToPayDialog,
  args: {
    scan: { kind: "qr", image: image("jar"), sandboxPath: null },
    method: { code: "wechat", name: "微信支付" },
    amount: 12_900,
    onClose: fn(),
    children: <p>This page updates by itself once you have paid.</p>,
  },
} satisfies Meta<typeof ScanToPayDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scan: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole("link", { name: "Open the sandbox cashier" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OfAnotherApp: Story = {
  args: { method: { code: "tengpay", name: "Tengpay" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Code to pay with Tengpay" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Open WeChat" })).toBeNull();
  },
};

/** On a small phone the code and all ways to use it fit, also with a long name of the app. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "360" } },
  args: { method: { code: "tengpay", name: "Tengpay".repeat(12) } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog");
    await expect(canvas.getByRole("img", { name: /^Code to pay with Tengpay/ })).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const Sandbox: Story = {
  args: { scan: { kind: "qr", image: image("jar"), sandboxPath: "/sandbox/cashier/1" } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Open the sandbox cashier" });
    await expect(link).toHaveAttribute("href", "/sandbox/cashier/1");
  },
};
