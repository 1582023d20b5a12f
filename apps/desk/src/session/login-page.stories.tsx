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
    answers: { "account/login": (sent) => login(sent), "orders/list": listed([], orderCounts) },
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
  ...deskStory({ path: "/login", role: "operator", answers: { "account/login": (sent) => operatorLogin(sent) } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("radio", { name: "The platform" }));
    await user.click(canvas.getByRole("textbox", { name: "Account" }));
    await user.keyboard("demo-platform");
    await user.click(canvas.getByLabelText("Password"));
    await user.keyboard("plaza2026{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Applications" })).toBeVisible();
    await expect(operatorLogin).toHaveBeenCalledWith(expect.objectContaining({ type: 2 }));
  },
};

async function fillIn(canvas: { readonly findByRole: (role: string, options: object) => Promise<HTMLElement> }) {
  const user = await realInput();
  await user.click(await canvas.findByRole("textbox", { name: "Account" }));
  await user.keyboard("mei{Tab}wrong-one{Enter}");
}

export const Refused: Story = {
  ...deskStory({ path, answers: { "account/login": rejection("Wrong account or password") } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText("Wrong account or password")).toBeVisible();
  },
};

export const WithoutAnAnswer: Story = {
  ...deskStory({ path, answers: { "account/login": unreachable } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText(/^We got no answer\./)).toBeVisible();
  },
};

export const Busy: Story = {
  ...deskStory({ path, answers: { "account/login": noAnswer } }),
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

const usual = { ...deskStory({ path }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
