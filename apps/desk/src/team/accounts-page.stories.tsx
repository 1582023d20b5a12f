import { noAnswer, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { notLoadedStory } from "../story-help/page-stories.ts";
import { AccountsPage } from "./accounts-page.tsx";

const meta = { title: "Desk/Accounts", component: AccountsPage } satisfies Meta<typeof AccountsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/accounts";
const role = "operator";
const account = (id: number, more: object) => ({
  id,
  account: `kim.${id}`,
  nickname: `Kim ${id}`,
  role: "owner",
  shop_name: "Hearth & Linden",
  is_disabled: false,
  is_self: false,
  ...more,
});
const answer = success([
  account(3, { role: "operator", shop_name: "", is_self: true }),
  account(9, { has_second_factor: true }),
]);

const reset = fn((_sent: unknown) => success({ password: "k7mnpqrstuvwxyz2" }));
export const NewPassword: Story = {
  ...deskStory({ path, role, answers: { "accounts/find": answer, "accounts/reset": (sent) => reset(sent) } }),
  play: async ({ canvas }) => {
    reset.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("Kim 3")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "New password: Kim 3" })).toBeNull();
    await user.click(canvas.getByRole("button", { name: "New password: Kim 9" }));
    await user.click(await canvas.findByRole("button", { name: "New password" }));
    await expect(await canvas.findByText("k7mnpqrstuvwxyz2")).toBeVisible();
    await expect(reset).toHaveBeenCalledWith({ id: 9 });
  },
};

const remove = fn((_sent: unknown) => success([]));
export const SecondFactorRemoved: Story = {
  ...deskStory({ path, role, answers: { "accounts/find": answer, "accounts/remove_factors": (sent) => remove(sent) } }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove the second factor: Kim 9" }));
    const dialog = await canvas.findByRole("dialog", { name: "Remove the second factor of Kim 9?" });
    await user.click(dialog.querySelector<HTMLElement>("[name=current]") as HTMLElement);
    await user.keyboard("{Enter}");
    await expect(await canvas.findByText("Enter your present password.")).toBeVisible();
    await expect(remove).not.toHaveBeenCalled();
    await user.keyboard("own lamp 1{Enter}");
    await expect(await canvas.findByText("The second factor is removed.")).toBeVisible();
    await expect(remove).toHaveBeenCalledWith({ id: 9, current: "own lamp 1" });
  },
};

export const NobodyFound: Story = {
  ...deskStory({ path, role, answers: { "accounts/find": success([]) } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("searchbox", { name: "Account, name or shop" }));
    await user.keyboard("zoe");
    await expect(await canvas.findByText("No account matches “zoe”")).toBeVisible();
  },
};

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "accounts/find",
  answer,
  shown: (canvas) => canvas.findByText("Kim 9"),
});
export const Loading: Story = { ...deskStory({ path, role, answers: { "accounts/find": noAnswer } }) };

const found: Story = {
  ...deskStory({ path, role, answers: { "accounts/find": answer } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kim 9")).toBeVisible();
  },
};
export const Chinese: Story = { ...found, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...found, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...found, globals: inKoreanOnATablet };
