import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireStarterSets, wireTrades } from "../story-help/wire-categories.ts";
import { TradesPage } from "./trades-page.tsx";

const meta = { title: "Desk/Trades", component: TradesPage } satisfies Meta<typeof TradesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/trades";
const role = "operator";
const trades = success(wireTrades);
const sent = fn((_body: unknown) => success({ id: 4, added: 3 }));
const clear = () => void sent.mockClear();
const of = (answers: Answers) =>
  deskStory({
    path,
    role,
    answers: { "trades/list": trades, "starter_sets/list": success(wireStarterSets(0)), ...answers },
  });

export const List: Story = {
  ...of({ "trades/move": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /食品/ }));
    await expect(row.getByText("Missing: English, 日本語, 한국어")).toBeVisible();
    await expect(await canvas.findByText("1 application waits")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Move Home and living up" })).toBeDisabled();
    await (await realInput()).click(canvas.getByRole("button", { name: "Move Books up" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 3, revision: 1, before_id: 2 }));
  },
};

export const Changed: Story = {
  ...of({
    "trades/save": (body: unknown) => {
      sent(body);
      return sent.mock.calls.length === 1
        ? ({ ...rejection("Another trade is called “Books” already"), field: "name_en" } as never)
        : success({ id: 2 });
    },
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: 食品" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the trade" }));
    await fill(dialog.getByLabelText("English"), "Books");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Another trade is called “Books” already")).toBeVisible();
    await fill(dialog.getByLabelText("English"), "Food");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The trade is saved.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 2, revision: 1, name: { zh: "食品", en: "Food" }, image: "" }),
    );
  },
};

/** What shoppers see where a language is missing is in the store's own. */
export const OfAJapaneseStore: Story = {
  ...of({
    "chat/kefuInfo": success({ id: 3, shop_id: 0, nickname: "Anna", avatar: "", role, default_language: "ja" }),
    "trades/list": success([
      { id: 2, name: { zh: "食品", ja: "食料品" }, image: "", revision: 1, shops: 1, applications: 0 },
    ]),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: 食料品" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the trade" }));
    await expect(await dialog.findAllByText("Missing: shoppers see “食料品”")).toHaveLength(2);
    await userEvent.clear(dialog.getByLabelText("日本語"));
    await expect(await dialog.findAllByText("Missing: shoppers see “食品”")).toHaveLength(3);
  },
};

/** Shops and waiting applications get another one. */
export const Removed: Story = {
  ...of({ "trades/remove": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove: Home and living" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Home and living”?" }));
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await dialog.findByText("Please choose one.")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Trade in its place" }), "3");
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 1, revision: 2, target_id: 3 }));
  },
};

export const Empty: Story = {
  ...of({
    "trades/list": success([]),
    "starter_sets/list": success(wireStarterSets()),
    "starter_sets/apply": (body: unknown) => sent(body),
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Food and drink")).toBeVisible();
    await (await realInput()).click(canvas.getByRole("button", { name: "Add the 3 that are missing" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ set: "trades" }));
    await expect(await canvas.findByText("Trades added: 3")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "trades/list", title: "Trades" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "trades/list",
  answer: trades,
  shown: (canvas) => canvas.findByText("Books"),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
