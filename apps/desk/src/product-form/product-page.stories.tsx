import { type Answers, type Envelope, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, phone } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ProductPage } from "./product-page.tsx";
import {
  wireChoices,
  wireContent,
  wireDraft,
  wireForm,
  wireSaved,
  wireStored,
  wireTwenty,
} from "./wire-product-form.ts";

const saved = fn((_sent: unknown): Envelope | Promise<Envelope> => wireSaved());
const meta = {
  title: "Desk/Product",
  component: ProductPage,
  beforeEach: () => {
    localStorage.clear();
    saved.mockReset().mockImplementation(() => wireSaved());
  },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/products/5";
const others: Answers = {
  "product/choices": wireChoices,
  "product/brands": success(["Hearth & Linden", "Hearthside"]),
};
const page = (answers: Answers = {}) =>
  deskStory({
    path,
    answers: { "product/detail": wireForm(), "product/save_draft": (sent) => saved(sent), ...others, ...answers },
  });
const name = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Name in: English" });
const cell = (canvas: Canvas, label: string) => canvas.findByRole("textbox", { name: label });
/** What was saved last. */
const lastSaved = () => saved.mock.calls.at(-1)?.[0] as { readonly content: Record<string, unknown> };
interface SentSku {
  readonly price: string;
  readonly stock: number | null;
  readonly values: readonly number[];
}
const savedSkus = () => lastSaved().content["skus"] as readonly SentSku[];

/** What is typed is saved by itself, over what was read. */
export const SavesItself: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await fill(await name(canvas), "Teapot");
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      product_id: 5,
      base_digest: "d1",
      content: { ...wireContent({ name: { en: "Teapot", zh: "釉面炻器茶壶" } }) },
    });
    await expect(await canvas.findByText(/^The draft is saved, /)).toBeVisible();
    await expect(localStorage.getItem("plaza:desk-product:3:5")).toBeNull();
  },
};

export const TwentyVariants: Story = {
  ...page({ "product/detail": wireForm({ stored: wireStored({ content: wireTwenty() }) }) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const price = await cell(canvas, "Price: Forest / XS");
    await expect(price).toHaveValue("39.00");
    const fields = within(canvas.getByRole("group", { name: "Fill a column" }));
    await fill(fields.getByRole("textbox", { name: "Number or formula" }), "+10%");
    await userEvent.selectOptions(fields.getByRole("combobox", { name: "Rounding" }), "Up to .90");
    await userEvent.selectOptions(fields.getByRole("combobox", { name: "Rows" }), "Size: L");
    await user.click(fields.getByRole("button", { name: "Fill" }));
    await expect(await fields.findByText("5 rows are filled.")).toBeVisible();
    await expect(await cell(canvas, "Price: Coal / L")).toHaveValue("42.90");
    await expect(price).toHaveValue("39.00");
    await user.click(canvas.getByRole("button", { name: "Leave out Coal / L" }));
    await expect(await canvas.findByRole("button", { name: "Offer Coal / L" })).toBeVisible();
    await user.click(within(canvas.getByRole("region", { name: "Publish" })).getByRole("button", { name: "Undo" }));
    await expect(await cell(canvas, "Price: Coal / L")).toHaveValue("42.90");
    // Else a row is half below the bar, and too small there.
    scrollTo(0, 0);
  },
};

/** Cells are gone through by keys, and filled by a block of a spreadsheet. */
export const TableByKeyboard: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await cell(canvas, "Price: Forest / 600 ml"));
    await user.keyboard("50{Enter}");
    await waitFor(async () => expect(await cell(canvas, "Price: Forest / 900 ml")).toHaveFocus());
    await user.keyboard("{ArrowRight}");
    await waitFor(async () => expect(await cell(canvas, "Market price: Forest / 900 ml")).toHaveFocus());
    await user.keyboard("1,299{ArrowDown}");
    await user.click(await canvas.findByRole("button", { name: "Yes" }));
    const stock = await cell(canvas, "Stock: Forest / 900 ml");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "7\tF-9\r\nmany\tA-6\r\n");
    stock.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText(/^3 cells are pasted\./)).toBeVisible();
    await expect(canvas.getByText("1 cell could not be understood and stays as it was.")).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 });
    await waitFor(() =>
      expect(savedSkus()).toMatchObject([
        { price: "50.00", stock: 12 },
        { price: "54.00", market_price: "1299.00", stock: 7, number: "F-9" },
        { price: "48.50", stock: 0, number: "A-6" },
      ]),
    );
  },
};

/** Values are pasted as a list; what is offered with them costs what the others cost. */
export const FurtherValues: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const field = await canvas.findByRole("textbox", { name: "Further values of Glaze, in: English" });
    await fill(field, "Cobalt, Chalk, Forest");
    await user.click(canvas.getByRole("button", { name: "Add the values: Glaze" }));
    await expect(await canvas.findByText("“Forest” is there already.")).toBeVisible();
    await fill(field, "Cobalt, Chalk");
    await user.click(canvas.getByRole("button", { name: "Add the values: Glaze" }));
    await expect(await cell(canvas, "Price: Chalk / 900 ml")).toHaveValue("54.00");
    await user.click(canvas.getByRole("button", { name: "Remove the option Volume" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove the option “Volume”?" }));
    await userEvent.selectOptions(dialog.getByRole("combobox"), "900 ml");
    await user.click(dialog.getByRole("button", { name: "Remove the option" }));
    await expect(await cell(canvas, "Stock: Forest")).toHaveValue("3");
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 });
    await waitFor(() => expect(savedSkus().map(({ values }) => values)).toEqual([[0], [1], [2], [3]]));
  },
};

export const ValueRenamedAndPictured: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Rename: Amber" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "What the value is called" }));
    await fill(dialog.getByRole("textbox", { name: "English" }), "Honey");
    await user.click(dialog.getByRole("button", { name: "Use these names" }));
    await user.click(await canvas.findByRole("button", { name: "Picture of Honey" }));
    const pictures = within(await canvas.findByRole("dialog", { name: "Picture of Honey" }));
    await user.click(pictures.getByRole("button", { name: "Picture 3" }));
    await expect(pictures.getByRole("button", { name: "Picture 3" })).toHaveAttribute("aria-pressed", "true");
    await user.click(pictures.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await user.click(canvas.getByRole("button", { name: "Move Honey forward" }));
    await expect((await canvas.findAllByRole("button", { name: /^Rename: / }))[0]).toHaveTextContent("Honey");
  },
};

const missing = [
  { field: "name.en", sku: null, message: "The name is missing." },
  { field: "categoryId", sku: null, message: "Choose a category." },
  { field: "price", sku: 1, message: "The price is missing." },
  { field: "price", sku: 2, message: "The price is missing." },
  { field: "freight.templateId", sku: null, message: "Choose a freight template." },
];
/** A press leads to each field, also where its section is folded. */
export const WhatIsMissing: Story = {
  ...page({
    "product/detail": wireForm({ draft: wireDraft(), missing }),
    "product/publish": success({ problems: missing, conflict: null }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Publish changes" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "What is missing" })).toHaveFocus());
    await user.click(canvas.getByRole("button", { name: "Price: The price is missing. (2 variants)" }));
    await waitFor(async () => expect(await cell(canvas, "Price: Forest / 900 ml")).toHaveFocus());
    await expect(await cell(canvas, "Price: Forest / 900 ml")).toHaveAccessibleDescription("The price is missing.");
    await user.click(canvas.getByRole("tab", { name: /^日本語/ }));
    await user.click(canvas.getByRole("button", { name: "Name in: English: The name is missing." }));
    await waitFor(async () => expect(await name(canvas)).toHaveFocus());
    await expect(canvas.getByRole("button", { name: /^Delivery/ })).toHaveAttribute("aria-expanded", "false");
    await user.click(canvas.getByRole("button", { name: "Freight: Choose a freight template." }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Freight" })).toHaveFocus());
  },
};

/** A colleague has saved the draft meanwhile: nothing is overwritten, and of each field it is chosen whose stays. */
export const ConflictOfTwo: Story = {
  ...page({
    "product/detail": wireForm({ draft: wireDraft() }),
    "product/save_draft": (sent) =>
      (sent as { revision: number }).revision === 3
        ? success({ conflict: wireDraft({ revision: 9, content: theirs }) })
        : saved(sent),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await name(canvas), "My teapot");
    await expect(
      await canvas.findByText(/^Bob has changed this product meanwhile/, {}, { timeout: 5000 }),
    ).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Compare both" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Whose changes stay?" }));
    const both = within(dialog.getByRole("radiogroup", { name: "Name in: English (changed by both)" }));
    await expect(both.getByRole("radio", { name: "Mine" })).toBeChecked();
    const brand = within(dialog.getByRole("radiogroup", { name: "Brand" }));
    await expect(brand.getByRole("radio", { name: "Theirs" })).toBeChecked();
    await user.click(both.getByRole("radio", { name: "Theirs" }));
    await user.click(dialog.getByRole("button", { name: "Go on with this" }));
    await expect(await name(canvas)).toHaveValue("Their teapot");
    await fill(await cell(canvas, "Price: Forest / 600 ml"), "51");
    await userEvent.tab();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ id: 70, revision: 9, content: { brand: "Linden" } });
  },
};
const theirs = wireContent({ name: { en: "Their teapot", zh: "釉面炻器茶壶" }, brand: "Linden" });

/** Somebody has published something else since the draft was begun. */
export const ConflictAtPublishing: Story = {
  ...page({
    "product/detail": wireForm({ draft: wireDraft({ is_behind: 1, content: wireContent({ brand: "Mine" }) }) }),
    "product/publish": success({
      problems: [],
      conflict: { fields: [{ field: "brand", sku_id: 0 }], digest: "d2", stored: wireContent({ brand: "Linden" }) },
    }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Publish changes" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Whose changes stay?" }));
    await expect(dialog.getByRole("radiogroup", { name: "Brand (changed by both)" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "All theirs" }));
    await user.click(dialog.getByRole("button", { name: "Go on with this" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ base_digest: "d2", content: { brand: "Linden" } });
  },
};

/** The platform is out of reach: it is said, nothing is lost, and it is tried again. */
export const FailedSaving: Story = {
  ...page(),
  play: async ({ canvas }) => {
    saved.mockImplementation(() => unreachable());
    const user = await realInput();
    await fill(await name(canvas), "Teapot");
    await expect(await canvas.findByText(/^We got no answer/, {}, { timeout: 15_000 })).toBeVisible();
    await expect(localStorage.getItem("plaza:desk-product:3:5")).toContain("Teapot");
    saved.mockImplementation(() => wireSaved());
    await user.click(canvas.getByRole("button", { name: "Save again" }));
    await expect(await canvas.findByText(/^The draft is saved, /)).toBeVisible();
  },
};

/** What the platform does not take is said in its own words. */
export const RefusedSaving: Story = {
  ...page({ "product/save_draft": rejection("A product has 500 variants at most.") }),
  play: async ({ canvas }) => {
    await fill(await name(canvas), "Teapot");
    await expect(await canvas.findByText("A product has 500 variants at most.", {}, { timeout: 5000 })).toBeVisible();
  },
};

export const Offline: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const field = await name(canvas);
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    dispatchEvent(new Event("offline"));
    try {
      await fill(field, "Teapot");
      await expect(await canvas.findByText(/^No connection\. What you write stays/)).toBeVisible();
      await expect(saved).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(navigator, "onLine");
      dispatchEvent(new Event("online"));
    }
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 5000 });
  },
};

export const OfferedAgain: Story = {
  ...page(),
  beforeEach: () => {
    const work = { skus: [{ values: [] }], name: { en: "Written before" } };
    localStorage.setItem("plaza:desk-product:3:5", JSON.stringify({ at: 1_795_000_000_000, work }));
  },
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Go on with it" }));
    await expect(await name(canvas)).toHaveValue("Written before");
  },
};

let isPublished = false;
const publish = fn((_sent: unknown) => {
  isPublished = true;
  return success({ problems: [], conflict: null, product_id: 5, is_approved: 0 });
});
export const IsPublished: Story = {
  ...page({
    "product/detail": () =>
      isPublished
        ? wireForm({ stored: wireStored({ digest: "d2", is_approved: 0, content: wireContent({ brand: "Linden" }) }) })
        : wireForm(),
    "product/publish": (sent) => publish(sent),
  }),
  beforeEach: () => {
    isPublished = false;
    publish.mockClear();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByRole("button", { name: "Publish changes" })).toBeDisabled();
    await fill(canvas.getByRole("combobox", { name: /^Brand/ }), "Linden");
    // What is not saved yet is saved first.
    await user.click(canvas.getByRole("button", { name: "Publish changes" }));
    await waitFor(() => expect(publish).toHaveBeenCalledWith({ id: 70, revision: 4 }), { timeout: 5000 });
    await expect(await canvas.findByText(/Shoppers see it as soon as the platform has approved it\.$/)).toBeVisible();
    await expect(await canvas.findByText("Waits for the platform")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Publish changes" })).toBeDisabled());
  },
};

const restored = fn((_sent: unknown) => success([]));
export const Archived: Story = {
  ...page({
    "product/detail": wireForm({ stored: wireStored({ is_archived: 1 }) }),
    "product/restore": (sent) => restored(sent),
  }),
  play: async ({ canvas }) => {
    restored.mockClear();
    await (await realInput()).click(await canvas.findByRole("button", { name: "Restore" }));
    await waitFor(() => expect(restored).toHaveBeenCalledWith({ id: 5 }));
    await expect(await canvas.findByText("The product is back, off the shelf.")).toBeVisible();
  },
};

export const OnAPhone: Story = { ...page(), play: loaded, globals: phone };
export const Loading: Story = loadingStory({ path, call: "product/detail", title: "Product" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call: "product/detail",
  answer: wireForm(),
  others,
  shown: name,
});
export const Chinese: Story = { ...page(), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = {
  ...page({ "product/detail": wireForm({ draft: wireDraft(), missing }) }),
  play: loaded,
  globals: inJapaneseOnAPhone,
};
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
