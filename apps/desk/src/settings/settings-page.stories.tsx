import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { SettingsPage } from "./settings-page.tsx";

const meta = { title: "Desk/Settings", component: SettingsPage } satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = { revision: "", standard: "", changed: null };
const name = {
  ...plain,
  name: "name",
  group: "site",
  title: "Name of the site",
  control: { kind: "text" },
  value: "Riverside Market",
  texts: { en: "Riverside Market", ja: "リバーサイド市場" },
  revision: "n1",
  standard: "Plaza",
  allowed: "one line of 1 to 200 characters",
  changed: { by: "Anna", at: "2026-11-23T02:00:00.000Z" },
};
const language = (value: string, title: string) => ({ value, title });
const languages = {
  ...plain,
  name: "languagesOffered",
  group: "site",
  title: "Languages that shoppers can choose",
  control: {
    kind: "choices",
    choices: [language("en", "English"), language("zh", "中文"), language("ja", "日本語"), language("ko", "한국어")],
    needed: ["en"],
  },
  value: "en,zh,ja,ko",
  standard: "en,zh,ja,ko",
  allowed: "some of them",
};
const logo = {
  ...plain,
  name: "logo",
  group: "site",
  title: "Logo",
  control: { kind: "image", use: "logo" },
  value: "",
  image: "",
  allowed: "a picture",
};
const service = {
  ...plain,
  name: "customerService",
  group: "site",
  title: "How customer service of the site is reached",
  control: { kind: "choice", choices: [language("manual", "telephone and the like"), language("chat", "chat")] },
  value: "manual",
  standard: "manual",
  allowed: "one of them",
};
const days = {
  ...plain,
  name: "withdrawalDays",
  group: "orders",
  title: "For how many days after receipt a customer can withdraw from the contract",
  control: { kind: "number", unit: "days", least: 1, most: 365 },
  value: "20",
  standard: "14",
  revision: "d1",
  allowed: "a whole number from 1 to 365",
  changed: { by: "", at: "2026-11-23T02:00:00.000Z" },
};
const topUps = {
  ...plain,
  name: "topUpOpen",
  group: "payment",
  title: "Customers can put money into their wallets",
  control: { kind: "flag" },
  value: "1",
  standard: "1",
  allowed: "0 (no) or 1 (yes)",
};
const rows = [name, languages, logo, service, topUps, days];
const settings = success(rows);
const role = "operator";
const theSwitch = { name: topUps.title };
const of = (answers: NonNullable<Parameters<typeof deskStory>[0]["answers"]>, path = "/settings") =>
  deskStory({ path, role, answers: { "settings/list": settings, ...answers } });

const save = fn((_sent: unknown) => success([]));
const saving = { "settings/save": (sent: unknown) => save(sent) };

export const SavedAtOnce: Story = {
  ...of(saving),
  play: async ({ canvas }) => {
    save.mockClear();
    const user = await realInput();
    const names = within(await canvas.findByRole("group", { name: "Name of the site" }));
    await user.click(names.getByRole("textbox", { name: "한국어" }));
    await user.keyboard("리버사이드");
    const offered = within(canvas.getByRole("group", { name: "Languages that shoppers can choose" }));
    await expect(offered.getByRole("checkbox", { name: "English" })).toBeDisabled();
    await user.click(offered.getByRole("checkbox", { name: "中文" }));
    // Another group is the same page: nothing is lost on the way.
    await user.click(canvas.getByRole("link", { name: "Payment and top-ups" }));
    await user.click(await canvas.findByRole("switch", theSwitch));
    const bar = within(canvas.getByRole("region", { name: "Unsaved changes" }));
    await expect(bar.getByText("3 changes")).toBeVisible();
    await user.click(bar.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("switch", theSwitch)).toBeChecked();
    await user.click(bar.getByRole("button", { name: "Put it back" }));
    await user.dblClick(bar.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The settings are saved.")).toBeVisible();
    await expect(save.mock.calls.map(([sent]) => sent)).toEqual([
      {
        changes: [
          {
            name: "name",
            revision: "n1",
            texts: { en: "Riverside Market", ja: "リバーサイド市場", ko: "리버사이드" },
          },
          { name: "languagesOffered", revision: "", value: "en,ja,ko" },
          { name: "topUpOpen", revision: "", value: "0" },
        ],
      },
    ]);
  },
};

export const BackToTheStandard: Story = {
  ...of(saving, "/settings?list=orders"),
  play: async ({ canvas }) => {
    save.mockClear();
    const user = await realInput();
    const field = await canvas.findByRole("textbox", { name: days.title });
    await expect(canvas.getByText("days")).toBeVisible();
    await expect(canvas.getByText("Usually 14")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Changed by a command, / })).toHaveAttribute(
      "href",
      "/audit?subject=settings&id=withdrawalDays",
    );
    await user.click(canvas.getByRole("button", { name: /^Back to the standard/ }));
    await expect(field).toHaveValue("14");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ changes: [{ name: "withdrawalDays", revision: "d1", value: "14" }] }),
    );
  },
};

export const Found: Story = {
  ...of({}),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("searchbox", { name: "Name or value of a setting" }));
    await user.keyboard("WITHDRAW");
    await expect(await canvas.findByRole("heading", { name: "Orders and returns" })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "Name of the site" })).toBeNull();
    await user.keyboard("x");
    await expect(await canvas.findByRole("heading", { name: "No setting matches “WITHDRAWx”" })).toBeVisible();
  },
};

export const Refused: Story = {
  ...of(
    {
      "settings/save": { ...rejection("It has to be a whole number from 1 to 365"), field: "withdrawalDays" } as never,
    },
    "/settings?list=orders",
  ),
  play: async ({ canvas }) => {
    const user = await realInput();
    const field = await canvas.findByRole("textbox", { name: days.title });
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}0");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
    await expect(canvas.getByText(/^For how many days .*: It has to be a whole number/)).toBeVisible();
    await expect(field).toHaveValue("0");
  },
};

const stored = { days };
export const ChangedMeanwhile: Story = {
  ...of(
    {
      "settings/list": () => success([stored.days]),
      "settings/save": (sent) => {
        save(sent);
        stored.days = { ...days, value: "30", revision: "d2" };
        return save.mock.calls.length > 1
          ? success([])
          : ({ ...rejection("Somebody has changed this setting meanwhile"), field: "withdrawalDays" } as never);
      },
    },
    "/settings?list=orders",
  ),
  play: async ({ canvas }) => {
    save.mockClear();
    stored.days = days;
    const user = await realInput();
    const field = await canvas.findByRole("textbox", { name: days.title });
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}21");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("A colleague has changed this meanwhile.")).toBeVisible();
    await expect(field).toHaveValue("21");
    await user.click(canvas.getByRole("button", { name: "Keep mine" }));
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ changes: [{ name: "withdrawalDays", revision: "d2", value: "21" }] }),
    );
  },
};

export const NotSaved: Story = {
  ...of({ "settings/save": unreachable }, "/settings?list=payment"),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("switch", theSwitch));
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^We got no answer/)).toBeVisible();
    await expect(canvas.getByRole("switch", theSwitch)).not.toBeChecked();
  },
};

const path = "/settings";
export const Loading: Story = loadingStory({ path, role, call: "settings/list", title: "Settings" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "settings/list",
  answer: settings,
  shown: (canvas) => canvas.findByRole("group", { name: "Name of the site" }),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
