import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory, type LoadedDesk } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { FirstOperatorPage } from "./first-operator-page.tsx";

const meta = { title: "Desk/First operator", component: FirstOperatorPage } satisfies Meta<typeof FirstOperatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/first-operator";
const needed = success({ is_needed: true });
const answers = { "first_operator/state": needed, "first_operator/check": success([]) };
const totp = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  address: "otpauth://totp/Plaza:boss?secret=JBSWY3DPEHPK3PXP",
};
const codes = Array.from({ length: 10 }, (_, index) => `k${index}ab-cd2f-gh3k`);

const check = fn((_sent: unknown) => success([]));
const begin = fn((_sent: unknown) => success({ challenge: "c3", totp, passkey: null, passkey_origin: "" }));
const create = fn((_sent: unknown) => success({ id: 1, recovery_codes: codes }));
export const Made: Story = {
  ...deskStory({
    path: `${path}#ab2c-de3f-gh4j-km5n`,
    role: "operator",
    answers: {
      ...answers,
      "first_operator/check": (sent) => check(sent),
      "first_operator/begin": (sent) => begin(sent),
      "first_operator/create": (sent) => create(sent),
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByRole("textbox", { name: "One-time code" })).toHaveValue("ab2c-de3f-gh4j-km5n");
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Account" })).toHaveFocus());
    await expect(check).toHaveBeenCalledWith({ code: "ab2c-de3f-gh4j-km5n" });
    await user.keyboard("b{Enter}");
    await expect(await canvas.findByText("An account is 2 to 32 letters, digits and . @ _ -")).toBeVisible();
    await expect(canvas.getByText("Enter a nickname.")).toBeVisible();
    await user.keyboard("oss");
    await user.click(canvas.getByRole("textbox", { name: "Nickname" }));
    await user.keyboard("Anna");
    await user.click(canvas.getByLabelText("New password"));
    await user.keyboard("long lamp 1{Tab}{Tab}long lamp 1{Enter}");
    await expect(await canvas.findByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    await expect(begin).toHaveBeenCalledWith({
      code: "ab2c-de3f-gh4j-km5n",
      account: "boss",
      nickname: "Anna",
      password: "long lamp 1",
    });
    await expect(canvas.queryByRole("button", { name: "Make a passkey" })).toBeNull();
    await user.click(canvas.getByRole("textbox", { name: "Code of the app" }));
    await user.keyboard("123456{Enter}");
    await expect(await canvas.findByText("Step 4 of 4")).toBeVisible();
    await expect(create).toHaveBeenCalledWith({ challenge: "c3", code: "123456" });
    await user.click(canvas.getByRole("button", { name: "I have saved them" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  },
};

const wrong = { ...rejection("The code is wrong, or its 15 minutes are over"), field: "code" };
export const WrongCode: Story = {
  ...deskStory({ path, answers: { ...answers, "first_operator/check": wrong } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "One-time code" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await expect(await canvas.findByText("Enter the code that the platform has printed.")).toBeVisible();
    await user.keyboard("aaaa{Enter}");
    await expect(await canvas.findByText(/^The code is wrong, or its 15 minutes/)).toBeVisible();
    await expect(canvas.getByText("npm run --silent backend -- first-operator")).toBeVisible();
  },
};

/** While the account was thought of. */
export const CodeOver: Story = {
  ...deskStory({ path: `${path}#ab2c`, answers: { ...answers, "first_operator/begin": wrong } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Continue" }));
    await user.click(await canvas.findByRole("textbox", { name: "Account" }));
    await user.keyboard("boss{Tab}Anna{Tab}long lamp 1{Tab}{Tab}long lamp 1{Enter}");
    await expect(await canvas.findByText(/^The code is wrong, or its 15 minutes/)).toBeVisible();
    await expect(canvas.getByText("Step 1 of 4")).toBeVisible();
  },
};

/** The platform has printed another address, which is opened in the same tab. */
export const FurtherAddress: Story = {
  ...deskStory({ path: `${path}#ab2c`, answers }),
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(await canvas.findByText("Step 2 of 4")).toBeVisible();
    const { router } = loaded["desk"] as LoadedDesk["desk"];
    router.history.push(`${path}#km5n`);
    await expect(await canvas.findByRole("textbox", { name: "One-time code" })).toHaveValue("km5n");
    router.history.push(`${path}#pq7r`);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "One-time code" })).toHaveValue("pq7r"));
    await expect(canvas.getByText("Step 1 of 4")).toBeVisible();
  },
};

export const NotNeeded: Story = {
  ...deskStory({ path, answers: { "first_operator/state": success({ is_needed: false }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This platform has an operator/)).toBeVisible();
    await (await realInput()).click(canvas.getByRole("link", { name: "Log in" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, call: "first_operator/state", title: "The first operator" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call: "first_operator/state",
  answer: needed,
  shown: (canvas) => canvas.findByRole("textbox", { name: "One-time code" }),
});

const usual = { ...deskStory({ path, answers }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
