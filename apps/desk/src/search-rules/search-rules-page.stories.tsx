import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { type Canvas, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { SearchRulesPage } from "./search-rules-page.tsx";

const meta = { title: "Desk/Search rules", component: SearchRulesPage } satisfies Meta<typeof SearchRulesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/search-rules";
const teapot = { id: 5, name: "Glazed Stoneware Teapot", shop_name: "Hearth & Linden", is_on_sale: true };
const chair = { id: 6, name: "Linden Dining Chair", shop_name: "Hearth & Linden", is_on_sale: false };
const lamp = { id: 7, name: "Paper Lantern", shop_name: "North Light", is_on_sale: true };
const kettle = { id: 8, name: "Enamel Kettle", shop_name: "North Light", is_on_sale: true };
const change = { changed_by: "Anna", changed_at: "2026-11-23T02:00:00.000Z" };
const pin = {
  id: 11,
  revision: 3,
  text: "tea for two",
  category: null,
  kind: "pin",
  words: [],
  is_two_way: false,
  products: [teapot, chair],
  percent: 100,
  path: "",
  valid_from: "2026-11-23T02:00:00.000Z",
  valid_until: null,
  is_removed: false,
  state: "active",
  ...change,
};
const synonym = {
  ...pin,
  id: 12,
  text: "couch",
  kind: "synonym",
  products: [],
  words: ["sofa", "沙发"],
  is_two_way: true,
};
const boost = {
  ...pin,
  id: 13,
  text: "",
  category: { id: 3, name: "Home › Lighting" },
  kind: "boost",
  percent: 150,
  products: [teapot, lamp, kettle, { ...lamp, id: 9 }, { ...lamp, id: 10 }],
  valid_from: "2099-03-01T01:30:00.000Z",
  valid_until: "2099-04-01T01:30:00.000Z",
  state: "planned",
};
const hide = { ...pin, id: 14, text: "gift", kind: "hide", products: [lamp] };
const redirect = {
  ...pin,
  id: 15,
  text: "coupons",
  kind: "redirect",
  products: [],
  path: "/get_coupons",
  valid_until: "2026-11-24T02:00:00.000Z",
  state: "over",
};
const some = listed([pin, synonym, boost, hide, redirect]);
const products = success([teapot, lamp, kettle]);
const answers = {
  "search_rules/list": some,
  "search_rules/products": products,
  "search_rules/categories": success([
    { id: 3, name: "Home › Lighting" },
    { id: 4, name: "Home › Furniture" },
  ]),
};

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("row", { name: /tea for two/ })).toBeVisible();
};

export const OfThePlatform: Story = {
  ...deskStory({ path, role: "operator", answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Search" })).toBeVisible();
    await expect(await canvas.findByText(/nobody pays for a place/)).toBeVisible();
    const pinned = within(await canvas.findByRole("row", { name: /tea for two/ }));
    await expect(pinned.getByText("Pinned first")).toBeVisible();
    await expect(pinned.getByText("Glazed Stoneware Teapot · Linden Dining Chair")).toBeVisible();
    await expect(pinned.getByText("1 of them is not on sale now")).toBeVisible();
    await expect(canvas.getByText("sofa, 沙发 (both ways)")).toBeVisible();
    const boosted = within(canvas.getByRole("row", { name: /Home › Lighting/ }));
    await expect(boosted.getByText("Boosted · 150 %")).toBeVisible();
    await expect(boosted.getByText(/and 2 more/)).toBeVisible();
    await expect(boosted.getByText("Planned")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /get_coupons/ })).getByText("Over")).toBeVisible();
  },
};

export const AProposedSynonym: Story = {
  ...deskStory({ path: `${path}?synonymOf=couch&synonym=sofa`, role: "operator", answers }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const dialog = within(await canvas.findByRole("dialog", { name: "New rule" }));
    await expect(dialog.getByLabelText("What is searched for")).toHaveValue("couch");
    await expect(dialog.getByLabelText("What it does")).toHaveValue("synonym");
    await expect(dialog.getByLabelText("Also find what is called")).toHaveValue("sofa");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    // Another one begins with nothing.
    await user.click(canvas.getByRole("button", { name: "New rule" }));
    const next = within(await canvas.findByRole("dialog", { name: "New rule" }));
    await expect(next.getByLabelText("What is searched for")).toHaveValue("");
  },
};

export const OfAShop: Story = {
  ...deskStory({ path, answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/when they search inside your shop/)).toBeVisible();
    await expect(canvas.queryByText(/nobody pays/)).toBeNull();
  },
};

export const NoRules: Story = {
  ...deskStory({ path, answers: { "search_rules/list": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No rules yet" })).toBeVisible();
  },
};

const asked = fn((_sent: unknown) => listed([]));
export const NoSuchRule: Story = {
  ...deskStory({ path: `${path}?list=planned`, answers: { "search_rules/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("heading", { name: "No such rule" })).toBeVisible();
    await user.click(canvas.getByRole("searchbox", { name: "Part of a search" }));
    await user.keyboard("tea{Enter}");
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ list: "planned", words: "tea" })),
    );
  },
};

/** The kind stays with the list and the words, and these with the kind. */
export const OfOneKind: Story = {
  ...deskStory({ path: `${path}?list=active&words=tea`, answers: { "search_rules/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const kind = await canvas.findByRole("combobox", { name: "What it does" });
    await fireEvent.change(kind, { target: { value: "hide" } });
    const sent = (wanted: object) =>
      waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining(wanted)));
    await sent({ list: "active", kind: "hide", words: "tea" });
    await (await realInput()).click(await canvas.findByRole("link", { name: "Planned" }));
    await sent({ list: "planned", kind: "hide", words: "tea" });
    await expect(await canvas.findByRole("combobox", { name: "What it does" })).toHaveValue("hide");
  },
};

export const Loading: Story = loadingStory({ path, call: "search_rules/list", title: "Search" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "search_rules/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("row", { name: /tea for two/ }),
});

async function openDialog(canvas: Canvas, button = "New rule", title = "New rule") {
  const user = await realInput();
  await user.click(await canvas.findByRole("button", { name: button }));
  const dialog = within(await canvas.findByRole("dialog", { name: title }));
  const write = async (label: RegExp, text: string): Promise<void> => {
    await user.click(dialog.getByRole("textbox", { name: label }));
    await user.keyboard(`{Control>}a{/Control}${text}`);
  };
  const choose = async (name: string, value: string): Promise<void> => {
    await fireEvent.change(await dialog.findByRole("combobox", { name }), { target: { value } });
  };
  return { user, dialog, write, choose };
}

const save = fn((_sent: unknown) => success({ id: 16 }));
const preview = fn((_sent: unknown) =>
  success({
    before: { products: [lamp, kettle, teapot], count: 3, redirect: "" },
    after: { products: [teapot, lamp, kettle], count: 3, redirect: "" },
  }),
);
const written = {
  ...answers,
  "search_rules/list": () => (save.mock.calls.length === 0 ? listed([]) : listed([pin])),
  "search_rules/save": (sent: unknown) => save(sent),
  "search_rules/preview": (sent: unknown) => preview(sent),
};

/** A pin is written, tried out, put in order, tried out again, and saved. */
export const PreviewedAndSaved: Story = {
  ...deskStory({ path, role: "operator", answers: written }),
  play: async ({ canvas }) => {
    save.mockClear();
    preview.mockClear();
    const { user, dialog, write } = await openDialog(canvas);
    await write(/^What is searched for/, " tea for two ");
    await user.click(await dialog.findByRole("button", { name: "Add Paper Lantern" }));
    await user.click(dialog.getByRole("button", { name: "Add Glazed Stoneware Teapot" }));
    await user.click(dialog.getByRole("button", { name: "Move Glazed Stoneware Teapot up" }));
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    const tried = within(await dialog.findByRole("region", { name: "Preview" }));
    const after = within(tried.getByRole("list", { name: "With this rule" }));
    await expect(after.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Glazed Stoneware Teapot",
      "Paper Lantern",
      "Enamel Kettle",
    ]);
    await expect(tried.getAllByText("3 products")).toHaveLength(2);
    await expect(preview).toHaveBeenCalledWith(
      expect.objectContaining({ text: "tea for two", kind: "pin", product_ids: [5, 7] }),
    );
    await expect(save).not.toHaveBeenCalled();
    await user.click(dialog.getByRole("button", { name: "Remove Paper Lantern" }));
    await waitFor(() => expect(dialog.queryByRole("region", { name: "Preview" })).toBeNull());
    await user.dblClick(dialog.getByRole("button", { name: "Save the rule" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        text: "tea for two",
        kind: "pin",
        words: [],
        is_two_way: 0,
        product_ids: [5],
        percent: 100,
        path: "",
        valid_from: "",
        valid_until: "",
      }),
    );
    await expect(save).toHaveBeenCalledOnce();
    await expect(await canvas.findByText("The rule is saved.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByRole("row", { name: /tea for two/ })).toBeVisible();
  },
};

export const ASynonymBothWays: Story = {
  ...deskStory({ path, role: "operator", answers: written }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { user, dialog, write, choose } = await openDialog(canvas);
    await write(/^What is searched for/, "couch");
    await choose("What it does", "synonym");
    await write(/^Also find/, "sofa, 沙发");
    await user.click(dialog.getByRole("checkbox", { name: /^Both ways/ }));
    await fireEvent.change(dialog.getByLabelText(/^Begins/), { target: { value: "2099-03-01T09:30" } });
    await fireEvent.change(dialog.getByLabelText(/^Ends/), { target: { value: "2099-04-01T09:30" } });
    await user.click(dialog.getByRole("button", { name: "Save the rule" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: "synonym",
          words: ["sofa", "沙发"],
          is_two_way: 1,
          valid_from: "2099-03-01T01:30:00.000Z",
          valid_until: "2099-04-01T01:30:00.000Z",
        }),
      ),
    );
  },
};

export const ForACategory: Story = {
  ...deskStory({ path, role: "operator", answers: written }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { user, dialog, choose } = await openDialog(canvas);
    await user.click(dialog.getByRole("radio", { name: "A category" }));
    await dialog.findByRole("option", { name: "Home › Furniture" });
    await choose("Category", "4");
    await choose("What it does", "boost");
    await expect(dialog.queryByRole("option", { name: "Synonyms" })).toBeNull();
    await choose("How much", "50");
    await user.click(await dialog.findByRole("button", { name: "Add Enamel Kettle" }));
    await user.click(dialog.getByRole("button", { name: "Save the rule" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ category_id: 4, kind: "boost", percent: 50, product_ids: [8] }),
      ),
    );
  },
};

export const Changed: Story = {
  ...deskStory({ path, role: "operator", answers: { ...answers, "search_rules/save": (sent) => save(sent) } }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { user, dialog, write } = await openDialog(canvas, "Change: coupons", "Change the rule");
    await write(/^Page that is shown instead/, "https://shop.example/pc/#/seckill");
    await fireEvent.change(dialog.getByLabelText(/^Ends/), { target: { value: "" } });
    await user.click(dialog.getByRole("button", { name: "Save the rule" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ id: 15, revision: 3, text: "coupons", path: "/seckill", valid_until: "" }),
      ),
    );
  },
};

export const WronglyFilledIn: Story = {
  ...deskStory({ path, answers: written }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { user, dialog, choose } = await openDialog(canvas);
    await fireEvent.change(dialog.getByLabelText(/^Ends/), { target: { value: "2020-01-01T00:00" } });
    await user.click(dialog.getByRole("button", { name: "Save the rule" }));
    await waitFor(() =>
      expect(dialog.getByRole("textbox", { name: /^What is searched for/ })).toHaveAccessibleDescription(
        "Please fill this in.",
      ),
    );
    await expect(dialog.getByText("Choose one product at least.")).toBeVisible();
    await expect(dialog.getByLabelText(/^Ends/)).toHaveAccessibleDescription("Later than now, and than the beginning");
    await choose("What it does", "redirect");
    await expect(dialog.getByRole("textbox", { name: /^Page that is shown/ })).toHaveAccessibleDescription(
      "Copy the address of a page from the browser, please.",
    );
    await expect(save).not.toHaveBeenCalled();
  },
};

/** What was written stays where a colleague was quicker. */
export const SavingRefused: Story = {
  ...deskStory({
    path,
    answers: { ...answers, "search_rules/save": rejection("Somebody has changed this rule meanwhile") },
  }),
  play: async ({ canvas }) => {
    const { user, dialog, write } = await openDialog(canvas, "Change: gift", "Change the rule");
    await write(/^What is searched for/, "present");
    await user.click(dialog.getByRole("button", { name: "Save the rule" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Somebody has changed this rule meanwhile");
    await expect(dialog.getByRole("textbox", { name: /^What is searched for/ })).toHaveValue("present");
  },
};

export const PreviewWithoutAnAnswer: Story = {
  ...deskStory({ path, answers: { ...answers, "search_rules/preview": unreachable } }),
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas, "Change: gift", "Change the rule");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    await expect(await dialog.findByText(/We got no answer/)).toBeVisible();
  },
};

const nothing = { products: [lamp], count: 1, redirect: "" };
export const PreviewOfNoChange: Story = {
  ...deskStory({
    path,
    answers: { ...answers, "search_rules/preview": success({ before: nothing, after: nothing }) },
  }),
  globals: phone,
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas, "Change: gift", "Change the rule");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    await expect(await dialog.findByText("This rule changes nothing that stands first.")).toBeVisible();
  },
};

const remove = fn((_sent: unknown) => success([]));
export const Removed: Story = {
  ...deskStory({
    path,
    answers: {
      ...answers,
      "search_rules/list": () => listed(remove.mock.calls.length === 0 ? [pin, hide] : [hide]),
      "search_rules/remove": (sent) => remove(sent),
    },
  }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await realInput();
    await user.dblClick(await canvas.findByRole("button", { name: "Remove: tea for two" }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ id: 11, revision: 3 }));
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("row", { name: /tea for two/ })).toBeNull());
    await expect(await canvas.findByText("The rule is removed. The log undoes that.")).toBeVisible();
  },
};

export const RemovingRefused: Story = {
  ...deskStory({
    path,
    answers: { ...answers, "search_rules/remove": rejection("Somebody has changed this rule meanwhile") },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove: gift" }));
    await expect(await canvas.findByText("Somebody has changed this rule meanwhile")).toBeVisible();
  },
};

const made = { rule_id: 11, revision: 1, action: "made", before: null, after: pin, ...change, is_last: false };
const changedRow = { ...made, revision: 2, action: "changed", before: pin, after: { ...pin, products: [teapot] } };
const removedRow = {
  ...changedRow,
  revision: 3,
  action: "removed",
  after: { ...pin, is_removed: true },
  is_last: true,
};
const log = listed([removedRow, changedRow, made]);
const undo = fn((_sent: unknown) => success([]));
export const LogAndUndo: Story = {
  ...deskStory({
    path: `${path}?list=log`,
    answers: { "search_rules/log": log, "search_rules/undo": (sent) => undo(sent) },
  }),
  play: async ({ canvas }) => {
    undo.mockClear();
    const rows = await canvas.findAllByRole("row", { name: /tea for two/ });
    await expect(rows).toHaveLength(3);
    const last = within(rows[0] as HTMLElement);
    await expect(last.getByText("Removed")).toBeVisible();
    await expect(last.getByText("No rule")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Undo: / })).toHaveLength(1);
    await (await realInput()).click(last.getByRole("button", { name: "Undo: tea for two" }));
    await waitFor(() => expect(undo).toHaveBeenCalledWith({ id: 11, revision: 3 }));
    await expect(await canvas.findByText("The change is undone.")).toBeVisible();
  },
};

export const LogOnAPhone: Story = {
  ...deskStory({ path: `${path}?list=log`, answers: { "search_rules/log": log } }),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: "Undo: tea for two" })).toHaveLength(1);
  },
};

export const UndoingRefused: Story = {
  ...deskStory({
    path: `${path}?list=log`,
    answers: { "search_rules/log": log, "search_rules/undo": rejection("This category does not exist") },
  }),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Undo: tea for two" }));
    await expect(await canvas.findByText("This category does not exist")).toBeVisible();
  },
};

export const NothingInTheLog: Story = {
  ...deskStory({ path: `${path}?list=log`, answers: { "search_rules/log": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing has been changed yet" })).toBeVisible();
  },
};

/** Minutes, as a browser in New York counts them in winter. */
const newYork = 300;
export const InNewYork: Story = {
  ...deskStory({ path, answers }),
  beforeEach: () => {
    const offset = spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(newYork);
    return () => offset.mockRestore();
  },
  play: async ({ canvas }) => {
    const { dialog } = await openDialog(canvas);
    for (const name of [/^Begins/, /^Ends/])
      await expect(dialog.getByLabelText(name)).toHaveAccessibleDescription(/China Time$/);
  },
};

const usual = { ...deskStory({ path, role: "operator", answers }), play: filled };
export const DialogOnAPhone: Story = {
  ...deskStory({ path, answers: written }),
  globals: phone,
  play: async ({ canvas }) => {
    const { user, dialog, write } = await openDialog(canvas);
    await write(/^What is searched for/, "tea");
    await user.click(await dialog.findByRole("button", { name: "Add Paper Lantern" }));
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    await expect(await dialog.findByRole("region", { name: "Preview" })).toBeVisible();
  },
};
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
