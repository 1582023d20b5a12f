import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, phone } from "../story-help/desk-story.tsx";
import { type Canvas, loadingStory, notLoadedStory, refusedSwitchStory } from "../story-help/page-stories.ts";
import { TeamPage } from "./team-page.tsx";

const meta = { title: "Desk/Team", component: TeamPage } satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const anna = {
  id: 3,
  account: "anna",
  nickname: "Anna",
  role: "owner",
  is_disabled: false,
  is_self: true,
  created_at: "2026-01-12T02:00:00.000Z",
};
const mei = { ...anna, id: 4, account: "mei", nickname: "Mei", role: "staff", is_self: false };
const lin = {
  ...mei,
  id: 5,
  account: "constantin_alexandru_lindenholz",
  nickname: "Constantin-Alexandru Lindenholz",
  role: "agent",
  is_disabled: true,
};
const some = success([anna, mei, lin]);
const path = "/team";
const password = "wq7-Hx2-nRt";

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("row", { name: /^Mei/ })).toBeVisible();
};

export const Members: Story = {
  ...deskStory({ path, answers: { "team/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Team" })).toBeVisible();
    const self = within(await canvas.findByRole("row", { name: /^Anna/ }));
    await expect(self.getByText("You")).toBeVisible();
    await expect(self.getByText("Owner")).toBeVisible();
    await expect(self.getByText("Only the platform can change this")).toBeVisible();
    await expect(self.queryByRole("switch")).toBeNull();
    await expect(self.queryByRole("button")).toBeNull();
    const staff = within(canvas.getByRole("row", { name: /^Mei/ }));
    await expect(staff.getByText("Staff: all but the team")).toBeVisible();
    await expect(staff.getByText("12 Jan 2026")).toBeVisible();
    await expect(staff.getByRole("switch", { name: "May log in: Mei" })).toBeChecked();
    const agent = within(canvas.getByRole("row", { name: /^Constantin/ }));
    await expect(agent.getByText("Agent: answers customers")).toBeVisible();
    await expect(agent.getByRole("switch")).not.toBeChecked();
  },
};

export const Alone: Story = {
  ...deskStory({ path, answers: { "team/list": success([anna]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /^Anna/ })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "New member" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, call: "team/list", title: "Team" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "team/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("row", { name: /^Mei/ }),
});

export const ForStaff: Story = {
  ...deskStory({ path, role: "staff", answers: { "team/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Team" })).toBeNull();
  },
};

const add = fn((_sent: unknown) => success({ account: "lin", password }));
export const Added: Story = {
  ...deskStory({
    path,
    answers: {
      "team/list": () => (add.mock.calls.length === 0 ? success([anna]) : success([anna, mei])),
      "team/add": (sent) => add(sent),
    },
  }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New member" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New member" }));
    const account = dialog.getByRole("textbox", { name: "Account" });
    const nickname = dialog.getByRole("textbox", { name: "Nickname" });
    await user.click(account);
    await user.keyboard("  {Enter}");
    await expect(await dialog.findAllByText("Please fill this in.")).toHaveLength(2);
    await expect(account).toHaveAccessibleDescription("Please fill this in.");
    await expect(nickname).toHaveAccessibleDescription("Please fill this in.");
    await expect(add).not.toHaveBeenCalled();
    await user.click(account);
    await user.keyboard("{Control>}a{/Control} mei ");
    await user.click(nickname);
    await user.keyboard("Mei");
    await expect(dialog.getByRole("radio", { name: "Staff: all but the team" })).toBeChecked();
    await user.click(dialog.getByRole("radio", { name: "Agent: answers customers" }));
    await user.dblClick(dialog.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(add).toHaveBeenCalledWith({ account: "mei", nickname: "Mei", role: "agent" }));
    const shown = within(await canvas.findByRole("dialog", { name: "Password of mei" }));
    await expect(shown.getByText(password)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog", { name: "New member" })).toBeNull());
    await user.click(shown.getByRole("button", { name: "I have noted it" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByText(password)).toBeNull();
    await expect(await canvas.findByRole("row", { name: /^Mei/ })).toBeVisible();
    await expect(add).toHaveBeenCalledOnce();
  },
};

const taken = { ...rejection("This account is taken"), field: "account" };
export const AccountTaken: Story = {
  ...deskStory({ path, answers: { "team/list": some, "team/add": taken } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New member" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New member" }));
    const account = dialog.getByRole("textbox", { name: "Account" });
    await user.click(account);
    await user.keyboard("anna");
    await user.click(dialog.getByRole("textbox", { name: "Nickname" }));
    await user.keyboard("Another Anna{Enter}");
    await waitFor(() => expect(account).toHaveAccessibleDescription("This account is taken"));
    await expect(account).toBeInvalid();
    await expect(dialog.queryByRole("alert")).toBeNull();
    await expect(dialog.getByRole("textbox", { name: "Nickname" })).toBeValid();
    await user.click(account);
    await user.keyboard("2");
    await waitFor(() => expect(account).toBeValid());
  },
};

async function writeNewMember(canvas: Canvas) {
  const user = await realInput();
  await user.click(await canvas.findByRole("button", { name: "New member" }));
  const dialog = within(await canvas.findByRole("dialog", { name: "New member" }));
  await user.click(dialog.getByRole("textbox", { name: "Account" }));
  await user.keyboard("lin");
  await user.click(dialog.getByRole("textbox", { name: "Nickname" }));
  await user.keyboard("Lin{Enter}");
  return dialog;
}

export const AddingRefused: Story = {
  ...deskStory({ path, answers: { "team/list": some, "team/add": rejection("A team has twenty members at most") } }),
  play: async ({ canvas }) => {
    const dialog = await writeNewMember(canvas);
    await expect(await dialog.findByRole("alert")).toHaveTextContent("A team has twenty members at most");
  },
};

export const AddingWithoutAnAnswer: Story = {
  ...deskStory({ path, answers: { "team/list": some, "team/add": unreachable } }),
  play: async ({ canvas }) => {
    const dialog = await writeNewMember(canvas);
    await expect(await dialog.findByText(/We got no answer/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Account" })).toHaveValue("lin");
  },
};

const reset = fn((_sent: unknown) => success({ account: "mei", password }));
export const PasswordReset: Story = {
  ...deskStory({ path, answers: { "team/list": some, "team/reset": (sent) => reset(sent) } }),
  play: async ({ canvas }) => {
    reset.mockClear();
    const user = await realInput();
    const open = await canvas.findByRole("button", { name: "New password: Mei" });
    await user.click(open);
    const question = within(await canvas.findByRole("dialog", { name: "A new password for Mei?" }));
    await expect(question.getByText("The old one ends at once, and so does every session of mei.")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(reset).not.toHaveBeenCalled();
    await user.click(open);
    const again = within(await canvas.findByRole("dialog", { name: "A new password for Mei?" }));
    await user.dblClick(again.getByRole("button", { name: "New password" }));
    await waitFor(() => expect(reset).toHaveBeenCalledWith({ id: 4 }));
    const shown = within(await canvas.findByRole("dialog", { name: "Password of mei" }));
    await expect(shown.getByText(password)).toBeVisible();
    await expect(shown.getByText("It is shown this once, and kept nowhere.")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByText(password)).toBeNull();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(reset).toHaveBeenCalledOnce();
  },
};

export const ResetRefused: Story = {
  ...deskStory({ path, answers: { "team/list": some, "team/reset": rejection("This account was removed") } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New password: Mei" }));
    const question = within(await canvas.findByRole("dialog", { name: "A new password for Mei?" }));
    await user.click(question.getByRole("button", { name: "New password" }));
    await expect(await question.findByText("This account was removed")).toBeVisible();
  },
};

const copied = fn((_text: string) => Promise.resolve());
export const PasswordCopied: Story = {
  ...deskStory({ path, answers: { "team/list": some, "team/reset": (sent) => reset(sent) } }),
  play: async ({ canvas }) => {
    copied.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New password: Mei" }));
    const question = within(await canvas.findByRole("dialog", { name: "A new password for Mei?" }));
    await user.click(question.getByRole("button", { name: "New password" }));
    const shown = within(await canvas.findByRole("dialog", { name: "Password of mei" }));
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
    try {
      await user.click(shown.getByRole("button", { name: "Copy the password" }));
      await expect(await canvas.findByText("Copied")).toBeVisible();
      await expect(copied).toHaveBeenCalledWith(password);
    } finally {
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    }
  },
};

const disable = fn((_sent: unknown) => success([]));
export const LockedOut: Story = {
  ...deskStory({
    path,
    answers: {
      "team/list": () => success([anna, { ...mei, is_disabled: disable.mock.calls.length > 0 }, lin]),
      "team/disable": (sent) => disable(sent),
    },
  }),
  play: async ({ canvas }) => {
    disable.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("switch", { name: "May log in: Mei" }));
    await waitFor(() => expect(disable).toHaveBeenCalledWith({ id: 4 }));
    await waitFor(() => expect(canvas.getByRole("switch", { name: "May log in: Mei" })).not.toBeChecked());
  },
};

const enable = fn((_sent: unknown) => noAnswer());
export const LetInOnce: Story = {
  ...deskStory({ path, answers: { "team/list": some, "team/enable": (sent) => enable(sent) } }),
  play: async ({ canvas }) => {
    enable.mockClear();
    const user = await realInput();
    await user.dblClick(await canvas.findByRole("switch", { name: /^May log in: Constantin/ }));
    await waitFor(() => expect(enable).toHaveBeenCalledWith({ id: 5 }));
    await expect(enable).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("switch", { name: /^May log in: Constantin/ })).toBeChecked());
  },
};

export const LockingRefused: Story = refusedSwitchStory({
  path,
  answers: { "team/list": some, "team/disable": rejection("Nobody else works here today") },
  name: "May log in: Mei",
  says: "Nobody else works here today",
});

export const LockingWithoutAnAnswer: Story = refusedSwitchStory({
  path,
  answers: { "team/list": some, "team/disable": unreachable },
  name: "May log in: Mei",
  says: /We got no answer/,
});

/** A member is a card, with what can be done in sight. */
export const OnAPhone: Story = {
  ...deskStory({ path, answers: { "team/list": some } }),
  globals: phone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /^New password: Constantin/ });
    const frame = canvas.getByRole("table").parentElement;
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(frame?.getBoundingClientRect().right ?? 0);
  },
};
export const DialogOnAPhone: Story = {
  ...deskStory({ path, answers: { "team/list": some } }),
  globals: { ...phone, locale: "ja" },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "新しいメンバー" }));
    await expect(await canvas.findByRole("dialog")).toBeVisible();
  },
};
const usual = { ...deskStory({ path, answers: { "team/list": some } }), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
