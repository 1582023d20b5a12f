import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { type Canvas, loaded } from "../story-help/page-stories.ts";
import { ForgottenPage } from "./forgotten-page.tsx";

const meta = { title: "Desk/Forgotten password", component: ForgottenPage } satisfies Meta<typeof ForgottenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/forgotten-password";

async function fillIn(canvas: Canvas): Promise<void> {
  const user = await realInput();
  // The login that leads here has a field "Account", too.
  await canvas.findByRole("heading", { level: 1, name: "Forgotten password" });
  await user.click(canvas.getByRole("textbox", { name: "Account" }));
  await user.keyboard("kim.9");
  await user.click(canvas.getByRole("button", { name: "Get code" }));
  await expect(await canvas.findByText(/^If we know a phone number of this account/)).toBeVisible();
  await user.click(canvas.getByRole("textbox", { name: "Verification code" }));
  await user.keyboard("１2-34");
  await user.click(canvas.getByLabelText("New password"));
  await user.keyboard("long lamp 1{Tab}{Tab}long lamp 1{Enter}");
}

const code = fn((_sent: unknown) => success([]));
const renew = fn((_sent: unknown) => success([]));
export const Replaced: Story = {
  ...deskStory({
    path: "/login",
    answers: { "account/forgotCode": (sent) => code(sent), "account/newPassword": (sent) => renew(sent) },
  }),
  play: async ({ canvas }) => {
    code.mockClear();
    renew.mockClear();
    await (await realInput()).click(await canvas.findByRole("link", { name: "Forgotten your password?" }));
    await fillIn(canvas);
    await expect(await canvas.findByText("Your password is changed. Log in with it.")).toBeVisible();
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
    await expect(code).toHaveBeenCalledWith({ account: "kim.9" });
    await expect(renew).toHaveBeenCalledWith({ account: "kim.9", code: "1234", password: "long lamp 1" });
  },
};

const common = { ...rejection("Too many people use this password"), field: "password" };
export const CommonPassword: Story = {
  ...deskStory({
    path,
    answers: {
      "account/forgotCode": success([]),
      "account/newPassword": common,
    },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText("Too many people use this password")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("New password")).toHaveFocus());
  },
};

const usual = { ...deskStory({ path }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
