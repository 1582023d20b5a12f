import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchField } from "./search-field.tsx";
import { input } from "./story-help/input.ts";

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  args: { label: "Search products and shops", onSubmit: fn() },
  render: (args) => (
    <div style={{ maxWidth: 580, minHeight: 72 }}>
      <SearchField {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enter: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("searchbox", { name: "Search products and shops" }));
    await user.keyboard(" teapot {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("teapot");
    await user.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
export const Failed: Story = {
  args: { error: "Please enter the product name" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveAccessibleDescription("Please enter the product name");
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};
export const Filled: Story = {
  args: { defaultValue: "cast-iron casserole with a lid that fits the smaller pan as well" },
};
export const Phone: Story = {
  args: { label: "商品名で検索" },
  globals: { locale: "ja", viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "検索" })).toBeVisible();
  },
};
