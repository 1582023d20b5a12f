import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { input } from "./story-help/input.ts";
import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
  args: {
    label: "Coupon",
    onChange: fn(),
    children: (
      <>
        <option value="">Do not use</option>
        <option value="1">¥20 off over ¥150</option>
        <option value="2">¥50 off over ¥400, for teapots, cups and everything else that stands on a table</option>
      </>
    ),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("combobox", { name: "Coupon" })).toHaveValue("1");
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const Large: Story = { args: { large: true, hint: "One for each shop." } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTextsOnAPhone: Story = {
  globals: { viewport: { value: "360" }, locale: "ko" },
  args: { label: "쿠폰", defaultValue: "2", error: "이 쿠폰은 더 이상 사용할 수 없습니다." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
  },
};
