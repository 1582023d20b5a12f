import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory, loaded } from "../story-help/page-stories.ts";
import { SettingsPage } from "./settings-page.tsx";

const meta = { title: "Desk/Settings", component: SettingsPage } satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const settings = success([
  {
    name: "serviceHours",
    title: "Hours of customer service",
    value: "Every day from nine to six, and on the evenings before holidays until eight",
    translations: { ja: "毎日9時から18時まで" },
    allowed: "one line of at most 200 characters",
    is_translated: true,
    standard: "",
    changed: { by: "Anna", at: "2026-11-23T02:00:00.000Z" },
  },
  {
    name: "withdrawalDays",
    title: "For how many days after receipt a customer can withdraw from the contract",
    value: "14",
    translations: {},
    allowed: "a whole number from 1 to 365",
    is_translated: false,
    standard: "14",
    changed: null,
  },
  {
    name: "deskUrl",
    title: "Address of the desk, where merchants work",
    value: "",
    translations: {},
    allowed: "an address with http:// or https://, or nothing",
    is_translated: false,
    standard: "",
    changed: { by: "", at: "2026-11-23T02:00:00.000Z" },
  },
]);
const path = "/settings";
const role = "operator";
const of = (answers: NonNullable<Parameters<typeof deskStory>[0]["answers"]>) =>
  deskStory({ path, role, answers: { "settings/list": settings, ...answers } });

export const Several: Story = {
  ...of({}),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByRole("row", { name: /^For how many days after receipt/ })).toBeVisible();
    await expect(canvas.getByText("毎日9時から18時まで")).toBeVisible();
    await user.click(canvas.getByRole("searchbox", { name: "Name or value of a setting" }));
    await user.keyboard("DESK");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await user.keyboard("x");
    await expect(await canvas.findByRole("heading", { name: "No setting matches “DESKx”" })).toBeVisible();
  },
};

const change = fn((_sent: unknown) => success([]));
export const SetInALanguage: Story = {
  ...of({ "settings/set": (sent) => change(sent) }),
  play: async ({ canvas }) => {
    change.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Hours of customer service" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Hours of customer service" }));
    const languages = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Language" });
    languages.value = "ja";
    languages.dispatchEvent(new Event("change", { bubbles: true }));
    const value = dialog.getByRole("textbox", { name: "Value" });
    await waitFor(() => expect(value).toHaveValue("毎日9時から18時まで"));
    await user.click(value);
    await user.keyboard("{Control>}a{/Control}9-18{Enter}{Enter}");
    await waitFor(() => expect(change).toHaveBeenCalledWith({ name: "serviceHours", value: "9-18", language: "ja" }));
    await expect(await canvas.findByText("The setting is saved.")).toBeVisible();
    await expect(change).toHaveBeenCalledOnce();
  },
};

export const BackToTheStandard: Story = {
  ...of({ "settings/set": (sent) => change(sent) }),
  play: async ({ canvas }) => {
    change.mockClear();
    const user = await realInput();
    const hours = within(await canvas.findByRole("row", { name: /^Hours of customer service/ }));
    await expect(hours.getByText("Usually empty")).toBeVisible();
    await expect(hours.getByRole("link", { name: /^Changed by Anna, / })).toHaveAttribute(
      "href",
      "/audit?subject=settings&id=serviceHours",
    );
    const days = within(canvas.getByRole("row", { name: /^For how many days/ }));
    await expect(days.queryByRole("button", { name: /^Back to the standard/ })).toBeNull();
    await user.dblClick(hours.getByRole("button", { name: "Back to the standard: Hours of customer service" }));
    await expect(await canvas.findByText("The setting is saved.")).toBeVisible();
    await expect(change.mock.calls.map(([sent]) => sent)).toEqual([{ name: "serviceHours", value: "", language: "" }]);
  },
};

export const Refused: Story = {
  ...of({ "settings/set": { ...rejection("It must be a whole number from 1 to 365"), field: "value" } as never }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: /^Change: For how many days/ }));
    const dialog = within(await canvas.findByRole("dialog", { name: /^For how many days/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("It must be a whole number from 1 to 365")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Value" })).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.queryByRole("combobox")).toBeNull();
  },
};

export const NotSaved: Story = {
  ...of({ "settings/set": unreachable }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: /^Change: For how many days/ }));
    const dialog = within(await canvas.findByRole("dialog", { name: /^For how many days/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/^We got no answer/)).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "settings/list", title: "Settings" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "settings/list",
  answer: settings,
  shown: (canvas) => canvas.findByRole("row", { name: /^For how many days after receipt/ }),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
