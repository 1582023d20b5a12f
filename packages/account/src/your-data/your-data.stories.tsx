import { wireCustomer } from "@plaza/api-client/testing";
import { type Answers, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { ProfilePage } from "../profile/profile-page.tsx";
import { storyRouter } from "../testing/screens.ts";

const meta = { title: "Account/YourData", component: ProfilePage } satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const times = { begin_time: "2026-11-01 09:00:00", use_time: "2026-11-20 14:05:00" };
const here = { id: 3, device: "Firefox, Windows", is_this: 1, ...times };
const copy = {
  state: "none",
  create_time: "",
  expire_time: "",
  size: 0,
  url: "",
  mobile: "13800138000",
  needs_code: 0,
};
const asked = { ...copy, create_time: "2026-11-20 12:00:00" };
const ready = {
  ...asked,
  state: "ready",
  expire_time: "2026-11-21 12:00:00",
  size: 2_516_582,
  url: "/api/user_data/download?key=k",
};
const free = {
  obstacles: [],
  losses: [
    { kind: "coupons", count: 3 },
    { kind: "favourites", count: 1 },
  ],
  days: 14,
  delete_time: "",
  mobile: "13800138000",
  needs_code: 0,
};
const everyObstacle = [
  { kind: "balance", count: 1, amount: "12.34" },
  { kind: "orders", count: 2, amount: "" },
  { kind: "after_sales", count: 1, amount: "" },
  { kind: "withdrawals", count: 2, amount: "" },
  { kind: "refunds", count: 1, amount: "99.00" },
  { kind: "top_ups", count: 1, amount: "" },
  { kind: "lottery", count: 1, amount: "" },
];
const barred = { ...free, obstacles: everyObstacle };
const waiting = { ...free, delete_time: "2026-12-04 12:00:00" };

function page(answers: Answers) {
  return storyRouter({
    path: "/user/profile",
    session: customerSession,
    answers: {
      "index/config": success({ name: "Plaza", register_setting: 1, extensions: ["account_data"] }),
      "user/info": success(wireCustomer()),
      "session/lists": success({ lists: [here] }),
      "user_data/state": success(copy),
      "user_delete/check": success(free),
      ...answers,
    },
  });
}

export const Nothing: Story = {
  ...page({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Ask for a copy" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Delete account" })).toBeVisible();
    await expect(canvas.getByText(/You have 14 days to change your mind/)).toBeVisible();
  },
};

export const WithoutExtension: Story = {
  ...page({ "index/config": success({ name: "Plaza", register_setting: 1 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Your data" })).toBeNull();
  },
};

const askCopy = fn((sent: unknown) =>
  JSON.stringify(sent).includes("plaza2026")
    ? success({ ...asked, state: "wanted" })
    : rejection("The password is wrong"),
);
export const AskedFor: Story = {
  ...page({
    "user_data/state": () =>
      success(askCopy.mock.results.some(({ value }) => value.code === 1) ? { ...asked, state: "wanted" } : copy),
    "user_data/ask": (sent) => askCopy(sent),
  }),
  play: async ({ canvas }) => {
    askCopy.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Ask for a copy" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Ask for a copy of your data" }));
    const field = dialog.getByLabelText("Your password");
    await waitFor(() => expect(field).toHaveFocus());
    // The dialog fades in.
    await waitFor(() => expect(field).toBeVisible());
    await user.keyboard("{Enter}");
    await expect(await dialog.findByText("Enter your password.")).toBeVisible();
    await expect(askCopy).not.toHaveBeenCalled();
    await user.keyboard("wrong1{Enter}");
    await expect(await dialog.findByText("The password is wrong")).toBeVisible();
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}plaza2026");
    await user.dblClick(dialog.getByRole("button", { name: "Ask for a copy" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(askCopy).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Being made" })).toHaveFocus());
  },
};

export const AskedForWithoutAPassword: Story = {
  ...page({
    "user_data/state": success({ ...copy, needs_code: 1 }),
    "sms/send": success([]),
    "user_data/ask": rejection("The code is wrong"),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Ask for a copy" }));
    const dialog = within(await canvas.findByRole("dialog"));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole("button", { name: "Get code" })).toBeVisible());
    await user.click(dialog.getByRole("button", { name: "Get code" }));
    await expect(await dialog.findByText(/A code is on its way to 138 \*\*\*\* 8000/)).toBeVisible();
    await user.click(dialog.getByLabelText("Verification code"));
    await user.keyboard("1234{Enter}");
    await expect(await dialog.findByText("The code is wrong")).toBeVisible();
  },
};

export const Ready: Story = {
  ...page({ "user_data/state": success(ready) }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Download" });
    await expect(link).toHaveAttribute("href", "/api/user_data/download?key=k");
    await expect(link).toHaveAttribute("download");
    await expect(canvas.getByText(/ZIP, 2.4 MB. It can be downloaded once./)).toBeVisible();
  },
};
export const Used: Story = {
  ...page({ "user_data/state": success({ ...ready, state: "used", url: "" }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Ask for another copy" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Download" })).toBeNull();
  },
};
export const Expired: Story = { ...page({ "user_data/state": success({ ...ready, state: "expired", url: "" }) }) };
export const Failed: Story = { ...page({ "user_data/state": success({ ...asked, state: "failed" }) }) };

export const Barred: Story = {
  ...page({ "user_delete/check": success(barred) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("¥12.34 in your wallet")).toBeVisible();
    for (const text of ["2 open orders", "1 after-sales request under way", "2 withdrawals under way"]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText("Something that is not finished yet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Delete account" })).toBeNull();
  },
};

const leave = fn((_sent: unknown) => success({ delete_time: "2026-12-04 12:00:00" }));
const stay = fn((_sent: unknown) => success([]));
export const SecondThought: Story = {
  ...page({
    "user_delete/check": () => success(leave.mock.calls.length > 0 && stay.mock.calls.length === 0 ? waiting : free),
    "user_delete/delete": (sent) => leave(sent),
    "user_delete/revoke": (sent) => stay(sent),
  }),
  play: async ({ canvas }) => {
    leave.mockClear();
    stay.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Delete account" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Delete your account?" }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText("3 coupons that are still valid")).toBeVisible());
    await expect(dialog.getByText("1 favourite")).toBeVisible();
    await user.click(dialog.getByLabelText("Your password"));
    await user.keyboard("plaza2026{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(leave.mock.calls).toEqual([[{ password: "plaza2026" }]]);
    await expect(await canvas.findByText(/is going to be deleted on/)).toBeVisible();
    const keep = await canvas.findByRole("button", { name: "Keep my account" });
    await waitFor(() => expect(keep).toHaveFocus());
    await user.keyboard("{Enter}");
    await expect((await canvas.findAllByText("Your account stays."))[0]).toBeInTheDocument();
    await expect(stay).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete account" })).toHaveFocus());
  },
};

export const Waiting: Story = { ...page({ "user_delete/check": success(waiting) }) };

export const Loading: Story = { ...page({ "user_data/state": noAnswer, "user_delete/check": noAnswer }) };

export const Offline: Story = {
  ...page({ "user_data/state": unreachable, "user_delete/check": unreachable }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(2));
  },
};

export const KeepingFails: Story = {
  ...page({ "user_delete/check": success(waiting), "user_delete/revoke": unreachable }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Keep my account" }));
    await expect((await canvas.findAllByText(/We got no answer/))[0]).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Keep my account" })).toBeVisible();
  },
};

const readyAndWaiting = page({ "user_data/state": success(ready), "user_delete/check": success(waiting) });
export const Chinese: Story = { ...readyAndWaiting, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...readyAndWaiting, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page({ "user_delete/check": success(barred) }), globals: inKoreanOnATablet };
