import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { SpecialAreasPage } from "./special-areas-page.tsx";

const meta = { title: "Desk/SpecialAreas", component: SpecialAreasPage } satisfies Meta<typeof SpecialAreasPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/special-areas";
const role = "operator";
const area = { synopsis: {}, image: "", is_shown: 1, revision: 1, products: 0 };
const tea = {
  ...area,
  id: 4,
  name: { en: "Tea at four", zh: "四点的茶", ja: "四時のお茶", ko: "네 시의 차" },
  synopsis: { en: "Pots, cups and something sweet" },
  revision: 2,
  products: 2,
};
const camp = { ...area, id: 1, name: { zh: "初霜露营" }, is_shown: 0 };
const listed = success([tea, camp]);
const teapot = { id: 9, name: "Teapot", shop_name: "Hearth & Linden", is_on_sale: 1 };
const cup = { id: 7, name: "Cup", shop_name: "Kiln Road", is_on_sale: 0 };
const sent = fn((_body: unknown) => success({ id: 4 }));
const clear = () => void sent.mockClear();
const of = (answers: Answers) =>
  deskStory({
    path,
    role,
    answers: {
      "special_areas/list": listed,
      "special_areas/detail": success({ ...tea, products: [teapot, cup] }),
      "search_rules/products": success([{ id: 12, name: "Kettle", shop_name: "Kiln Road", is_on_sale: 1 }]),
      ...answers,
    },
  });

export const List: Story = {
  ...of({ "special_areas/move": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /初霜露营/ }));
    await expect(row.getByText("Hidden")).toBeVisible();
    await expect(row.getByText("Missing: English, 日本語, 한국어")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Move Tea at four up" })).toBeDisabled();
    await (await realInput()).click(canvas.getByRole("button", { name: "Move 初霜露营 up" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 1, revision: 1, before_id: 4 }));
  },
};

/** Products are put in another order and added; what a colleague changed meanwhile is said, and nothing is lost. */
export const Changed: Story = {
  ...of({
    "special_areas/save": (body: unknown) => {
      sent(body);
      return sent.mock.calls.length === 1 ? rejection("Somebody has changed the special areas") : success({ id: 4 });
    },
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Tea at four" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the special area" }));
    await expect(await dialog.findByText("Not on sale now")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Move Cup up" }));
    await user.click(await dialog.findByRole("button", { name: "Add Kettle" }));
    await user.click(dialog.getByRole("checkbox", { name: "Shoppers see it" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Somebody has changed the special areas")).toBeVisible();
    await expect(dialog.getByText("1. Cup")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The special area is saved.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({
      id: 4,
      revision: 2,
      name: tea.name,
      synopsis: tea.synopsis,
      is_shown: 0,
      image: "",
      product_ids: [7, 9, 12],
    });
  },
};

export const New: Story = {
  ...of({ "special_areas/list": success([]), "special_areas/save": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("No special areas yet")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "New special area" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New special area" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please write this in one language at least.")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await fill(within(dialog.getByRole("group", { name: "Name" })).getByLabelText("English"), "Tea");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: { en: "Tea" }, product_ids: [] })),
    );
  },
};

export const Removed: Story = {
  ...of({ "special_areas/remove": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove: Tea at four" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Tea at four”?" }));
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 4, revision: 2 }));
    await expect(await canvas.findByText("The special area is removed.")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "special_areas/list", title: "Special areas" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "special_areas/list",
  answer: listed,
  shown: (canvas) => canvas.findByText("Tea at four"),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
