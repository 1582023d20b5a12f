import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { MemberLevelsPage } from "./member-levels-page.tsx";

const meta = { title: "Desk/Member levels", component: MemberLevelsPage } satisfies Meta<typeof MemberLevelsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/member-levels";
const role = "operator";
const byHand = { turnover_from: "", turnover_days: 0 };
const levels = success([
  {
    id: 1,
    name: { en: "Silver", zh: "银卡", ja: "シルバー", ko: "실버" },
    price_share: 9500,
    turnover_from: "500.00",
    turnover_days: 90,
    revision: 2,
    customers: 1240,
    given: 3,
  },
  { id: 2, name: { zh: "金卡", en: "Gold" }, price_share: 8850, ...byHand, revision: 1, customers: 12, given: 12 },
]);
const lin = { id: 9, number: "20260001", nickname: "Lin", level_id: 1, given_level_id: 0 };
const sent = fn((_body: unknown) => success({ id: 4 }));
const clear = () => void sent.mockClear();
const of = (answers: Answers) => deskStory({ path, role, answers: { "member_levels/list": levels, ...answers } });

export const List: Story = {
  ...of({ "member_levels/move": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const silver = within(await canvas.findByRole("row", { name: /Silver/ }));
    await expect(silver.getByText("5 % off")).toBeVisible();
    await expect(silver.getByText("From ¥500.00 within 90 days")).toBeVisible();
    await expect(canvas.getByText("11.5 % off")).toBeVisible();
    await expect(canvas.getByText("Missing: 日本語, 한국어")).toBeVisible();
    await (await realInput()).click(canvas.getByRole("button", { name: "Move Gold up" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 2, revision: 1, before_id: 1 }));
  },
};

export const Changed: Story = {
  ...of({
    "member_levels/save": (body: unknown) => {
      sent(body);
      return sent.mock.calls.length === 1
        ? ({ ...rejection("Please enter a number of days from 1 to 3650"), field: "turnover_days" } as never)
        : success({ id: 2 });
    },
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Gold" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the level" }));
    await fill(dialog.getByLabelText("Percent off the price"), "ten");
    await user.click(dialog.getByRole("radio", { name: "Those who buy enough, too" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("A number from 0 to 99.99, such as 10")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await fill(dialog.getByLabelText("Percent off the price"), "12");
    await fill(dialog.getByLabelText("From this amount on"), "2000");
    await fill(dialog.getByLabelText("Within so many days"), "9999");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please enter a number of days from 1 to 3650")).toBeVisible();
    await fill(dialog.getByLabelText("Within so many days"), "365");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The level is saved.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({
      id: 2,
      revision: 1,
      name: { zh: "金卡", en: "Gold" },
      price_share: 8800,
      turnover_from: "2000.00",
      turnover_days: 365,
    });
  },
};

/** How many customers pay another price then is said before. */
export const Removed: Story = {
  ...of({ "member_levels/remove": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove: Silver" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Silver”?" }));
    await expect(dialog.getByText("1,240 customers have it now, and pay another price at once.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "What they get instead" }), "2");
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 1, revision: 2, target_id: 2 }));
  },
};

export const GivenByHand: Story = {
  ...of({ "member_levels/customer": success(lin), "member_levels/give": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByRole("searchbox", { name: "Number of a customer" }), "2026 0001");
    await user.keyboard("{Enter}");
    await expect(await canvas.findByText("Lin")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save the level" })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Level by hand" }), "2");
    await user.click(canvas.getByRole("button", { name: "Save the level" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ customer_id: 9, level_id: 2, seen_level_id: 0 }));
    await expect(await canvas.findByText("The customer's level is saved.")).toBeVisible();
  },
};

export const NobodyHasTheNumber: Story = {
  ...of({ "member_levels/customer": { ...rejection("No customer has this number"), error: "not_found" } as never }),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole("searchbox", { name: "Number of a customer" }), "1");
    await (await realInput()).keyboard("{Enter}");
    await expect(await canvas.findByText("No customer has this number.")).toBeVisible();
  },
};

export const Empty: Story = {
  ...of({ "member_levels/list": success([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No levels yet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "New level" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "member_levels/list", title: "Member levels" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "member_levels/list",
  answer: levels,
  shown: (canvas) => canvas.findByText("Gold"),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
