import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { BrandsPage } from "./brands-page.tsx";

const meta = { title: "Desk/Brands", component: BrandsPage } satisfies Meta<typeof BrandsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/brands";
const role = "operator";
const brand = { image: "", revision: 3, products: 0, on_sale: 0, former_names: [] as readonly string[] };
const brands = success({
  list: [
    { ...brand, id: 1, name: { en: "Brambleford", zh: "布兰福德" }, products: 1204, on_sale: 1187 },
    {
      ...brand,
      id: 2,
      name: { en: "Forge & Field" },
      products: 1,
      on_sale: 1,
      former_names: ["Forge and Field", "F&F"],
    },
    { ...brand, id: 3, name: { en: "Halden Manufactory of Fine Instruments for Navigation, Surveying and Astronomy" } },
    { ...brand, id: 4, name: { ja: "森の台所", en: "Morrow" }, products: 18, on_sale: 12 },
  ],
  more: 1,
});
const sent = fn((_body: unknown) => success({ id: 4, products: 18 }));
const asked = fn((_sent: unknown) => brands);
const clear = () => {
  sent.mockClear();
  asked.mockClear();
};
const of = (answers: Answers) => deskStory({ path, role, answers: { "brands/list": brands, ...answers } });

/** By their names, searched, page by page. */
export const List: Story = {
  ...of({ "brands/list": (body: unknown) => asked(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    const row = within(await canvas.findByRole("row", { name: /Forge & Field/ }));
    await expect(row.getByText("Formerly Forge and Field · F&F")).toBeVisible();
    await expect(row.getByText("1 product")).toBeVisible();
    // Whose products would be left without a brand cannot be removed.
    await expect(row.queryByRole("button", { name: /^Remove/ })).toBeNull();
    await user.click(canvas.getByRole("link", { name: "Further brands" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ after: "4" }));
    await user.click(canvas.getByRole("searchbox", { name: "Name of a brand" }));
    await user.keyboard("hal{Enter}");
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ words: "hal" }));
  },
};

export const Renamed: Story = {
  ...of({
    "brands/save": (body: unknown) => {
      sent(body);
      return sent.mock.calls.length === 1
        ? ({
            ...rejection("There is a brand called “Morrow” already; the two can be merged"),
            field: "name_en",
          } as never)
        : success({ id: 2 });
    },
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Forge & Field" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the brand" }));
    await fill(dialog.getByLabelText("English"), "Morrow");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/the two can be merged$/)).toBeVisible();
    await fill(dialog.getByLabelText("English"), "Forge");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The brand is saved.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ id: 2, revision: 3, name: { en: "Forge" }, image: "" });
  },
};

/** The other one is found by its name; how many products it is about is said before. */
export const Merged: Story = {
  ...of({ "brands/list": (body: unknown) => asked(body), "brands/merge": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Merge: Morrow" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Merge “Morrow” into another brand" }));
    await user.click(dialog.getByRole("button", { name: "Merge them" }));
    await expect(await dialog.findByText("Please choose another brand.")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await expect(dialog.queryByRole("button", { name: "Choose Morrow" })).toBeNull();
    await user.click(dialog.getByRole("searchbox", { name: "Search by name" }));
    await user.keyboard("bram");
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ words: "bram" }));
    await user.click(await dialog.findByRole("button", { name: "Choose Brambleford" }));
    await expect(dialog.getByText("18 products get the brand “Brambleford”")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Merge them" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 4, revision: 3, target_id: 1 }));
    await expect(await canvas.findByText("The brands are one now.")).toBeVisible();
  },
};

export const Removed: Story = {
  ...of({ "brands/remove": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: /^Remove: Halden/ }));
    const dialog = within(await canvas.findByRole("dialog", { name: /^Remove “Halden/ }));
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 3, revision: 3 }));
    await expect(await canvas.findByText("The brand is removed.")).toBeVisible();
  },
};

export const Empty: Story = {
  ...of({ "brands/list": success({ list: [], more: 0 }), "brands/save": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("No brands yet")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "New brand" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New brand" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please write this in one language at least.")).toBeVisible();
    await fill(dialog.getByLabelText("한국어"), "할덴");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: { ko: "할덴" }, image: "" }));
  },
};

export const Loading: Story = loadingStory({ path, role, call: "brands/list", title: "Brands" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "brands/list",
  answer: brands,
  shown: (canvas) => canvas.findByText("Brambleford"),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
