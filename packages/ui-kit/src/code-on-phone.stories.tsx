import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CodeOnPhone } from "./code-on-phone.tsx";

const image =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const meta = {
  title: "Basics/CodeOnPhone",
  component: CodeOnPhone,
  args: {
    image,
    fileName: "wechat-pay",
    app: { address: "weixin://", open: "Open WeChat" },
    children: "Save the code, open WeChat, choose Scan there, and then the picture.",
  },
  globals: { viewport: { value: "360" } },
} satisfies Meta<typeof CodeOnPhone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WeChat: Story = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole("link", { name: "Save the code" });
    await expect(save).toHaveAttribute("download", "wechat-pay.png");
    await expect(save).toHaveAttribute("href", image);
    await expect(canvas.getByRole("link", { name: "Open WeChat" })).toHaveAttribute("href", "weixin://");
  },
};
export const AnyApp: Story = {
  args: { app: undefined, children: "Save the code, and choose it in your wallet." },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};
