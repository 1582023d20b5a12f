import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PhoneField } from "./phone-field.tsx";

const meta = {
  title: "Forms/PhoneField",
  component: PhoneField,
  args: { label: "Phone number" },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  args: { defaultValue: "138 0013 8000" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Phone number" });
    await expect(field).toHaveAttribute("type", "tel");
    await expect(field).toHaveAttribute("autocomplete", "tel-national");
  },
};
export const LargeForALogin: Story = { args: { large: true, autoComplete: "username" } };
export const Wrong: Story = { args: { defaultValue: "138", error: "Enter a mobile number of 11 digits." } };
