import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe, Heart, LogOut, Ticket, Wallet } from "lucide";
import { expect, fn, waitFor } from "storybook/test";
import { Count } from "./count.tsx";
import { Icon } from "./icon.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { input } from "./story-help/input.ts";
import { Link } from "./story-help/link.tsx";

const loggedOut = fn();
const meta = {
  title: "Overlays/Menu",
  component: Menu,
  args: {
    trigger: "My account",
    children: (
      <>
        <MenuItem current icon={<Icon of={Wallet} />} link={(props) => <Link to="#wallet" {...props} />}>
          Wallet
        </MenuItem>
        <MenuItem
          icon={<Icon of={Ticket} />}
          aside={<Count value={5} />}
          link={(props) => <Link to="#coupons" {...props} />}
        >
          Coupons
        </MenuItem>
        <MenuItem icon={<Icon of={Heart} />} link={(props) => <Link to="#favourites" {...props} />}>
          Favourites
        </MenuItem>
        <MenuItem icon={<Icon of={LogOut} />} link={(props) => <button type="button" {...props} onClick={loggedOut} />}>
          Log out
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <div style={{ minHeight: 260, display: "flex", gap: 24, alignItems: "flex-start" }}>
      <Menu {...args} />
      <button type="button">After</button>
    </div>
  ),
  beforeEach: () => {
    loggedOut.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByText("My account"));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Wallet" })).toBeVisible());
  },
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Wallet" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /Coupons/ })).toHaveFocus();
    await user.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Log out" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await expect(canvas.getByText("My account")).toHaveFocus();
    await expect(canvas.getByText("Wallet")).not.toBeVisible();
    await user.keyboard("{ArrowUp}{Enter}");
    await expect(loggedOut).toHaveBeenCalledOnce();
    await expect(canvas.getByText("Wallet")).not.toBeVisible();
  },
};
export const ClosesWhenLeft: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByText("My account"));
    await user.tab({ shift: true });
    await user.click(canvas.getByText("My account"));
    await user.keyboard("{ArrowUp}{Tab}");
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await expect(canvas.getByText("Wallet")).not.toBeVisible();
  },
};
export const ClosesByAPressElsewhere: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByText("My account"));
    await user.click(canvas.getByRole("button", { name: "After" }));
    await expect(canvas.getByText("Wallet")).not.toBeVisible();
  },
};
export const Language: Story = {
  globals: { locale: "ko" },
  args: {
    label: "언어: 한국어",
    align: "end",
    trigger: (
      <>
        <Icon of={Globe} size={14} />
        한국어
      </>
    ),
    children: ["English", "简体中文", "日本語", "한국어"].map((name) => (
      <MenuItem key={name} current={name === "한국어"} link={(props) => <Link to="#x" {...props} />}>
        {name}
      </MenuItem>
    )),
  },
  render: (args) => (
    <div style={{ minHeight: 260, display: "flex", justifyContent: "flex-end" }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getAllByText("한국어")[0] ?? document.body);
    await waitFor(() => expect(canvas.getByRole("link", { name: "日本語" })).toBeVisible());
  },
};
