import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { TermsPage } from "./terms-page.tsx";

const meta = { title: "Desk/Shop terms", component: TermsPage } satisfies Meta<typeof TermsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/shop-terms";
const call = "shop_terms/detail";
const wire = { id: 4, revision: 3, return_days: 30, asked_return_days: 14, invoices: "normal" };
const terms = success(wire);
const of = (answers: Answers = {}) => deskStory({ path, answers: { [call]: terms, ...answers } });
const days = { name: /^Days for returns after receipt/ };

const save = fn((_sent: unknown) => success([]));
export const Changed: Story = {
  ...of({ "shop_terms/save": (sent) => save(sent) }),
  beforeEach: () => void save.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByRole("spinbutton", days), "60");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Invoices that you issue" }), "special");
    await user.click(await canvas.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ revision: 3, return_days: "60", invoices: "special" }));
  },
};

const tooFew = { ...rejection("The platform asks for at least 14 days"), field: "return_days" };
export const TooFew: Story = {
  ...of({ "shop_terms/save": tooFew }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByRole("spinbutton", days), "3");
    await user.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The platform asks for at least 14 days")).toBeVisible();
    await expect(canvas.getByRole("spinbutton", days)).toHaveValue(3);
  },
};

export const NothingYet: Story = {
  ...of({ [call]: success({ ...wire, return_days: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("spinbutton", days)).toHaveValue(null);
    await expect(canvas.getByText("Empty: 14 days, as the platform asks. At most 90.")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, call, title: "Terms" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call,
  answer: terms,
  shown: (canvas) => canvas.findByRole("spinbutton", days),
});

const usual = { ...of(), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
