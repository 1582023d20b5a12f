import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loaded, orderCounts } from "../story-help/page-stories.ts";
import { LoginPage } from "./login-page.tsx";

const meta = { title: "Desk/Login", component: LoginPage } satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/login?back=%2Forders";

export const Nobody: Story = {
  ...deskStory({ path }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Account" })).toHaveFocus());
    await expect(canvas.getByRole("radio", { name: "A shop" })).toBeChecked();
  },
};

const login = fn((_sent: unknown) => success({ id: 3 }));
export const LoggedIn: Story = {
  ...deskStory({
    path,
    answers: { "login/begin": (sent) => login(sent), "orders/list": listed([], orderCounts) },
  }),
  play: async ({ canvas }) => {
    login.mockClear();
    const user = await realInput();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Account" })).toHaveFocus());
    await user.keyboard(" demo-hearth-linden {Enter}");
    await expect(await canvas.findByText("Please enter your password.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
    await user.keyboard("plaza2026{Enter}{Enter}");
    // Back to where the session was lost.
    await expect(await canvas.findByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(login).toHaveBeenCalledOnce();
    await expect(login).toHaveBeenCalledWith({
      account: "demo-hearth-linden",
      password: "plaza2026",
      type: 1,
      client: 5,
    });
  },
};

const operatorLogin = fn((_sent: unknown) => success({ id: 3 }));
export const AsAnOperator: Story = {
  ...deskStory({ path: "/login", role: "operator", answers: { "login/begin": (sent) => operatorLogin(sent) } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("radio", { name: "The platform" }));
    await user.click(canvas.getByRole("textbox", { name: "Account" }));
    await user.keyboard("demo-platform");
    await user.click(canvas.getByLabelText("Password"));
    await user.keyboard("plaza2026{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await expect(operatorLogin).toHaveBeenCalledWith(expect.objectContaining({ type: 2 }));
  },
};

async function fillIn(canvas: { readonly findByRole: (role: string, options: object) => Promise<HTMLElement> }) {
  const user = await realInput();
  await user.click(await canvas.findByRole("textbox", { name: "Account" }));
  await user.keyboard("mei{Tab}wrong-one{Enter}");
}

export const Refused: Story = {
  ...deskStory({ path, answers: { "login/begin": rejection("Wrong account or password") } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText("Wrong account or password")).toBeVisible();
  },
};

export const WithoutAnAnswer: Story = {
  ...deskStory({ path, answers: { "login/begin": unreachable } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText(/^We got no answer\./)).toBeVisible();
  },
};

export const Busy: Story = {
  ...deskStory({ path, answers: { "login/begin": noAnswer } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByRole("button", { name: "Logging in" })).toHaveAttribute("aria-busy", "true");
  },
};

const endedByPassword = { code: -1, show: 1, msg: "Logged out", data: [], error: "password_changed" };
/** Whoever is logged out hears why, and comes back to where they were. */
export const SessionEnded: Story = {
  ...deskStory({ path: "/orders", answers: { "chat/kefuInfo": endedByPassword } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You were logged out because the password was changed.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
  },
};

const challenge = { challenge: "c1", totp: true, passkey: null, recovery_codes_left: 10 };
const asked = success(challenge);
const finish = fn((_sent: unknown) => success({ id: 3 }));
export const CodeAsked: Story = {
  ...deskStory({
    path,
    answers: {
      "login/begin": asked,
      "login/finish": (sent) => finish(sent),
      "orders/list": listed([], orderCounts),
    },
  }),
  play: async ({ canvas }) => {
    finish.mockClear();
    await fillIn(canvas);
    await expect(await canvas.findByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
    const user = await realInput();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Code of the app" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await expect(await canvas.findByText("Enter the code that the app shows.")).toBeVisible();
    await user.keyboard("123 456{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(finish).toHaveBeenCalledOnce();
    await expect(finish).toHaveBeenCalledWith({ challenge: "c1", code: "123 456" });
  },
};

const wrongCode = { ...rejection("The code is wrong"), field: "code" };
export const WrongCode: Story = {
  ...deskStory({ path, answers: { "login/begin": asked, "login/finish": wrongCode } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const user = await realInput();
    await user.click(await canvas.findByRole("textbox", { name: "Code of the app" }));
    await user.keyboard("000000{Enter}");
    await expect(await canvas.findByText("The code is wrong")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Code of the app" })).toHaveFocus());
    await user.click(canvas.getByRole("button", { name: "Use a recovery code" }));
    await expect(canvas.queryByText("The code is wrong")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Recovery code" })).toHaveFocus());
    await user.click(canvas.getByRole("button", { name: "Back to the password" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
  },
};

const over = { ...rejection("This took too long"), field: "challenge" };
/** The password is asked for again, and the reason said there. */
export const TookTooLong: Story = {
  ...deskStory({
    path,
    answers: { "login/begin": success({ ...challenge, totp: false }), "login/finish": over },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const user = await realInput();
    await user.click(await canvas.findByRole("textbox", { name: "Recovery code" }));
    await user.keyboard("aaaa-bbbb-cccc{Enter}");
    await expect(await canvas.findByText("This took too long")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
  },
};

export const NoOperatorYet: Story = {
  ...deskStory({ path: "/login", answers: { "first_operator/state": success({ is_needed: true }) } }),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("link", { name: "Make the first operator" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "The first operator" })).toBeVisible();
  },
};

const second: Story["play"] = async ({ canvas }) => {
  const [account] = await canvas.findAllByRole("textbox");
  const user = await realInput();
  await user.click(account as HTMLElement);
  await user.keyboard("mei{Tab}lamp{Enter}");
  await waitFor(() => expect(canvas.getAllByRole("textbox")[0]).toHaveAttribute("name", "code"));
};
const secondStep = { ...deskStory({ path, answers: { "login/begin": asked } }), play: second };
export const CodeAskedInChinese: Story = { ...secondStep, globals: inChinese };
export const CodeAskedInJapaneseOnAPhone: Story = { ...secondStep, globals: inJapaneseOnAPhone };

const usual = { ...deskStory({ path }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
