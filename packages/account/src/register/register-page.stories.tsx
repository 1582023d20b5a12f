import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { type Input, realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { RegisterPage } from "./register-page.tsx";

const enter = fn();
const meta = {
  title: "Account/RegisterPage",
  component: RegisterPage,
  beforeEach: () => {
    enter.mockClear();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("plaza:")) sessionStorage.removeItem(key);
  },
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function page(answers: Answers = {}) {
  return storyRouter({ path: "/account/register", session: { isCustomer: false, enter }, answers });
}

/** Fills in the form field by field. */
async function fillIn(user: Input, canvas: { getByLabelText: (label: string) => HTMLElement }): Promise<void> {
  await user.click(canvas.getByLabelText("Phone number"));
  await user.keyboard("13800138000");
  await user.click(canvas.getByLabelText("Verification code"));
  await user.keyboard("4821");
  await user.click(canvas.getByLabelText("New password"));
  await user.keyboard("plaza2026");
  await user.click(canvas.getByLabelText("Repeat the password"));
  await user.keyboard("plaza2026");
}

const register = fn((_sent: unknown) => success({ token: "secret" }));
export const Registers: Story = {
  ...page({ "account/register": (sent) => register(sent) }),
  play: async ({ canvas }) => {
    register.mockClear();
    const user = await realInput();
    await fillIn(user, canvas);
    await user.click(canvas.getByRole("checkbox"));
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(register).toHaveBeenCalledWith({
      mobile: "13800138000",
      password: "plaza2026",
      code: "4821",
      client: 5,
    });
  },
};

export const ThePasswordIsChecked: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const password = canvas.getByLabelText("New password");
    for (const rule of [/6 to 20 characters/, /letter/, /digit/])
      await expect(password).toHaveAccessibleDescription(rule);
    await user.click(password);
    await user.keyboard("plaza");
    const rule = (words: RegExp) => canvas.getByText(words).closest("li");
    await waitFor(() => expect(rule(/at least one letter/)).toHaveTextContent("(done)"));
    await expect(rule(/6 to 20 characters/)).not.toHaveTextContent("(done)");
    await expect(password).toBeValid();
    await user.tab();
    await expect(password).toBeInvalid();
    await user.click(password);
    await user.keyboard("{End}2026");
    await expect(password).toBeValid();
    await user.keyboard("中");
    await expect(password).toBeInvalid();
    await expect(canvas.getByText(/only letters A to Z/)).not.toHaveTextContent("(done)");
    await user.keyboard("{Backspace}");
    await expect(password).toBeValid();
    await user.click(canvas.getByLabelText("Repeat the password"));
    await user.keyboard("plaza2025");
    await user.tab();
    await expect(canvas.getByLabelText("Repeat the password")).toHaveAccessibleDescription(
      "The two passwords are not the same.",
    );
  },
};

export const EverythingIsMissing: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(canvas.getByLabelText("Phone number")).toHaveFocus());
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Please accept both to go on.");
  },
};

export const AgreementIsMissing: Story = {
  ...page({ "account/register": (sent) => register(sent) }),
  play: async ({ canvas }) => {
    register.mockClear();
    const user = await realInput();
    await fillIn(user, canvas);
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(canvas.getByRole("checkbox")).toHaveFocus());
    await user.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeValid();
    await expect(register).not.toHaveBeenCalled();
  },
};

export const TheAgreementsOpenBesideIt: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Service agreement (opens a new tab)" });
    await expect(link).toHaveAttribute("href", "/server_explan?type=1");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: /^Privacy policy/ })).toHaveAttribute(
      "href",
      "/server_explan?type=2",
    );
    const user = await realInput();
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const NumberIsTaken: Story = {
  ...page({ "account/register": rejection("This mobile number is already registered") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fillIn(user, canvas);
    await user.click(canvas.getByRole("checkbox"));
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await expect(await canvas.findByText("This mobile number is already registered")).toBeVisible();
    await expect(enter).not.toHaveBeenCalled();
  },
};

const withoutCode = fn((_sent: unknown) => success({ token: "secret" }));
export const WithoutCode: Story = {
  ...page({
    "index/config": success({ name: "Plaza", register_setting: 0 }),
    "account/register": (sent) => withoutCode(sent),
  }),
  play: async ({ canvas }) => {
    withoutCode.mockClear();
    const user = await realInput();
    await expect(canvas.queryByLabelText("Verification code")).toBeNull();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.click(canvas.getByLabelText("New password"));
    await user.keyboard("plaza2026");
    await user.tab();
    await user.tab();
    await user.keyboard("plaza2026");
    await user.click(canvas.getByRole("checkbox"));
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(withoutCode).toHaveBeenCalledWith({ mobile: "13800138000", password: "plaza2026", client: 5 });
  },
};

const withMail = { name: "Plaza", register_setting: 1, extensions: ["email"] };
const sendCode = fn((_sent: unknown) => success([]));
/** A platform with mail and without a gateway for text messages registers by address alone. */
export const ByEmail: Story = {
  ...page({
    "index/config": success({ ...withMail, text_messages: 0 }),
    "account/register": (sent) => register(sent),
    "sms/send": (sent) => sendCode(sent),
  }),
  play: async ({ canvas }) => {
    register.mockClear();
    sendCode.mockClear();
    const user = await realInput();
    await expect(canvas.queryByLabelText("Phone number")).toBeNull();
    await user.click(await canvas.findByLabelText("Email"));
    await user.keyboard("Mei");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription(
      "Enter an address such as name@example.com.",
    );
    await user.click(canvas.getByLabelText("Email"));
    await user.keyboard("{End}@Customer.example");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(await canvas.findByText(/on its way to m\*\*\*@customer\.example/)).toBeVisible();
    await expect(sendCode).toHaveBeenCalledWith({ email: "mei@customer.example", key: "ZCYZ", client: 5 });
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("4821");
    await user.click(canvas.getByLabelText("New password"));
    await user.keyboard("plaza2026");
    await user.click(canvas.getByLabelText("Repeat the password"));
    await user.keyboard("plaza2026");
    await user.click(canvas.getByRole("checkbox"));
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(register).toHaveBeenCalledWith({
      email: "mei@customer.example",
      password: "plaza2026",
      code: "4821",
      client: 5,
    });
  },
};

/** The platform leaves out the codes of numbers alone. */
export const WithoutCodeByNumberAndWithOneByEmail: Story = {
  ...page({
    "index/config": success({ ...withMail, register_setting: 0 }),
    "account/register": (sent) => register(sent),
  }),
  play: async ({ canvas }) => {
    register.mockClear();
    const user = await realInput();
    const destination = await canvas.findByLabelText("Phone number or email");
    await user.click(destination);
    await user.keyboard("13800138000");
    await expect(canvas.queryByLabelText("Verification code")).toBeNull();
    await user.keyboard("{Control>}a{/Control}mei@customer.example");
    await user.click(canvas.getByLabelText("New password"));
    await user.keyboard("plaza2026");
    await user.click(canvas.getByLabelText("Repeat the password"));
    await user.keyboard("plaza2026");
    await user.click(canvas.getByRole("checkbox"));
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(canvas.getByLabelText("Verification code")).toHaveFocus());
    await expect(register).not.toHaveBeenCalled();
    await user.keyboard("4821");
    await user.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(register).toHaveBeenCalledWith({
      email: "mei@customer.example",
      password: "plaza2026",
      code: "4821",
      client: 5,
    });
  },
};

export const ByNumberOrEmailInJapaneseOnAPhone: Story = {
  ...page({ "index/config": success(withMail) }),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "アカウントを作成" }));
  },
};

const silent = { name: "Plaza", text_messages: 0 };
export const CodesCannotBeSent: Story = {
  ...page({ "index/config": success({ ...silent, register_setting: 1 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You cannot register at the moment/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Create account" })).toBeNull();
  },
};

export const CodesAreNeitherSentNorNeeded: Story = {
  ...page({ "index/config": success({ ...silent, register_setting: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This shop sends neither text messages nor emails/)).toBeVisible();
    await expect(canvas.queryByLabelText("Verification code")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Create account" })).toBeVisible();
  },
};

/** Nobody can accept what has not been published. */
export const NotOpenYet: Story = {
  ...page({ "index/config": success({ name: "Plaza", registration_open: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Registration is not open yet/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Create account" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Log in" })).toBeVisible();
  },
};

export const JapaneseOnAPhone: Story = {
  ...page(),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "アカウントを作成" }));
  },
};

export const Chinese: Story = { ...page(), globals: inChinese };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
