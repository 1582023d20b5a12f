import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { StarInput, type StarInputProps } from "./star-input.tsx";

const meta = {
  component: StarInput,
  args: { label: "Delivery", value: 0, onChange: () => undefined },
  render: function Rated(props: StarInputProps) {
    const [value, setValue] = useState(props.value);
    return <StarInput {...props} value={value} onChange={setValue} word={value === 0 ? null : `${value} stars`} />;
  },
} satisfies Meta<typeof StarInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "3 of 5" })).toBeChecked();
    await expect(canvas.getByRole("radiogroup", { name: "Delivery" })).toHaveAccessibleDescription("3 stars");
  },
};

export const Missing: Story = {
  args: { error: "Please choose" },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Delivery" });
    await expect(group).toHaveAccessibleDescription("Please choose");
    group.focus();
    await expect(canvas.getByRole("radio", { name: "1 of 5" })).toHaveFocus();
  },
};

/** Choosing moves nothing, or the next press would miss. */
export const Phone: Story = {
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole("radiogroup").getBoundingClientRect().height;
    await expect(height()).toBe(48);
    await userEvent.click(canvas.getByRole("radio", { name: "4 of 5" }));
    await expect(canvas.getByText("4 stars")).toBeVisible();
    await expect(height()).toBe(48);
  },
};

export const PhoneMissing: Story = {
  args: { label: "説明どおりか", error: "選択してください" },
  globals: { viewport: { value: "360" }, locale: "ja" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選択してください")).toBeVisible();
    await expect(canvas.getByRole("radiogroup").getBoundingClientRect().height).toBe(48);
  },
};
