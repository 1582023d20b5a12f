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

const phone = { viewport: { value: "360" } };
export const NumberInJapaneseOnAPhone: Story = {
  ...page(both),
  globals: { ...phone, locale: "ja" },
  play: async ({ canvas }) => {
    await openDialog(canvas, "番号を変更", "電話番号の変更");
  },
};
