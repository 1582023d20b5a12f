import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";
import { input } from "./story-help/input.ts";
import { Tag } from "./tag.tsx";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Delivery",
    options: [
      { value: "express", label: "Express" },
      { value: "pickup", label: "Pick-up" },
      { value: "drone", label: "By drone", disabled: true },
    ],
    value: "express",
    onChange: fn(),
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    function choose(next: string): void {
      args.onChange(next);
      setValue(next);
    }
    return <RadioGroup {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await expect(canvas.getByRole("radiogroup", { name: "Delivery" })).toBeVisible();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("pickup");
    await expect(canvas.getByRole("radio", { name: "Pick-up" })).toBeChecked();
  },
};
const payments = [
  { value: "balance", label: "Balance", description: "¥50,000.00 left", aside: <Tag kind="success">Fast</Tag> },
  { value: "alipay", label: "Alipay" },
  { value: "wechat", label: "WeChat Pay", description: "Not enough for this order.", disabled: true },
];
export const Panels: Story = {
  args: { label: "How to pay", kind: "panel", options: payments, value: "balance" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Balance" })).toHaveAccessibleDescription("¥50,000.00 left");
    await expect(canvas.getByRole("radio", { name: "WeChat Pay" })).toBeDisabled();
  },
};
export const Cards: Story = {
  args: { label: "How to pay", kind: "cards", options: payments.slice(0, 2), value: "alipay" },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("radio").map((radio) => radio.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};
export const NothingChosen: Story = {
  args: { kind: "panel", options: payments, value: null, error: "Choose how to pay." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Choose how to pay.");
  },
};
export const LongTextsOnAPhone: Story = {
  globals: { viewport: { value: "360" }, locale: "ja" },
  args: {
    kind: "panel",
    label: "お支払い方法をお選びください",
    options: [
      {
        value: "a",
        label: "残高でのお支払い（ご注文の確定と同時に残高から差し引かれます）",
        description: "残高が不足している場合はご利用いただけません。あらかじめチャージしてください。",
      },
      { value: "b", label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" },
    ],
    value: "b",
  },
};
