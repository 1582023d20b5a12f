import { wireCustomer } from "@plaza/api-client/testing";
import { type Answers, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ProfilePage } from "./profile-page.tsx";

const meta = { title: "Account/ProfilePage", component: ProfilePage } satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = { "user/info": success(wireCustomer()) };
function page(answers: Answers = {}) {
  return storyRouter({ path: "/user/profile", session: customerSession, answers: { ...known, ...answers } });
}

const save = fn((_sent: unknown) => success([]));
export const Saves: Story = {
  ...page({ "pc/changeUserInfo": (sent) => save(sent) }),
  play: async ({ canvas }) => {
    save.mockClear();
    const user = await realInput();
    const nickname = canvas.getByLabelText("Nickname");
    await user.dblClick(nickname);
    await user.keyboard("{Backspace}");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByText("Enter a nickname.")).toBeVisible();
    await waitFor(() => expect(nickname).toHaveFocus());
    await user.keyboard("<b>Mei</b>");
    await user.click(canvas.getByRole("radio", { name: "Rather not say" }));
    await user.dblClick(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
    await expect(save).toHaveBeenCalledOnce();
    await expect(save).toHaveBeenCalledWith({ nickname: "<b>Mei</b>", sex: 0 });
    // What is changed again is no longer saved.
    await user.click(nickname);
    await user.keyboard("!");
    await waitFor(() => expect(canvas.queryByText(/^Saved at/)).toBeNull());
  },
};

const bare = wireCustomer({ mobile: "", sex: "未知" });
export const NothingGiven: Story = {
  ...page({ "user/info": success(bare), "pc/changeUserInfo": (sent) => save(sent) }),
  play: async ({ canvas }) => {
    save.mockClear();
    const user = await realInput();
    await expect(canvas.getByRole("radio", { name: "Rather not say" })).toBeChecked();
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ nickname: "Mei", sex: 0 }));
  },
};

export const NotSaved: Story = {
  ...page({ "pc/changeUserInfo": rejection("A nickname has at most 32 characters") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("A nickname has at most 32 characters")).toBeVisible();
    await user.click(canvas.getByRole("radio", { name: "Male" }));
    await waitFor(() => expect(canvas.queryByText("A nickname has at most 32 characters")).toBeNull());
  },
};

let isBack = false;
export const NotLoaded: Story = {
  beforeEach: () => {
    isBack = false;
  },
  ...page({ "user/info": () => (isBack ? success(wireCustomer()) : unreachable()) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const again = await canvas.findByRole("button", { name: "Try again" });
    isBack = true;
    await user.click(again);
    await expect(await canvas.findByLabelText("Nickname")).toHaveValue("Mei");
  },
};

const hostile = wireCustomer({ nickname: `\u202e<script>${"名".repeat(22)}`, avatar: "/uploads/gone.png" });
const phone = { viewport: { value: "360" } };
export const HostileOnAPhone: Story = { ...page({ "user/info": success(hostile) }), globals: phone };
export const Chinese: Story = { ...page(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
