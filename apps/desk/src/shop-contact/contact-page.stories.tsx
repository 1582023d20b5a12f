import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ContactPage } from "./contact-page.tsx";

const meta = { title: "Desk/Shop contact", component: ContactPage } satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wire = {
  id: 4,
  revision: 3,
  has_chat: 1,
  phone: "021-5555 0100",
  wechat: "",
  greeting: { en: "We are back tomorrow at nine." },
  holiday: "",
  holiday_from: "",
  holiday_until: "",
};
const path = "/shop-contact";
const call = "shop_contact/detail";
const contact = success(wire);
const of = (answers: Answers = {}) => deskStory({ path, answers: { [call]: contact, ...answers } });

const { id: _id, ...form } = wire;
const save = fn((_sent: unknown) => success([]));
/** A holiday is planned by what it means and its days. */
export const Holiday: Story = {
  ...of({ "shop_contact/save": (sent) => save(sent) }),
  beforeEach: () => void save.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "What it means" }), "later");
    await fill(canvas.getByLabelText("First day"), "2026-12-24");
    await fill(canvas.getByLabelText("Last day"), "2027-01-02");
    await user.click(canvas.getByRole("checkbox", { name: /^By chat/ }));
    const bar = within(await canvas.findByRole("region", { name: "Unsaved changes" }));
    await expect(bar.getByText("2 changes")).toBeVisible();
    await user.click(bar.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        ...form,
        has_chat: 0,
        holiday: "later",
        holiday_from: "2026-12-24",
        holiday_until: "2027-01-02",
      }),
    );
  },
};

const over = { ...rejection("The holiday has to end on a day to come"), field: "holiday_until" };
/** What the platform says of a field stands beside it. */
export const Refused: Story = {
  ...of({
    [call]: success({ ...wire, holiday: "pause", holiday_from: "2026-12-24", holiday_until: "2026-12-28" }),
    "shop_contact/save": over,
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByLabelText("Last day"), "2020-01-01");
    await user.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The holiday has to end on a day to come")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(canvas.getByLabelText("Last day")).toHaveValue("2026-12-28"));
  },
};

/** A colleague was quicker: what is written here is not lost. */
const stored = { contact: wire };
export const ChangedMeanwhile: Story = {
  ...of({
    [call]: () => success(stored.contact),
    "shop_contact/save": (sent) => {
      if (stored.contact !== wire) return save(sent);
      stored.contact = { ...wire, revision: 4, wechat: "oak" };
      return rejection("Somebody has changed this meanwhile");
    },
  }),
  beforeEach: () => {
    save.mockClear();
    stored.contact = wire;
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    const phone = await canvas.findByRole("textbox", { name: /^Phone/ });
    await fill(phone, "021-5555 0199");
    await user.click(await canvas.findByRole("button", { name: "Save" }));
    await user.click(await canvas.findByRole("button", { name: "Keep mine" }));
    await expect(phone).toHaveValue("021-5555 0199");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ revision: 4, phone: "021-5555 0199" })),
    );
  },
};

const nothing = { ...wire, revision: 0, phone: "", greeting: {} };
export const NothingYet: Story = {
  ...of({ [call]: success(nothing) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /^Phone/ })).toHaveValue("");
    await expect(canvas.queryByLabelText("First day")).toBeNull();
  },
};

export const Loading: Story = loadingStory({ path, call, title: "Contact" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call,
  answer: contact,
  shown: (canvas) => canvas.findByRole("textbox", { name: /^Phone/ }),
});

const filled = { ...wire, holiday: "pause", holiday_from: "2026-12-24", holiday_until: "2026-12-28" };
const usual = { ...of({ [call]: success(filled) }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
