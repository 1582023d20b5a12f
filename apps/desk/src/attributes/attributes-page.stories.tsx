import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireCategories } from "../story-help/wire-categories.ts";
import { AttributesPage } from "./attributes-page.tsx";

const meta = { title: "Desk/Attributes", component: AttributesPage } satisfies Meta<typeof AttributesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/attributes";
const role = "operator";
const attribute = { revision: 3, synonyms: [] as readonly string[], is_everywhere: 1, categories: [], values: [] };
const attributes = success([
  {
    ...attribute,
    id: 1,
    name: { en: "Colour", zh: "颜色", ja: "カラー", ko: "색상" },
    synonyms: ["Color", "Shade", "色"],
    values: [
      { id: 91, name: { en: "Blue", zh: "蓝色" }, synonyms: ["Navy", "藏青", "ネイビー"], products: 412 },
      { id: 92, name: { en: "Dark blue" }, synonyms: [], products: 1 },
      { id: 93, name: { en: "Green", zh: "绿色", ja: "グリーン", ko: "그린" }, synonyms: [], products: 0 },
    ],
  },
  {
    ...attribute,
    id: 2,
    name: { en: "Storage", zh: "存储容量" },
    is_everywhere: 0,
    categories: [{ id: 2, name: "Lighting" }],
  },
]);
const proposed = listed([
  {
    id: 12,
    option: { zh: "颜色", en: "Colour" },
    value: { zh: "孔雀蓝", en: "Peacock" },
    products: 38,
    attribute_id: 1,
  },
  { id: 13, option: { en: "Finish" }, value: { en: "Walnut", zh: "胡桃木色" }, products: 1, attribute_id: 0 },
]);
const sent = fn((_body: unknown) => success({ id: 7 }));
const beforeEach = () => void sent.mockClear();
const of = (answers: Answers = {}) =>
  deskStory({
    path,
    role,
    answers: {
      "attributes/list": attributes,
      "attributes/proposed": proposed,
      "categories/list": success(wireCategories),
      ...answers,
    },
  });
const taken = (field: string, words: string) => ({ ...rejection(words), field }) as never;

async function openValues(canvas: Canvas): Promise<void> {
  await (await realInput()).click(await canvas.findByText("3 values"));
}

/** In their order, with where they hold, and what no attribute holds below. */
export const List: Story = {
  ...of({ "attributes/move": (body: unknown) => sent(body) }),
  beforeEach,
  play: async ({ canvas }) => {
    const user = await realInput();
    const colour = within(await canvas.findByRole("region", { name: "Colour" }));
    await expect(colour.getByText("Merchants also write: Color · Shade · 色")).toBeVisible();
    const storage = within(canvas.getByRole("region", { name: "Storage" }));
    await expect(storage.getByText("Holds in Lighting alone, and in what is below")).toBeVisible();
    await expect(storage.getByText("Missing: 日本語, 한국어")).toBeVisible();
    await openValues(canvas);
    const row = within(await canvas.findByRole("row", { name: /^Blue/ }));
    await expect(row.getByText("412 products")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /^Colour: Peacock.*38 products/ })).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Move Storage up" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 2, revision: 3, before_id: 1 }));
  },
};

/** Where a category is named, all below it are meant. */
export const ChangedAttribute: Story = {
  ...of({ "attributes/save": (body: unknown) => sent(body) }),
  beforeEach,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Storage" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the attribute" }));
    await fill(dialog.getByLabelText("日本語"), "ストレージ");
    await fill(dialog.getByLabelText(/^What merchants also write/), "Memory\n\n 内存 ");
    await user.click(await dialog.findByRole("button", { name: "Take away: Home › Lighting" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please choose at least one category.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText("Add a category"), "4");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The attribute is saved.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      id: 2,
      revision: 3,
      name: { en: "Storage", zh: "存储容量", ja: "ストレージ" },
      synonyms: ["Memory", "内存"],
      is_everywhere: 0,
      category_ids: [4],
    });
  },
};

/** A word that another value holds is refused, with the value that holds it. */
export const TakenWord: Story = {
  ...of({
    "attributes/save_value": (body: unknown) => {
      sent(body);
      if (sent.mock.calls.length === 1)
        return taken("synonyms", "Another value holds this word already: navy → Blue; the two can be merged");
      if (sent.mock.calls.length === 2) return taken("name_en", "Another value holds this word already: Blue → Blue");
      return success({ id: 94 });
    },
  }),
  beforeEach,
  play: async ({ canvas }) => {
    const user = await realInput();
    await openValues(canvas);
    await user.click(canvas.getByRole("button", { name: "New value: Colour" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New value of “Colour”" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please write this in one language at least.")).toBeVisible();
    await fill(dialog.getByLabelText("English"), "Blue");
    await fill(dialog.getByLabelText(/^What merchants also write/), "navy");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/navy → Blue/)).toBeVisible();
    await fill(dialog.getByLabelText(/^What merchants also write/), "royal");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/Blue → Blue$/)).toBeVisible();
    await fill(dialog.getByLabelText("English"), "Royal blue");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The value is saved.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({
      id: 1,
      revision: 3,
      name: { en: "Royal blue" },
      synonyms: ["royal"],
    });
  },
};

/** What a colleague has changed meanwhile is not overwritten. */
export const ChangedMeanwhile: Story = {
  ...of({
    "attributes/save_value": rejection("Somebody has changed this attribute meanwhile; please look at it again"),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await openValues(canvas);
    await user.click(canvas.getByRole("button", { name: "Change: Dark blue" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the value of “Colour”" }));
    await expect(dialog.getByLabelText("English")).toHaveValue("Dark blue");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/^Somebody has changed/);
  },
};

export const Merged: Story = {
  ...of({ "attributes/merge_value": (body: unknown) => sent(body) }),
  beforeEach,
  play: async ({ canvas }) => {
    const user = await realInput();
    await openValues(canvas);
    await user.click(canvas.getByRole("button", { name: "Merge: Dark blue" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Merge “Dark blue” into another value" }));
    await user.click(dialog.getByRole("button", { name: "Merge them" }));
    await expect(await dialog.findByText("Please choose another value.")).toBeVisible();
    await expect(dialog.queryByRole("option", { name: "Dark blue" })).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText("Into"), "Blue");
    await user.click(dialog.getByRole("button", { name: "Merge them" }));
    await expect(await canvas.findByText("The values are one now.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ id: 1, revision: 3, value_id: 92, target_id: 91 });
  },
};

export const Removed: Story = {
  ...of({
    "attributes/remove_value": (body: unknown) => sent(body),
    "attributes/remove": (body: unknown) => sent(body),
  }),
  beforeEach,
  play: async ({ canvas }) => {
    const user = await realInput();
    await openValues(canvas);
    await user.click(canvas.getByRole("button", { name: "Remove: Green" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Green”?" }));
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await canvas.findByText("The value is removed.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ id: 1, revision: 3, value_id: 93 });
    await user.click(canvas.getByRole("button", { name: "Remove: Storage" }));
    const other = within(await canvas.findByRole("dialog", { name: "Remove “Storage”?" }));
    await user.click(other.getByRole("button", { name: "Remove it" }));
    await expect(await canvas.findByText("The attribute is removed.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ id: 2, revision: 3 });
  },
};

/** One press makes a value of what merchants have written, or a new attribute; or it is a word of a value that is there. */
export const Adopted: Story = {
  ...of({ "attributes/adopt": (body: unknown) => sent(body) }),
  beforeEach,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Add as a value: Colour: Peacock" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 1, revision: 3, meaning_id: 12 }));
    await user.click(canvas.getByRole("button", { name: "New attribute: Finish: Walnut" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ meaning_id: 13 }));
    await user.click(canvas.getByRole("button", { name: "Is the same as: Finish: Walnut" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "What is “Walnut” of “Finish”?" }));
    await userEvent.selectOptions(dialog.getByLabelText("Attribute"), "Storage");
    await userEvent.selectOptions(dialog.getByLabelText("Attribute"), "Colour");
    await userEvent.selectOptions(dialog.getByLabelText("Value"), "Green");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 1, revision: 3, meaning_id: 13, value_id: 93 }));
  },
};

export const Empty: Story = {
  ...of({
    "attributes/list": success([]),
    "attributes/proposed": listed([]),
    "attributes/save": (body: unknown) => sent(body),
  }),
  beforeEach,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("No attributes yet")).toBeVisible();
    await expect(await canvas.findByText("Every option of a product is held by an attribute.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "New attribute" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New attribute" }));
    await fill(dialog.getByLabelText("한국어"), "색상");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: { ko: "색상" }, synonyms: [], is_everywhere: 1 }));
  },
};

export const Loading: Story = loadingStory({ path, role, call: "attributes/list", title: "Attributes" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "attributes/list",
  answer: attributes,
  others: { "attributes/proposed": proposed },
  shown: (canvas) => canvas.findByRole("heading", { name: "Colour" }),
});

const usual = { ...of(), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
export const DialogOnAPhone: Story = {
  ...of(),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    // In Japanese there is no name: the store's own language stands there.
    await (await realInput()).click(await canvas.findByRole("button", { name: "変更：存储容量" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(await dialog.findByText("ホーム › 照明")).toBeVisible();
  },
};
