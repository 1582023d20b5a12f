import { type Answers, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { LoginPage } from "./login-page.tsx";

const enter = fn();
const meta = {
  title: "Account/LoginPage",
  component: LoginPage,
  beforeEach: () => {
    enter.mockClear();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("plaza:")) sessionStorage.removeItem(key);
  },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function page(answers: Answers = {}) {
  return storyRouter({ path: "/account/login", session: { isCustomer: false, enter }, answers });
}

const smsLogin = fn((_sent: unknown) => success({ token: "secret" }));
const sendCode = fn((_sent: unknown) => success([]));
export const BySms: Story = {
  ...page({ "account/smsLogin": (sent) => smsLogin(sent), "sms/send": (sent) => sendCode(sent) }),
  play: async ({ canvas }) => {
    smsLogin.mockClear();
    sendCode.mockClear();
    const user = await realInput();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("138 0013 8000");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(await canvas.findByText(/on its way to 138 \*\*\*\* 8000/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Again in \d+ s$/ })).toHaveAttribute("aria-disabled");
    await expect(sendCode).toHaveBeenCalledWith({ mobile: "13800138000", key: "YZMDL", client: 5 });
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("4821{Enter}");
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(smsLogin).toHaveBeenCalledWith({ mobile: "13800138000", code: "4821", client: 5 });
    await expect(localStorage.getItem("plaza:remembered-mobile")).toBe("13800138000");
  },
};

const withMail = { "index/config": success({ name: "Plaza", extensions: ["email"] }) };
export const ByCodeToAnAddress: Story = {
  ...page({ ...withMail, "account/smsLogin": (sent) => smsLogin(sent), "sms/send": (sent) => sendCode(sent) }),
  play: async ({ canvas }) => {
    smsLogin.mockClear();
    sendCode.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("tab", { name: "Code login" })).toBeVisible();
    await user.click(canvas.getByLabelText("Phone number or email"));
    await user.keyboard("mei@customer.example");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(await canvas.findByText(/on its way to m\*\*\*@customer\.example/)).toBeVisible();
    await expect(sendCode).toHaveBeenCalledWith({ email: "mei@customer.example", key: "YZMDL", client: 5 });
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("4821{Enter}");
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(smsLogin).toHaveBeenCalledWith({ email: "mei@customer.example", code: "4821", client: 5 });
    localStorage.removeItem("plaza:remembered-mobile");
  },
};

/** A platform that sends no codes offers no login by one. */
export const CodesCannotBeSent: Story = {
  ...page({ "index/config": success({ name: "Plaza", text_messages: 0 }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("tab", { name: "SMS login" })).toBeNull());
    await expect(canvas.getByLabelText("Password")).toBeVisible();
  },
};

const login = fn((_sent: unknown) => success({ token: "secret" }));
export const ByPassword: Story = {
  ...page({ "account/login": (sent) => login(sent) }),
  play: async ({ canvas }) => {
    login.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("tab", { name: "Password login" }));
    await expect(canvas.getByLabelText("Phone number")).toHaveAttribute("autocomplete", "username");
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.tab();
    await user.keyboard("plaza2026");
    await user.click(canvas.getByRole("checkbox", { name: "Remember account" }));
    const button = canvas.getByRole("button", { name: "Log in" });
    // Pressed twice before anything is drawn.
    button.click();
    button.click();
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(login).toHaveBeenCalledOnce();
    await expect(login).toHaveBeenCalledWith({ mobile: "13800138000", password: "plaza2026", client: 5 });
    await expect(canvas.getByRole("button", { name: "Logging in" })).toHaveAttribute("aria-busy", "true");
    await expect(localStorage.getItem("plaza:remembered-mobile")).toBeNull();
  },
};

export const NothingWritten: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(canvas.getByLabelText("Phone number")).toHaveFocus());
    await expect(canvas.getByLabelText("Phone number")).toHaveAccessibleDescription("Enter your mobile number.");
    await expect(canvas.getByLabelText("Verification code")).toHaveAccessibleDescription(
      "Enter the code from the text message.",
    );
    await user.keyboard("13800138000");
    await expect(canvas.getByLabelText("Phone number")).toBeValid();
  },
};

export const CodeForNoNumber: Story = {
  ...page({ "sms/send": (sent) => sendCode(sent) }),
  play: async ({ canvas }) => {
    sendCode.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await waitFor(() => expect(canvas.getByLabelText("Phone number")).toHaveFocus());
    await expect(canvas.getByLabelText("Phone number")).toBeInvalid();
    await expect(canvas.getByLabelText("Verification code")).toBeValid();
    await expect(sendCode).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  ...page({ "account/login": rejection("The mobile number or the password is wrong") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("tab", { name: "Password login" }));
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.tab();
    await user.keyboard("plaza2025{Enter}");
    const password = canvas.getByLabelText("Password");
    await waitFor(() => expect(password).toHaveAccessibleDescription("The mobile number or the password is wrong"));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(enter).not.toHaveBeenCalled();
    await user.keyboard("6");
    await expect(password).toBeValid();
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const TooManyAttempts: Story = {
  ...page({ "sms/send": rejection("Too many attempts; please try again in 12 min") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(await canvas.findByText("Too many attempts; please try again in 12 min")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Get code" })).not.toHaveAttribute("aria-disabled");
  },
};

export const OutOfReach: Story = {
  ...page({ "account/smsLogin": unreachable }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("4821{Enter}");
    await expect(await canvas.findByText(/We got no answer/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Log in" })).toBeEnabled();
  },
};

export const OnItsWay: Story = {
  ...page({ "account/smsLogin": noAnswer }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("4821{Enter}");
    await expect(await canvas.findByRole("button", { name: "Logging in" })).toBeVisible();
  },
};

export const Remembered: Story = {
  ...page(),
  beforeEach: () => {
    localStorage.setItem("plaza:remembered-mobile", "13900139000");
    sessionStorage.setItem(
      "plaza:sent-code:login",
      JSON.stringify({ destination: "13900139000", at: Date.now() - 5000 }),
    );
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(canvas.getByLabelText("Phone number")).toHaveValue("13900139000");
    // The wait goes on after a reload, and after a visit to the other tab.
    await expect(await canvas.findByRole("button", { name: /^Again in 5\d s$/ })).toBeVisible();
    await user.click(canvas.getByRole("tab", { name: "Password login" }));
    await expect(canvas.getByLabelText("Phone number")).toHaveValue("13900139000");
    await user.click(canvas.getByRole("tab", { name: "SMS login" }));
    await expect(await canvas.findByRole("button", { name: /^Again in 5\d s$/ })).toBeVisible();
    // The wait holds only for the number that asked.
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("{End}{Backspace}1");
    await expect(await canvas.findByRole("button", { name: "Get code" })).toBeVisible();
  },
};

export const TabsByKeyboard: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    canvas.getByRole("tab", { name: "SMS login" }).focus();
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Password login" })).toHaveFocus());
    await expect(within(canvas.getByRole("tabpanel")).getByLabelText("Password")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Forgotten password?" })).toHaveAttribute(
      "href",
      "/account/forget_pwd",
    );
  },
};

const demo = page({
  "account/login": (sent) => login(sent),
  "index/config": success({
    name: "Plaza",
    demo_customers: [
      { mobile: "13800138000", nickname: "Demo Lin", password: "plaza2026" },
      { mobile: "13900139000", nickname: "Demo Sora", password: "plaza2026" },
    ],
  }),
});

/** A demo says whom to try it as; pressing one leaves nothing but the login itself. */
export const InADemo: Story = {
  ...demo,
  play: async ({ canvas }) => {
    login.mockClear();
    const user = await realInput();
    const block = within(await canvas.findByRole("region", { name: "This shop is a demo" }));
    await expect(block.getByText("Phone number 13800138000")).toBeVisible();
    await expect(block.getAllByText("Password plaza2026")).toHaveLength(2);
    await user.click(block.getByRole("button", { name: "Fill in Demo Lin" }));
    await expect(canvas.getByRole("tab", { name: "Password login" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByLabelText("Phone number")).toHaveValue("13800138000");
    await expect(canvas.getByLabelText("Password")).toHaveValue("plaza2026");
    // What was written meanwhile gives way to another customer.
    await user.click(canvas.getByLabelText("Password"));
    await user.keyboard("{Backspace}");
    await user.click(block.getByRole("button", { name: "Fill in Demo Sora" }));
    await expect(canvas.getByLabelText("Phone number")).toHaveValue("13900139000");
    await expect(canvas.getByLabelText("Password")).toHaveValue("plaza2026");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Log in" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(login).toHaveBeenCalledWith({ mobile: "13900139000", password: "plaza2026", client: 5 });
  },
};

/** The other way to log in has no demo password, nor has the way back. */
export const InADemoInJapanese: Story = {
  ...demo,
  globals: { locale: "ja" },
  play: async ({ canvas }) => {
    const user = await realInput();
    const block = within(await canvas.findByRole("region", { name: "このショップはデモです" }));
    await user.click(block.getByRole("button", { name: "Demo Linを入力" }));
    await user.click(canvas.getByRole("tab", { name: "SMSでログイン" }));
    await expect(canvas.getByLabelText("携帯電話番号")).toHaveValue("13800138000");
    await user.click(canvas.getByRole("tab", { name: "パスワードでログイン" }));
    await expect(canvas.getByLabelText("パスワード")).toHaveValue("");
  },
};

export const InNoDemo: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Log in" })).toBeVisible();
    await expect(canvas.queryByText(/demo/i)).toBeNull();
  },
};

export const Chinese: Story = { ...page(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
