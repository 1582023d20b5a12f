import { wireCustomer } from "@plaza/api-client/testing";
import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ProfilePage } from "./profile-page.tsx";

const meta = {
  title: "Account/ProfilePage/Security",
  component: ProfilePage,
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("plaza:")) sessionStorage.removeItem(key);
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = { "index/config": success({ name: "Plaza", extensions: ["account_data"] }) };
function page(answers: Answers = {}) {
  const known = { "user/info": success(wireCustomer()), "sms/send": success([]) };
  return storyRouter({ path: "/user/profile", session: customerSession, answers: { ...known, ...answers } });
}

async function openDialog(canvas: ReturnType<typeof within>, button: string, title: string) {
  const user = await realInput();
  await user.click(await canvas.findByRole("button", { name: button }));
  return { user, dialog: within(await canvas.findByRole("dialog", { name: title })) };
}

const change = fn((_sent: unknown) => success([]));
const sendCode = fn((_sent: unknown) => success([]));
export const ChangesTheNumber: Story = {
  ...page({ ...both, "user/changeMobile": (sent) => change(sent), "sms/send": (sent) => sendCode(sent) }),
  play: async ({ canvas }) => {
    change.mockClear();
    sendCode.mockClear();
    const { user, dialog } = await openDialog(canvas, "Change number", "Change phone number");
    const [ask, askNew] = dialog.getAllByRole("button", { name: "Get code" });
    if (ask === undefined || askNew === undefined) throw new Error("Two codes are asked for");
    await user.click(ask);
    await expect(await dialog.findByText(/on its way to 138 \*\*\*\* 8000/)).toBeVisible();
    await user.click(dialog.getByLabelText("New phone number"));
    await user.keyboard("139 0028 4410");
    await user.click(askNew);
    await expect(await dialog.findByText(/on its way to 139 \*\*\*\* 4410/)).toBeVisible();
    await expect(sendCode.mock.calls.flat()).toEqual([
      { mobile: "13800138000", key: "YZYSJH", client: 5 },
      { mobile: "13900284410", key: "BGSJHM", client: 5 },
    ]);
    await user.click(dialog.getByLabelText("Code of the present number"));
    await user.keyboard("4821");
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("0042");
    await user.dblClick(dialog.getByRole("button", { name: "Change number" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(change.mock.calls.flat()).toEqual([
      {
        action: "change",
        mobile: "13800138000",
        new_mobile: "13900284410",
        code: "0042",
        old_code: "4821",
        client: 5,
      },
    ]);
  },
};

export const NumberTaken: Story = {
  ...page({ "user/changeMobile": rejection("This mobile number is already registered") }),
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas, "Change number", "Change phone number");
    // Without the extension there is one code, as the contract has it.
    await expect(dialog.queryByLabelText("Code of the present number")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Change number" }));
    await waitFor(() => expect(dialog.getByLabelText("New phone number")).toHaveFocus());
    await user.keyboard("13900284410");
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("0042");
    await user.click(dialog.getByRole("button", { name: "Change number" }));
    await expect(await dialog.findByText("This mobile number is already registered")).toBeVisible();
  },
};

export const NoNumber: Story = {
  ...page({ "user/info": success(wireCustomer({ mobile: "" })), "user/changeMobile": (sent) => change(sent) }),
  play: async ({ canvas }) => {
    change.mockClear();
    await expect(canvas.queryByRole("button", { name: "Change password" })).toBeNull();
    const { user, dialog } = await openDialog(canvas, "Add number", "Add phone number");
    await user.click(dialog.getByLabelText("New phone number"));
    await user.keyboard("13900284410");
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("0042{Enter}");
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({ action: "", new_mobile: "13900284410", code: "0042", client: 5 }),
    );
  },
};

const withMail = { "index/config": success({ name: "Plaza", extensions: ["account_data", "email"] }) };
const changeEmail = fn((_sent: unknown) => success([]));
export const AddsAnAddress: Story = {
  ...page({ ...withMail, "user/changeEmail": (sent) => changeEmail(sent), "sms/send": (sent) => sendCode(sent) }),
  play: async ({ canvas }) => {
    changeEmail.mockClear();
    sendCode.mockClear();
    const { user, dialog } = await openDialog(canvas, "Add email", "Add email");
    await user.click(dialog.getByLabelText("Your password"));
    await user.keyboard("plaza2026");
    await user.click(dialog.getByLabelText("New email"));
    await user.keyboard("mei@customer.example");
    await user.click(dialog.getByRole("button", { name: "Get code" }));
    await expect(await dialog.findByText(/on its way to m\*\*\*@customer\.example/)).toBeVisible();
    await expect(sendCode).toHaveBeenCalledWith({ email: "mei@customer.example", key: "BDSJHM", client: 5 });
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("0042");
    await user.dblClick(dialog.getByRole("button", { name: "Add email" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(changeEmail.mock.calls.flat()).toEqual([
      { email: "mei@customer.example", code: "0042", password: "plaza2026" },
    ]);
  },
};

const email = "mei@customer.example";
const byEmailAlone = wireCustomer({ mobile: "", email, code_to: email, needs_code: 1 });
/** A first number could be used to log in, so it takes what shows whose account it is. */
export const FirstNumberOfAnAccountWithAnAddress: Story = {
  ...page({
    ...withMail,
    "user/info": success(byEmailAlone),
    "user/changeMobile": (sent) => change(sent),
    "sms/send": (sent) => sendCode(sent),
  }),
  play: async ({ canvas }) => {
    change.mockClear();
    sendCode.mockClear();
    const { user, dialog } = await openDialog(canvas, "Add number", "Add phone number");
    const [ask] = dialog.getAllByRole("button", { name: "Get code" });
    if (ask === undefined) throw new Error("A code is asked for");
    await user.click(ask);
    await expect(await dialog.findByText(/on its way to m\*\*\*@customer\.example/)).toBeVisible();
    await expect(sendCode).toHaveBeenCalledWith({ email, key: "SFYZ", client: 5 });
    await user.click(dialog.getByLabelText("Code that shows that it is you"));
    await user.keyboard("4821");
    await user.click(dialog.getByLabelText("New phone number"));
    await user.keyboard("13900284410");
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("0042{Enter}");
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({
        action: "",
        new_mobile: "13900284410",
        code: "0042",
        identity_code: "4821",
        client: 5,
      }),
    );
  },
};

export const AddressTaken: Story = {
  ...page({ ...withMail, "user/changeEmail": rejection("This email address is already registered") }),
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas, "Add email", "Add email");
    await user.click(dialog.getByRole("button", { name: "Add email" }));
    await waitFor(() => expect(dialog.getByLabelText("Your password")).toHaveFocus());
    await user.keyboard("plaza2026");
    await user.click(dialog.getByLabelText("New email"));
    await user.keyboard("mei@customer.example");
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("0042{Enter}");
    await expect(await dialog.findByText("This email address is already registered")).toBeVisible();
  },
};

const reset = fn((_sent: unknown) => success({ token: "secret" }));
export const ChangesThePassword: Story = {
  ...page({ "login_password/forget": (sent) => reset(sent) }),
  play: async ({ canvas }) => {
    reset.mockClear();
    const { user, dialog } = await openDialog(canvas, "Change password", "Change password");
    await expect(dialog.getByLabelText("Phone number")).toHaveAttribute("readonly");
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("0042");
    await user.click(dialog.getByLabelText("New password"));
    await user.keyboard("plaza2027");
    await user.click(dialog.getByLabelText("Repeat the password"));
    await user.keyboard("plaza2028{Enter}");
    await expect(dialog.getByText("The two passwords are not the same.")).toBeVisible();
    await user.keyboard("{Backspace}7{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(reset.mock.calls.flat()).toEqual([
      { mobile: "13800138000", code: "0042", password: "plaza2027", client: 5 },
    ]);
  },
};

export const ChangesThePasswordByAddress: Story = {
  ...page({ ...withMail, "user/info": success(byEmailAlone), "login_password/forget": (sent) => reset(sent) }),
  play: async ({ canvas }) => {
    const { dialog } = await openDialog(canvas, "Change password", "Change password");
    await expect(dialog.getByLabelText("Email")).toHaveAttribute("readonly");
    await expect(dialog.getByLabelText("Email")).toHaveValue(email);
  },
};

const byMailAlone = success({ name: "Plaza", extensions: ["account_data", "email"], text_messages: 0 });
/** No code reaches a number, and the account has no address yet. */
export const NumberWithoutTextMessages: Story = {
  ...page({ "index/config": byMailAlone }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Add an email address first: a code is sent there.")).toBeVisible();
    await expect(canvas.getByText("138 **** 8000, used to log in")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add email" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Change number" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Change password" })).toBeNull();
  },
};

export const AddressWithoutTextMessages: Story = {
  ...page({ "index/config": byMailAlone, "user/info": success(byEmailAlone) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Change password" })).toBeVisible();
    await expect(canvas.queryByText("Phone number")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Add number" })).toBeNull();
  },
};

export const NoCodesAtAll: Story = {
  ...page({ "index/config": success({ name: "Plaza", extensions: ["account_data"], text_messages: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It is changed by a code, and none can be sent at present.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Change number" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Change password" })).toBeNull();
  },
};

const phone = { viewport: { value: "360" } };
export const AddressInJapaneseOnAPhone: Story = {
  ...page(withMail),
  globals: { ...phone, locale: "ja" },
  play: async ({ canvas }) => {
    await openDialog(canvas, "メールアドレスを追加", "メールアドレスを追加");
  },
};

export const NumberInJapaneseOnAPhone: Story = {
  ...page(both),
  globals: { ...phone, locale: "ja" },
  play: async ({ canvas }) => {
    await openDialog(canvas, "番号を変更", "電話番号の変更");
  },
};
