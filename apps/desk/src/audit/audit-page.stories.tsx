import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { AuditPage } from "./audit-page.tsx";

const meta = { title: "Desk/Audit log", component: AuditPage } satisfies Meta<typeof AuditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/audit";
const role = "operator";
const byAnna = {
  at: "2026-11-23T02:00:00.000Z",
  action: "settings/save",
  account: "anna",
  agent: "Anna",
  shop_name: "",
};
const minutes = {
  ...byAnna,
  id: 90,
  change: 700,
  subject: "settings",
  subject_name: "Setting",
  subject_id: "unpaidOrderMinutes",
  title: "unpaidOrderMinutes",
  operation: "update",
  fields: [{ label: "Value", kind: "text", before: "60", after: "45" }],
  may_put_back: 1,
};
const account = {
  ...byAnna,
  id: 89,
  change: 699,
  action: "team/reset",
  shop_name: "Hearth & Linden",
  subject: "agents",
  subject_name: "Account",
  subject_id: "12",
  title: "packing",
  operation: "update",
  fields: [
    { label: "Password", kind: "secret", before: "•••", after: "•••" },
    { label: "Must change the password", kind: "flag", before: "0", after: "1" },
  ],
  may_put_back: 0,
};
const sku = {
  ...account,
  id: 88,
  change: 698,
  action: "products/change",
  subject: "skus",
  subject_name: "SKU",
  subject_id: "31",
  title: "",
  fields: [
    { label: "Price", kind: "money", before: "129.90", after: "119.00" },
    { label: "Removed", kind: "time", before: "", after: "2026-11-23T02:00:00.000Z" },
  ],
};
const otherSku = {
  ...sku,
  id: 87,
  subject_id: "32",
  fields: [{ label: "Stock", kind: "text", before: "4", after: "9" }],
};
const command = {
  ...minutes,
  id: 86,
  change: 697,
  action: "command:settings",
  account: "",
  agent: "",
  operation: "insert",
  fields: [{ label: "Value", kind: "text", before: "", after: "60" }],
  may_put_back: 0,
};
/** By whoever had no session yet: as the first operator is made. */
const beforeLogin = {
  ...command,
  id: 85,
  change: 696,
  action: "first_operator/create",
  subject: "agents",
  subject_name: "Account",
  subject_id: "1",
  title: "boss",
  fields: [{ label: "Account", kind: "text", before: "", after: "boss" }],
};
const subjects = [
  { subject: "settings", name: "Setting" },
  { subject: "agents", name: "Account" },
  { subject: "skus", name: "SKU" },
];
const log = (entries: readonly object[], more = 0) => success({ list: entries, more, subjects });
const all = log([minutes, account, sku, otherSku, command, beforeLogin], 1);
const of = (answers: NonNullable<Parameters<typeof deskStory>[0]["answers"]>, at = path) =>
  deskStory({ path: at, role, answers: { "audit/list": all, ...answers } });

const putBack = fn((_sent: unknown) => success([]));
export const PutBack: Story = {
  ...of({ "audit/put_back": (sent) => putBack(sent) }),
  play: async ({ canvas }) => {
    putBack.mockClear();
    const user = await realInput();
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Put it back/ })).toHaveLength(1));
    await expect(canvas.getByText("Command settings")).toBeVisible();
    await expect(canvas.getByText("Before a login")).toBeVisible();
    await expect(canvas.getByText("¥119.00")).toBeVisible();
    await expect(canvas.getByText("changed, not shown")).toBeVisible();
    await user.dblClick(canvas.getByRole("button", { name: "Put it back: unpaidOrderMinutes" }));
    await expect(await canvas.findByText("It is again as it was before.")).toBeVisible();
    await expect(putBack.mock.calls.map(([sent]) => sent)).toEqual([{ id: 90 }]);
  },
};

export const ChangedSince: Story = {
  ...of({ "audit/put_back": rejection("It has been changed again since: look at the newest entry") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: /^Put it back/ }));
    await expect(await canvas.findByText(/^It has been changed again since/)).toBeVisible();
  },
};

const asked = fn((_query: unknown) => undefined);
export const Narrowed: Story = {
  ...of({
    "audit/list": (query) => {
      asked(query);
      return all;
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const who = await canvas.findByRole("searchbox", { name: "Who" });
    await user.click(who);
    await user.keyboard("anna{Enter}");
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ who: "anna" })));
    await user.click(await canvas.findByRole("link", { name: "Older changes" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ who: "anna", before: "85" })));
    await user.click(await canvas.findByRole("link", { name: "Newest changes" }));
    await user.click(await canvas.findByRole("link", { name: "Show all" }));
    await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Who" })).toHaveValue(""));
  },
};

export const OfOneRow: Story = {
  ...of({ "audit/list": log([minutes]) }, "/audit?subject=settings&id=unpaidOrderMinutes"),
  play: async ({ canvas }) => {
    const what = await canvas.findByRole<HTMLSelectElement>("combobox", { name: "What" });
    await waitFor(() => expect(what).toHaveValue("settings"));
    await expect(canvas.queryByRole("link", { name: "Older changes" })).toBeNull();
  },
};

export const Empty: Story = {
  ...of({ "audit/list": log([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing has been changed like that" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "audit/list", title: "Audit log" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "audit/list",
  answer: all,
  shown: (canvas) => canvas.findByText("Command settings"),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
