import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "./button.tsx";
import { PasswordField } from "./password-field.tsx";
import { input } from "./story-help/input.ts";
import { Stack } from "./story-help/layout.tsx";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <PasswordField label="Password" autoComplete="current-password" large />
      <PasswordField label="New password" autoComplete="new-password" hint="6 to 20 characters" />
      <PasswordField label="Repeat it" autoComplete="new-password" defaultValue="plaza" error="These differ." />
      <PasswordField label="Locked" autoComplete="current-password" defaultValue="plaza" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Repeat it")).toBeInvalid();
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
  },
};
export const ShownAndHiddenWhenSent: Story = {
  args: { defaultValue: "plaza2026" },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()} style={{ display: "grid", gap: 16, maxWidth: 360 }}>
      <PasswordField {...args} />
      <Button type="submit">Log in</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const user = await input();
    const field = canvas.getByLabelText("Password");
    const reveal = canvas.getByRole("button", { name: "Show the password", pressed: false });
    await expect(field).toHaveAttribute("type", "password");
    await user.click(reveal);
    await expect(field).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Show the password", pressed: true })).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(field).toHaveAttribute("type", "password");
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "360" }, locale: "zh" },
  args: { label: "登录密码", error: "密码须为6至20个字符，并且至少包含一个字母和一个数字。" },
};
