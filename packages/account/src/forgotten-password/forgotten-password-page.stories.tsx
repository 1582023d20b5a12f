import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ForgottenPasswordPage } from "./forgotten-password-page.tsx";

const enter = fn();
const meta = {
  title: "Account/ForgottenPasswordPage",
  component: ForgottenPasswordPage,
  beforeEach: () => {
    enter.mockClear();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("plaza:")) sessionStorage.removeItem(key);
  },
} satisfies Meta<typeof ForgottenPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function page(answers: Answers = {}) {
  return storyRouter({ path: "/account/forget_pwd", session: { isCustomer: false, enter }, answers });
}

const reset = fn((_sent: unknown) => success({ token: "secret" }));
const sendCode = fn((_sent: unknown) => success([]));
export const Resets: Story = {
  ...page({ "login_password/forget": (sent) => reset(sent), "sms/send": (sent) => sendCode(sent) }),
  play: async ({ canvas }) => {
    reset.mockClear();
    sendCode.mockClear();
    const user = await realInput();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    // The text does not reveal whether there is such an account.
    await expect(await canvas.findByText(/If 138 \*\*\*\* 8000 has an account/)).toBeVisible();
    await expect(sendCode).toHaveBeenCalledWith({ mobile: "13800138000", key: "ZHMM", client: 5 });
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("4821");
    await user.click(canvas.getByLabelText("New password"));
    await user.keyboard("plaza2027");
    await user.click(canvas.getByLabelText("Repeat the password"));
    await user.keyboard("plaza2027{Enter}");
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(reset).toHaveBeenCalledWith({
      mobile: "13800138000",
      code: "4821",
      password: "plaza2027",
      client: 5,
    });
  },
};

export const Rejected: Story = {
  ...page({ "login_password/forget": rejection("The code is wrong") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("13800138000");
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("0000");
    await user.click(canvas.getByLabelText("New password"));
    await user.keyboard("plaza2027");
    await user.click(canvas.getByLabelText("Repeat the password"));
    await user.keyboard("plaza2027");
    await user.click(canvas.getByRole("button", { name: "Save and log in" }));
    await expect(await canvas.findByText("The code is wrong")).toBeVisible();
    await user.click(canvas.getByLabelText("Verification code"));
    await user.keyboard("1");
    await waitFor(() => expect(canvas.queryByText("The code is wrong")).toBeNull());
  },
};

export const Chinese: Story = { ...page(), globals: inChinese };
const withMail = { "index/config": success({ name: "Plaza", extensions: ["email"] }) };
export const ByEmail: Story = {
  ...page({ ...withMail, "sms/send": (sent) => sendCode(sent) }),
  play: async ({ canvas }) => {
    sendCode.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByLabelText("Phone number or email"));
    await user.keyboard("mei@customer.example");
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(await canvas.findByText(/If m\*\*\*@customer\.example has an account/)).toBeVisible();
    await expect(sendCode).toHaveBeenCalledWith({ email: "mei@customer.example", key: "ZHMM", client: 5 });
  },
};

export const CodesCannotBeSent: Story = {
  ...page({ "index/config": success({ name: "Plaza", text_messages: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A new password needs a code/)).toBeVisible();
    await expect(canvas.queryByLabelText("New password")).toBeNull();
  },
};

export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
