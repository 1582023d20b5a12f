import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe, Heart, LogOut, Ticket, Wallet } from "lucide";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Count } from "./count.tsx";
import { Icon } from "./icon.tsx";
import { Menu, MenuItem, type MenuProps } from "./menu.tsx";
import { MenuList } from "./menu-list.tsx";
import { input } from "./story-help/input.ts";
import { Link } from "./story-help/link.tsx";

const loggedOut = fn();
const meta = {
  title: "Overlays/Menu",
  component: Menu,
  args: {
    list: MenuList as MenuProps["list"],
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
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Wallet" })).toBeVisible());
  },
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("menuitem", { name: "Wallet" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("menuitem", { name: /Coupons/ })).toHaveFocus();
    await user.keyboard("{End}");
    await expect(canvas.getByRole("menuitem", { name: "Log out" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await expect(canvas.getByText("My account").closest("summary")).toHaveFocus();
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
export const StaysOpenAfterADoubleClick: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.dblClick(canvas.getByText("My account"));
    // It fades in and out.
    await waitFor(() => expect(canvas.getByText("Wallet")).toBeVisible());
    await user.click(canvas.getByText("My account"));
    await waitFor(() => expect(canvas.getByText("Wallet")).not.toBeVisible());
  },
};
/** The browser's own list, as without JavaScript and until the other one has arrived. */
export const BeforeItsList: Story = {
  args: { list: null },
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Wallet" })).toBeVisible());
    await user.tab();
    await expect(canvas.getByRole("link", { name: "Wallet" })).toHaveFocus();
    await user.click(canvas.getByRole("button", { name: "Log out" }));
    await expect(loggedOut).toHaveBeenCalledOnce();
    await expect(canvas.getByText("Wallet")).not.toBeVisible();
  },
};
let arrive = (): void => undefined;
export const ListArrivesWhileOpen: Story = {
  args: { list: null },
  render: function Owner(args) {
    const [list, setList] = useState<typeof MenuList | null>(null);
    return (
      <div style={{ minHeight: 260, display: "flex", gap: 24, alignItems: "flex-start" }}>
        <Menu {...args} list={list} onApproach={() => (arrive = () => setList(() => MenuList))} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Wallet" })).toBeInTheDocument();
    arrive();
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Wallet" })).toHaveFocus());
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("menuitem", { name: /Coupons/ })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByText("My account").closest("summary")).toHaveFocus());
    await expect(canvas.getByText("Wallet")).not.toBeVisible();
  },
};
export const TypedLettersMoveTheFocus: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Wallet" })).toHaveFocus());
    await user.keyboard("fa");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Favourites" })).toHaveFocus());
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
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "日本語" })).toBeVisible());
  },
};
