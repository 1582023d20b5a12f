import { wireCustomer } from "@plaza/api-client/testing";
import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ProfilePage } from "./profile-page.tsx";

const meta = { title: "Account/ProfilePage/Devices", component: ProfilePage } satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const times = { begin_time: "2026-11-01 09:00:00", use_time: "2026-11-20 14:05:00" };
const here = { id: 3, device: "Firefox, Windows", is_this: 1, ...times };
const there = { id: 4, device: "Safari, iPhone", is_this: 0, ...times };
const unknown = { id: 5, device: "", is_this: 0, ...times };
const settings = success({ lists: [{ kind: "price", inbox: 1, sms: 0 }], sms: 1 });

function page(answers: Answers = {}) {
  const known = {
    "index/config": success({ name: "Plaza", extensions: ["account_data", "alerts"] }),
    "user/info": success(wireCustomer()),
    "notice/settings": settings,
    "session/lists": success({ lists: [here, there, unknown] }),
  };
  return storyRouter({ path: "/user/profile", session: customerSession, answers: { ...known, ...answers } });
}

const end = fn((_sent: unknown) => success([]));
const afterOne = fn(() => success({ lists: end.mock.calls.length === 0 ? [here, there] : [here] }));
export const LogsOneOut: Story = {
  ...page({ "session/end": (sent) => end(sent), "session/lists": afterOne }),
  play: async ({ canvas }) => {
    end.mockClear();
    const user = await realInput();
    const list = within(canvas.getByRole("list", { name: "Devices" }));
    await expect(list.getAllByRole("listitem")[0]).toHaveTextContent(/Firefox, Windows\s*This device/);
    await user.dblClick(list.getByRole("button", { name: "Log out: Safari, iPhone" }));
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
    await expect(end.mock.calls.flat()).toEqual([{ id: 4 }]);
    await expect(canvas.queryByRole("button", { name: "Log out everywhere else" })).toBeNull();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Where you are logged in" })).toHaveFocus());
  },
};

const endOthers = fn((_sent: unknown) => success([]));
const afterAll = fn(() => success({ lists: endOthers.mock.calls.length === 0 ? [here, there, unknown] : [here] }));
export const LogsAllOthersOut: Story = {
  ...page({ "session/endOthers": (sent) => endOthers(sent), "session/lists": afterAll }),
  play: async ({ canvas }) => {
    endOthers.mockClear();
    const user = await realInput();
    const list = within(canvas.getByRole("list", { name: "Devices" }));
    await expect(list.getByText("Unknown device")).toBeVisible();
    await user.dblClick(canvas.getByRole("button", { name: "Log out everywhere else" }));
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
    await expect(endOthers).toHaveBeenCalledOnce();
  },
};

const set = fn((_sent: unknown) => success([]));
export const SetsNotifications: Story = {
  ...page({ "notice/setSettings": (sent) => set(sent) }),
  play: async ({ canvas }) => {
    set.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("switch", { name: /^SMS:/ }));
    await waitFor(() => expect(set).toHaveBeenCalledWith({ kind: "price", sms: 1 }));
  },
};

export const NotLoaded: Story = {
  ...page({ "session/lists": rejection("busy") }),
  play: async ({ canvas }) => {
    // Everything else of the profile is there.
    await expect(await canvas.findByText("This did not load")).toBeVisible();
    await expect(canvas.getByLabelText("Nickname")).toHaveValue("Mei");
  },
};

const phone = { viewport: { value: "360" } };
export const JapaneseOnAPhone: Story = { ...page(), globals: { ...phone, locale: "ja" } };
