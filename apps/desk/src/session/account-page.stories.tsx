import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loadingStory, loaded } from "../story-help/page-stories.ts";
import { AccountPage } from "./account-page.tsx";

const meta = { title: "Desk/Your account", component: AccountPage } satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/account";
const session = (id: number, more: object) => ({
  id,
  device: "Firefox, Windows",
  network: "203.0.113.9",
  begun_at: "2026-11-20T04:00:00Z",
  used_at: "2026-11-20T05:00:00Z",
  is_this: false,
  ...more,
});
const sessions = [session(8, { is_this: true }), session(7, { device: "", network: "2001:db8::/64" })];
const info = { account: "kim.9", nickname: "Anna", role: "owner", mobile: "138****8000", must_change_password: false };
const noFactors = { totp_since: "", passkeys: [], recovery_codes_left: 0, passkey_origin: "", must_keep_one: false };
const answers = {
  "account/info": success(info),
  "account/sessions": success(sessions),
  "account/factors": success(noFactors),
};

const change = fn((_sent: unknown) => success([]));
export const PasswordChanged: Story = {
  ...deskStory({ path, answers: { ...answers, "account/change_password": (sent) => change(sent) } }),
  play: async ({ canvas }) => {
    change.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    await expect(await canvas.findByText(/^8 to 64 characters of any kind\./)).toBeVisible();
    await user.click(canvas.getByLabelText("Present password"));
    await user.keyboard("old lamp 1{Tab}{Tab}short{Enter}");
    await expect(await canvas.findByText("A password has 8 to 64 characters.")).toBeVisible();
    await expect(change).not.toHaveBeenCalled();
    await user.click(canvas.getByLabelText("New password"));
    await user.keyboard(" and long{Tab}{Tab}short and long{Enter}");
    await expect(await canvas.findByText(/^Your password is changed, and all other devices/)).toBeVisible();
    await expect(change).toHaveBeenCalledWith({ current: "old lamp 1", password: "short and long" });
    await waitFor(() => expect(canvas.getByLabelText("Present password")).toHaveValue(""));
  },
};

const wrong = { ...rejection("The password is wrong"), field: "current" };
export const WrongPassword: Story = {
  ...deskStory({ path, answers: { ...answers, "account/change_password": wrong } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByLabelText("Present password"));
    await user.keyboard("guess{Tab}{Tab}long lamp 1{Tab}{Tab}long lamp 1{Enter}");
    await expect(await canvas.findByText("The password is wrong")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Present password")).toHaveFocus());
  },
};

const end = fn((_sent: unknown) => success([]));
const endOthers = fn(() => success([]));
export const OtherDevices: Story = {
  ...deskStory({
    path,
    answers: {
      ...answers,
      "account/end_session": (sent) => end(sent),
      "account/end_other_sessions": () => endOthers(),
    },
  }),
  play: async ({ canvas }) => {
    end.mockClear();
    endOthers.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("This device")).toBeVisible();
    await expect(canvas.getByText(/203\.0\.113\.9/)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Log out: Unknown device" }));
    await expect(await canvas.findByText("Logged out there.")).toBeVisible();
    await expect(end).toHaveBeenCalledWith({ id: 7 });
    await user.click(canvas.getByRole("button", { name: "Log out all other devices" }));
    await waitFor(() => expect(endOthers).toHaveBeenCalledOnce());
  },
};

const code = fn((_sent: unknown) => success([]));
const mobile = fn((_sent: unknown) => success([]));
export const PhoneChanged: Story = {
  ...deskStory({
    path,
    answers: {
      ...answers,
      "account/mobile_code": (sent) => code(sent),
      "account/change_mobile": (sent) => mobile(sent),
    },
  }),
  play: async ({ canvas }) => {
    code.mockClear();
    mobile.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("A code goes to 138****8000 if you forget the password.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Change the phone number" }));
    await user.click(await canvas.findByRole("textbox", { name: "Phone number" }));
    await user.keyboard("139.0013-8000");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await waitFor(() => expect(code).toHaveBeenCalledWith({ mobile: "13900138000" }));
    await user.click(canvas.getByRole("textbox", { name: "Verification code" }));
    await user.keyboard("12 34");
    const [, present] = canvas.getAllByLabelText("Present password");
    await user.click(present as HTMLElement);
    await user.keyboard("old lamp 1{Enter}");
    await expect(await canvas.findByText("The phone number is saved.")).toBeVisible();
    await expect(mobile).toHaveBeenCalledWith({ mobile: "13900138000", code: "1234", current: "old lamp 1" });
  },
};

const mustChange = success({
  id: 3,
  shop_id: 4,
  nickname: "Anna",
  avatar: "",
  role: "owner",
  online: 0,
  must_change_password: 1,
});
/** Nothing else goes on before. */
export const FirstPassword: Story = {
  ...deskStory({ path, answers: { ...answers, "chat/kefuInfo": mustChange } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Choose your own password" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Pages of the desk" })).toBeNull();
  },
};

export const Loading: Story = loadingStory({ path, call: "account/info", title: "Your account" });

const usual = { ...deskStory({ path, answers }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
