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
/** The search of a part of the site. Without scripts its form sends what else the page shows, too. */
export const Quiet: Story = {
  args: { label: "Search in this shop", quiet: true, name: "name", alongside: { id: "7" }, defaultValue: "pot" },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSubmit).toHaveBeenCalledWith("pot");
    await expect(canvas.getByRole("searchbox", { name: "Search in this shop" })).toBeVisible();
    const form = canvas.getByRole("searchbox").closest("form");
    await expect(form && Object.fromEntries(new FormData(form))).toEqual({ name: "pot", id: "7" });
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
