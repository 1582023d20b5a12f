import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { AccountPage } from "../session/account-page.tsx";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded } from "../story-help/page-stories.ts";

const meta = { title: "Desk/Second factor", component: AccountPage } satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/account";
const info = { account: "boss", nickname: "Anna", role: "operator", mobile: "", must_change_password: false };
const none = { totp_since: "", passkeys: [], recovery_codes_left: 0, passkey_origin: "", must_keep_one: true };
const both = {
  ...none,
  totp_since: "2026-11-20T04:00:00Z",
  passkeys: [
    { id: 7, host: "desk.example", device: "Chrome, macOS", created_at: "2026-11-21T04:00:00Z", used_at: "" },
    {
      id: 8,
      host: "desk.example",
      device: "",
      created_at: "2026-11-21T04:00:00Z",
      used_at: "2026-11-22T04:00:00Z",
    },
  ],
  recovery_codes_left: 9,
  passkey_origin: "https://desk.example",
};
const answers = { "account/info": success(info), "account/sessions": success([]), "account/factors": success(none) };
const codes = Array.from({ length: 10 }, (_, index) => `k${index}ab-cd2f-gh3k`);

const totp = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  address: "otpauth://totp/Plaza:boss?secret=JBSWY3DPEHPK3PXP",
};
const begin = fn((_sent: unknown) => success({ challenge: "c2", totp, passkey: null }));
const add = fn((_sent: unknown) => success({ recovery_codes: codes }));
export const AppSetUp: Story = {
  ...deskStory({
    path,
    role: "operator",
    answers: {
      ...answers,
      "account/begin_factor": (sent) => begin(sent),
      "account/add_factor": (sent) => add(sent),
    },
  }),
  play: async ({ canvas }) => {
    begin.mockClear();
    add.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText(/^Whoever learns your password can operate the platform/)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Set up the app" }));
    const dialog = await canvas.findByRole("dialog", { name: "Set up an authenticator app" });
    await user.click(dialog.querySelector<HTMLElement>("[name=current]") as HTMLElement);
    await user.keyboard("{Enter}old lamp 1{Enter}");
    await expect(await canvas.findByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    await expect(begin).toHaveBeenCalledWith({ kind: "totp", current: "old lamp 1" });
    await expect(canvas.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
    await user.click(canvas.getByRole("textbox", { name: "Code of the app" }));
    await user.keyboard("123456{Enter}");
    await expect(await canvas.findByRole("dialog", { name: "Your recovery codes" })).toBeVisible();
    await expect(add).toHaveBeenCalledWith({ challenge: "c2", code: "123456" });
    await expect(canvas.getAllByText(/^k\dab-cd2f-gh3k$/)).toHaveLength(10);
    await expect(canvas.getByRole("link", { name: "Save as a file" })).toHaveAttribute("download");
    await user.click(canvas.getByRole("button", { name: "I have saved them" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const wrongCode = { ...rejection("The code is wrong"), field: "code" };
export const WrongCode: Story = {
  ...deskStory({
    path,
    answers: {
      ...answers,
      "account/begin_factor": success({ challenge: "c2", totp, passkey: null }),
      "account/add_factor": wrongCode,
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Set up the app" }));
    const dialog = await canvas.findByRole("dialog");
    await user.click(dialog.querySelector<HTMLElement>("[name=current]") as HTMLElement);
    await user.keyboard("old lamp 1{Enter}");
    await user.click(await canvas.findByRole("textbox", { name: "Code of the app" }));
    await user.keyboard("000000{Enter}");
    await expect(await canvas.findByText("The code is wrong")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Code of the app" })).toHaveFocus());
  },
};

const remove = fn((_sent: unknown) => success([]));
export const PasskeyRemoved: Story = {
  ...deskStory({
    path,
    answers: { ...answers, "account/factors": success(both), "account/remove_factor": (sent) => remove(sent) },
  }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("9 recovery codes are left.")).toBeVisible();
    await expect(canvas.getByText("Passkeys are made at https://desk.example.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Remove the passkey: Chrome, macOS" }));
    const dialog = await canvas.findByRole("dialog", { name: "Remove this second factor?" });
    await user.click(dialog.querySelector<HTMLElement>("[name=current]") as HTMLElement);
    await user.keyboard("old lamp 1{Enter}");
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ kind: "passkey", id: 7, current: "old lamp 1" }));
    await expect(await canvas.findByText("The second factor is removed.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const last = rejection("An operator keeps at least one second factor. Add another one first");
export const LastOfAnOperator: Story = {
  ...deskStory({
    path,
    role: "operator",
    answers: {
      ...answers,
      "account/factors": success({ ...both, passkeys: [] }),
      "account/remove_factor": last,
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove the authenticator app" }));
    const dialog = await canvas.findByRole("dialog");
    await user.click(dialog.querySelector<HTMLElement>("[name=current]") as HTMLElement);
    await user.keyboard("old lamp 1{Enter}");
    await expect(await canvas.findByText(/^An operator keeps at least one/)).toBeVisible();
  },
};

const renew = fn((_sent: unknown) => success({ recovery_codes: codes }));
export const CodesRenewed: Story = {
  ...deskStory({
    path,
    answers: { ...answers, "account/factors": success(both), "account/renew_recovery_codes": (sent) => renew(sent) },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New recovery codes" }));
    const dialog = await canvas.findByRole("dialog");
    await user.click(dialog.querySelector<HTMLElement>("[name=current]") as HTMLElement);
    await user.keyboard("old lamp 1{Enter}");
    await expect(await canvas.findByRole("dialog", { name: "Your recovery codes" })).toBeVisible();
    await expect(renew).toHaveBeenCalledWith({ current: "old lamp 1" });
  },
};

const usual = { ...deskStory({ path, answers: { ...answers, "account/factors": success(both) } }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
