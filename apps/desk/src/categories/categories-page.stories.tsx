import { type Answers, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, phone } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireCategories, wireStarterSets } from "../story-help/wire-categories.ts";
import { CategoriesPage } from "./categories-page.tsx";

const meta = { title: "Desk/Categories", component: CategoriesPage } satisfies Meta<typeof CategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const role = "operator";
const all = success(wireCategories);
const sets = success(wireStarterSets());
const wireSellers = {
  id: 4,
  revision: 3,
  trades: [
    { id: 1, name: "Furniture" },
    { id: 2, name: "Lighting" },
  ],
  trade_ids: [] as readonly number[],
  above: [] as readonly object[],
  misfit_products: 0,
  misfit_shops: 0,
};
const sellers = success(wireSellers);
const wireRequired = { id: 4, documents: [] as readonly object[], above: [] as readonly object[] };
const of = (answers: Answers, path = "/categories") =>
  deskStory({
    path,
    role,
    answers: {
      "categories/list": all,
      "starter_sets/list": sets,
      "categories/sellers": sellers,
      "categories/documents": success(wireRequired),
      ...answers,
    },
  });
const rowOf = (canvas: Canvas, name: RegExp) => canvas.findByRole("row", { name });
const sent = fn((_body: unknown) => success({ id: 2, products: 9 }));
const clear = () => void sent.mockClear();

/** What is hidden, and what is missing in a language, is said in the tree. */
export const Tree: Story = {
  ...of({}),
  play: async ({ canvas }) => {
    await expect(within(await rowOf(canvas, /Garden/)).getByText("Hidden")).toBeVisible();
    await expect(within(await rowOf(canvas, /Seeds/)).getByText("Missing: 简体中文, 日本語")).toBeVisible();
    // In English there is no name: the store's own language stands there.
    await expect(within(await rowOf(canvas, /家具/)).getByText("5 products")).toBeVisible();
    await (await realInput()).click(await canvas.findByText("Lighting"));
    await expect(await canvas.findByRole("heading", { name: "Lighting" })).toBeVisible();
    await expect(canvas.getByLabelText("日本語")).toHaveValue("照明");
  },
};

export const Renamed: Story = {
  ...of({ "categories/save": (body: unknown) => sent(body) }, "/categories?category=4"),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findAllByText("Missing: shoppers see “家具”")).toHaveLength(3);
    await fill(canvas.getByLabelText("English"), "Furniture");
    // What is not saved stays while another one is looked at.
    await user.click(canvas.getByRole("button", { name: "All categories" }));
    await user.click(await canvas.findByText("Lighting"));
    await user.click(canvas.getByRole("button", { name: "All categories" }));
    const row = await rowOf(canvas, /家具/);
    await expect(within(row).getByText("Not saved")).toBeVisible();
    await user.click(row);
    await expect(await canvas.findByLabelText("English")).toHaveValue("Furniture");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The category is saved.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ id: 4, revision: 3, name: { zh: "家具", en: "Furniture" }, is_shown: 1, image: "" }),
    );
  },
};

const misfits = success({
  products: 3,
  shops: 2,
  list: [
    { id: 9, name: "Lamp of Blown Glass", shop_name: "Hearth & Linden", is_on_sale: 1 },
    { id: 8, name: "Paper Lantern", shop_name: "Northline", is_on_sale: 0 },
  ],
});
/** Before only some trades may sell there it is said what would not meet that. */
export const Sellers: Story = {
  ...of(
    { "categories/seller_misfits": misfits, "categories/save_sellers": (body: unknown) => sent(body) },
    "/categories?category=4",
  ),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText(/^Every shop\. Tick trades/)).toBeVisible();
    await user.click(canvas.getByRole("checkbox", { name: "Furniture" }));
    // What else is written comes first.
    await fill(canvas.getByLabelText("English"), "Furniture");
    await expect(canvas.getByRole("button", { name: "Save…" })).toBeDisabled();
    await user.click(canvas.getAllByRole("button", { name: "Undo" })[0] as HTMLElement);
    await user.click(canvas.getByRole("button", { name: "Save…" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change who may sell here?" }));
    await expect(await dialog.findByText(/3 products do not meet it\./)).toBeVisible();
    await expect(dialog.getByText("Lamp of Blown Glass")).toBeVisible();
    await expect(dialog.getByText("And others.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 4, revision: 3, trade_ids: [1] }));
    await expect(await canvas.findByText("Saved.")).toBeVisible();
  },
};

/** A rule of a category above binds as well, and what does not meet the own one is said as long as it is there. */
export const SellersBound: Story = {
  ...of(
    {
      "categories/sellers": success({
        ...wireSellers,
        trade_ids: [1],
        above: [{ category: "Home", trades: ["Furniture", "Lighting"] }],
        misfit_products: 3,
        misfit_shops: 2,
      }),
      "categories/seller_misfits": misfits,
    },
    "/categories?category=4",
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("“Home” above it binds it, too: Furniture · Lighting")).toBeVisible();
    await (await realInput()).click(canvas.getByRole("button", { name: "Which ones?" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Products of shops of other trades" }));
    await expect(await dialog.findByText("Paper Lantern")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

const licence = {
  id: 3,
  revision: 2,
  name: { en: "Feed licence" },
  note: { en: "From the veterinary office" },
  has_expiry: 1,
  misfit_products: 3,
  misfit_shops: 2,
};
/** Before a document is required it is said what would not meet that. */
export const DocumentRequired: Story = {
  ...of(
    {
      "categories/documents": success({
        ...wireRequired,
        above: [{ id: 2, category: "Home", name: "Register entry" }],
      }),
      "categories/document_misfits": misfits,
      "categories/save_document": (body: unknown) => sent(body),
    },
    "/categories?category=4",
  ),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("“Home” above it requires this, too: Register entry")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Require a document" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Require a document" }));
    await expect(await dialog.findByText(/3 products do not meet it\./)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please write this in one language at least.")).toBeVisible();
    await fill(dialog.getAllByLabelText("English")[0] as HTMLElement, "Feed licence");
    await user.click(dialog.getByRole("checkbox", { name: "It expires" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ category_id: 4, name: { en: "Feed licence" }, note: {}, has_expiry: 1 }),
    );
    await expect(await canvas.findByText("Saved.")).toBeVisible();
  },
};

/** One that is required is changed, or removed after a question. */
export const DocumentRemoved: Story = {
  ...of(
    {
      "categories/documents": success({ ...wireRequired, documents: [licence] }),
      "categories/document_misfits": misfits,
      "categories/save_document": rejection("Somebody has changed what is required meanwhile; please look at it again"),
      "categories/remove_document": (body: unknown) => sent(body),
    },
    "/categories?category=4",
  ),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("3 products here are of shops that have not shown it.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Change: Feed licence" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the required document" }));
    await dialog.findByText(/3 products do not meet it\./);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/^Somebody has changed what is required/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(canvas.getByRole("button", { name: "Remove: Feed licence" }));
    await user.click(await canvas.findByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 3, revision: 2 }));
  },
};

export const NameTaken: Story = {
  ...of(
    {
      "categories/save": {
        ...rejection("A neighbouring category is called “灯具” already"),
        field: "name_zh",
      } as never,
    },
    "/categories?category=4",
  ),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByLabelText("简体中文"), "灯具");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("A neighbouring category is called “灯具” already")).toBeVisible();
    await expect(canvas.getByLabelText("简体中文")).toHaveAttribute("aria-invalid", "true");
  },
};

let isOvertaken = false;

/** A colleague has saved it meanwhile: nothing is overwritten, and nothing that was written is lost. */
export const Overtaken: Story = {
  ...of(
    {
      "categories/list": () =>
        success(
          isOvertaken
            ? wireCategories.map((each) => (each.id === 4 ? { ...each, revision: 4, name: { zh: "桌椅" } } : each))
            : wireCategories,
        ),
      "categories/save": (body: unknown) => {
        sent(body);
        if (isOvertaken) return success({ id: 4 });
        isOvertaken = true;
        return rejection("Somebody has changed the categories meanwhile; please look at them again");
      },
    },
    "/categories?category=4",
  ),
  beforeEach: () => {
    isOvertaken = false;
    clear();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByLabelText("English"), "Furniture");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/It is saved as “桌椅”/)).toBeVisible();
    await expect(canvas.getByLabelText("English")).toHaveValue("Furniture");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
    await user.click(canvas.getByRole("button", { name: "Keep mine" }));
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 4 })));
  },
};

/** Dragging by keyboard: the handle, the gap, and the question about the products that go along. */
export const DraggedByKeyboard: Story = {
  ...of({ "categories/move": (body: unknown) => sent(body) }),
  // Both beside each other: choosing a row leaves the tree in sight.
  globals: { viewport: { value: "1280" } },
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await rowOf(canvas, /Paper lanterns/));
    await user.keyboard("{ArrowRight}{Enter}");
    // Where it can go is a row of places now; the last one is behind all categories of the first level.
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-roledescription", "drop indicator"));
    await user.keyboard("{End}{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: /^Move “Paper lanterns”/ }));
    await expect(dialog.getByText("4 products go along, and are found there from then on.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Move it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 3, revision: 3 })));
  },
};

export const MovedByDialog: Story = {
  ...of({ "categories/move": (body: unknown) => sent(body) }, "/categories?category=2"),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Move to…" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Move “Lighting”" }));
    const below = dialog.getByRole("combobox", { name: "Below" });
    // Neither itself nor what is below it, and nothing that would make a fourth level.
    await expect(within(below).queryByRole("option", { name: /Lighting/ })).toBeNull();
    await expect(within(below).queryByRole("option", { name: "Garden › Seeds" })).toBeNull();
    await userEvent.selectOptions(below, "5");
    await expect(dialog.getByText("9 products go along, and are found there from then on.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "In front of" }), "6");
    await user.click(dialog.getByRole("button", { name: "Move it" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 2, parent_id: 5, before_id: 6 })),
    );
  },
};

export const Removed: Story = {
  ...of({ "categories/remove": (body: unknown) => sent(body) }, "/categories?category=2"),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove…" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Lighting”?" }));
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await dialog.findByText("Please choose where they go.")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Where its 9 products go" }), "4");
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 2, branch_ids: [2, 3], target_id: 4 })),
    );
    await expect(await canvas.findByText("The category is removed.")).toBeVisible();
  },
};

/** What goes along is counted before; what is not possible is said at the choice. */
export const Merged: Story = {
  ...of(
    {
      "categories/merge_preview": (asked: unknown) =>
        (asked as { readonly target_id: string }).target_id === "5"
          ? rejection("Categories have three levels at most")
          : success({ merged_ids: [2, 3], moved_ids: [9], products: 9, rules: 1 }),
      "categories/merge": (body: unknown) => sent(body),
    },
    "/categories?category=2",
  ),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Merge into…" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Merge “Lighting” into another category" }));
    await user.click(dialog.getByRole("button", { name: "Merge them" }));
    await expect(await dialog.findByText("Please choose another category.")).toBeVisible();
    const into = dialog.getByRole("combobox", { name: "Into" });
    await expect(within(into).queryByRole("option", { name: /Paper lanterns/ })).toBeNull();
    await userEvent.selectOptions(into, "5");
    await expect(await dialog.findByText("Categories have three levels at most")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Merge them" })).toBeDisabled();
    await userEvent.selectOptions(into, "4");
    await expect(await dialog.findByText("9 products go there")).toBeVisible();
    await expect(dialog.getByText("1 category below it becomes one with another of the same name")).toBeVisible();
    await expect(dialog.getByText("1 rule of searches follows")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Merge them" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ id: 2, target_id: 4, merged_ids: [2, 3], moved_ids: [9] }),
      ),
    );
    await expect(await canvas.findByText("The categories are one now.")).toBeVisible();
  },
};

export const Added: Story = {
  ...of({ "categories/save": (body: unknown) => sent(body) }, "/categories?category=1"),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New one below it" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New category below “Home”" }));
    await user.click(dialog.getByRole("button", { name: "Add it" }));
    await expect(await dialog.findByText("Please write this in one language at least.")).toBeVisible();
    await fill(dialog.getByLabelText("한국어"), "가구");
    await user.click(dialog.getByRole("button", { name: "Add it" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ parent_id: 1, name: { ko: "가구" } })),
    );
  },
};

/** Nothing is there yet: three trees to choose from, each shown before it is added. */
export const Empty: Story = {
  ...of({ "categories/list": success([]), "starter_sets/apply": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    const set = within(await canvas.findByRole("region", { name: "Home and food" }));
    await user.click(set.getByText("What is in it"));
    await expect(set.getByText("Cookware")).toBeVisible();
    await user.click(set.getByRole("button", { name: "Begin with this" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ set: "home" }));
  },
};

export const NotSaved: Story = {
  ...of({ "categories/save": unreachable }, "/categories?category=2"),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByLabelText("English"), "Lamps");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^We got no answer/)).toBeVisible();
    await expect(canvas.getByLabelText("English")).toHaveValue("Lamps");
  },
};

/** On a phone the tree and the category take turns. */
export const OnAPhone: Story = {
  ...of({}, "/categories?category=2"),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Lighting" })).toBeVisible();
    await (await realInput()).click(canvas.getByRole("button", { name: "All categories" }));
    await expect(await canvas.findByRole("treegrid", { name: "Categories" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path: "/categories", role, call: "categories/list", title: "Categories" });
export const NotLoaded: Story = notLoadedStory({
  path: "/categories",
  role,
  call: "categories/list",
  answer: all,
  shown: (canvas) => canvas.findByText("Lighting"),
});

const usual = { ...of({}, "/categories?category=4"), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
