import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { CodeField } from "./code-field.tsx";
import { input } from "./story-help/input.ts";

const meta = {
  title: "Forms/CodeField",
  component: CodeField,
  args: { label: "Verification code", onSend: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await expect(canvas.getByRole("textbox")).toHaveAttribute("autocomplete", "one-time-code");
    await expect(canvas.getByRole("textbox")).toHaveAttribute("inputmode", "numeric");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { sending: true },
  play: async ({ canvas, args }) => {
    const user = await input();
    const button = canvas.getByRole("button", { name: "Sending" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    button.focus();
    await user.keyboard("{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const CountsDown: Story = {
  args: { sent: true, large: true, hint: "A code is on its way to 138****8000. It is valid for 5 minutes." },
  render: function Owner(args) {
    const [resendAt] = useState(() => Date.now() + 5000);
    return <CodeField {...args} resendAt={resendAt} />;
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("button", { name: /^Again in [1-5] s$/ })).toHaveAttribute("aria-disabled");
    await expect(await canvas.findByRole("button", { name: "Send again" })).not.toHaveAttribute("aria-disabled");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Wrong: Story = {
  args: { defaultValue: "4821", error: "The code is not right. Please check and try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};
export const Blocked: Story = {
  args: { blocked: "Codes cannot be sent right now." },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Get code" });
    await expect(button).toHaveAccessibleDescription("Codes cannot be sent right now.");
    button.click();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "360" }, locale: "ja" },
  args: { label: "SMSで届いた認証コードをご入力ください", sent: true },
};
