import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { NoticesPage } from "./notices-page.tsx";
import { wireCampaigns, wireDraft, wireLevels } from "./wire-campaigns.ts";

const meta = { title: "Desk/Notices", component: NoticesPage } satisfies Meta<typeof NoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/notices";
const role = "operator";
const campaigns = success({ list: wireCampaigns, more: 0 });
const sent = fn((_body: unknown) => success({ id: 5 }));
const clear = () => void sent.mockClear();
const of = (answers: Answers) =>
  deskStory({
    path,
    role,
    answers: {
      "campaigns/list": campaigns,
      "campaigns/detail": success(wireDraft),
      "campaigns/count": success({ customers: 1240 }),
      "member_levels/list": success(wireLevels),
      "home/targets": success([{ kind: "product", id: 12, name: "Enamel Teapot", is_there: 1 }]),
      ...answers,
    },
  });

export const List: Story = {
  ...of({}),
  play: async ({ canvas }) => {
    const sending = within(await canvas.findByRole("row", { name: /Gold members first/ }));
    await expect(sending.getByText("12,500 customers")).toBeVisible();
    await expect(sending.getByText("31 have read it")).toBeVisible();
    await expect(await sending.findByText("Level: Gold")).toBeVisible();
    await expect(canvas.getByText("Have not ordered for 180 days")).toBeVisible();
    await expect(canvas.getByText("1 has read it")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Change: We miss you" })).toBeNull();
  },
};

export const Written: Story = {
  ...of({ "campaigns/save": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New notice" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New notice" }));
    await user.click(dialog.getByRole("button", { name: "Save the draft" }));
    await expect(await dialog.findByText("Please write this in one language at least.")).toBeVisible();
    const title = within(dialog.getByRole("group", { name: "Title" }));
    const text = within(dialog.getByRole("group", { name: "Text" }));
    await fill(title.getByLabelText("English"), "Tea");
    await fill(text.getByLabelText("English"), "Leaves");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Leads to" }), "product");
    await user.click(await dialog.findByRole("button", { name: "Choose Enamel Teapot" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Who gets it" }), "level");
    await user.click(dialog.getByRole("button", { name: "Save the draft" }));
    await expect(await dialog.findByText("Please choose one.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Member level" }), "2");
    await expect(await dialog.findByText("1,240 customers would get it now.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save the draft" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        title: { en: "Tea" },
        content: { en: "Leaves" },
        target_kind: "product",
        target_id: 12,
        audience: { kind: "level", level_id: 2 },
      }),
    );
  },
};

export const Changed: Story = {
  ...of({
    "campaigns/save": (body: unknown) => {
      sent(body);
      return rejection("Somebody has changed this notice meanwhile; please look at it again");
    },
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Spring tea is here" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the notice" }));
    await expect((await dialog.findAllByText("Hearth & Linden"))[0]).toBeVisible();
    await fill(dialog.getByLabelText("Within so many days"), "0");
    await user.click(dialog.getByRole("button", { name: "Save the draft" }));
    await expect(await dialog.findByText("A whole number of days")).toBeVisible();
    await fill(dialog.getByLabelText("Within so many days"), "60");
    await user.click(dialog.getByRole("button", { name: "Leave out: From one shop only" }));
    await user.click(dialog.getByRole("button", { name: "Save the draft" }));
    await expect(await dialog.findByText(/^Somebody has changed this notice meanwhile/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 5,
        revision: 1,
        audience: { kind: "bought", days: 60, shop_id: 0, category_id: 0 },
      }),
    );
  },
};

/** How many get it, and what they read, is said before. */
export const Sent: Story = {
  ...of({ "campaigns/send": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Send: Spring tea is here" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Send this notice?" }));
    await expect(await dialog.findByText("1,240 customers would get it now.")).toBeVisible();
    await expect((await dialog.findAllByText("今年的第一批茶叶。"))[0]).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "From a time on" }));
    await user.click(dialog.getByRole("button", { name: "Schedule" }));
    await expect(await dialog.findByText("Choose a day and a time.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Sent from"), "2026-12-24T09:00");
    await user.click(dialog.getByRole("button", { name: "Schedule" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 5, revision: 1, send_at: "2026-12-24T01:00:00.000Z" }));
    await expect(await canvas.findByText("The notice is scheduled.")).toBeVisible();
  },
};

export const Viewed: Story = {
  ...of({}),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "View: We miss you" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Notice" }));
    await expect(await dialog.findByText("The first leaves of the year.")).toBeVisible();
  },
};

export const Stopped: Story = {
  ...of({ "campaigns/stop": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Stop: Gold members first" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Stop “Gold members first”?" }));
    await expect(dialog.getByText(/^Whoever has it keeps it\./)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Stop it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 3, revision: 1 }));
  },
};

export const Empty: Story = {
  ...of({ "campaigns/list": success({ list: [], more: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No notices yet")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "campaigns/list", title: "Notices" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "campaigns/list",
  answer: campaigns,
  shown: (canvas) => canvas.findByText("We miss you"),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
