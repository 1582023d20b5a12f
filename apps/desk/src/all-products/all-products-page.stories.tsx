import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireCategories } from "../story-help/wire-categories.ts";
import { AllProductsPage } from "./all-products-page.tsx";

const meta = { title: "Desk/All products", component: AllProductsPage } satisfies Meta<typeof AllProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/all-products";
const role = "operator";
const product = {
  image: "",
  number: "",
  price: "54.00",
  is_on_shelf: 1,
  is_approved: 1,
  shop: { id: 4, name: "Hearth & Linden" },
  brand: "Morrow",
  category: "Lighting",
  takedown: null as object | null,
};
const takedown = {
  grounds: "The brand is “Forge”, and the picture shows another one.",
  taken_down_at: "2026-11-28T06:20:00.000Z",
  correction: "",
  review_asked_at: "",
  revision: 1,
};
const products = success({
  list: [
    { ...product, id: 40, name: "Paper Lantern", number: "PL-40" },
    { ...product, id: 39, name: "Glazed Stoneware Teapot", is_on_shelf: 0, brand: "" },
    {
      ...product,
      id: 38,
      name: "Forged Poker With a Handle of Walnut, for Stoves and Open Fires",
      is_approved: 0,
      takedown,
    },
    {
      ...product,
      id: 37,
      name: "Lamp of Blown Glass",
      is_on_shelf: 0,
      is_approved: 0,
      takedown: {
        ...takedown,
        correction: "The picture is the right one now",
        review_asked_at: "2026-11-29T02:00:00.000Z",
        revision: 2,
      },
    },
  ],
  more: 1,
});
const sent = fn((_body: unknown) => success([]));
const asked = fn((_sent: unknown) => products);
const clear = () => {
  sent.mockClear();
  asked.mockClear();
};
const of = (answers: Answers) =>
  deskStory({
    path,
    role,
    answers: { "all_products/list": products, "categories/list": success(wireCategories), ...answers },
  });

/** Found by name, shop, brand and category, in lists by their state, page by page. */
export const Found: Story = {
  ...of({ "all_products/list": (body: unknown) => asked(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    const row = within(await canvas.findByRole("row", { name: /Lamp of Blown Glass/ }));
    await expect(row.getByText("The picture is the right one now")).toBeVisible();
    await user.click(canvas.getByRole("link", { name: "Older products" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ list: "all", before: "37" }));
    await user.click(canvas.getByRole("searchbox", { name: "Name, number or barcode" }));
    await user.keyboard("lamp");
    await user.click(canvas.getByRole("searchbox", { name: "Shop" }));
    await user.keyboard("hearth");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Category" }), "2");
    await user.click(canvas.getByRole("button", { name: "Search" }));
    const narrowed = { words: "lamp", shop: "hearth", category_id: "2" };
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ list: "all", ...narrowed }));
    await user.click(canvas.getByRole("link", { name: /^Asks to be looked at again/ }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ list: "to_review", ...narrowed }));
    await user.click(canvas.getByRole("link", { name: "Show all" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ list: "to_review" }));
  },
};

/** Not without a reason, which its shop reads. */
export const TakenDown: Story = {
  ...of({ "all_products/take_down": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Take down: Paper Lantern" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Take “Paper Lantern” down?" }));
    await user.click(dialog.getByRole("button", { name: "Take it down" }));
    await expect(await dialog.findByText("Please write the reason.")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole("textbox", { name: "Reason" }));
    await user.keyboard("Not allowed on planes");
    await user.click(dialog.getByRole("button", { name: "Take it down" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 40, grounds: "Not allowed on planes" }));
    await expect(await canvas.findByText("The product is taken down.")).toBeVisible();
  },
};

const waiting = { waits_since: "2026-11-29T02:20:00.000Z", refused_at: null, grounds: "", is_new: 1, revision: 1 };
const toApprove = success({
  list: [
    { ...product, id: 41, name: "Bowl of Ash", is_approved: 0, approval: waiting },
    {
      ...product,
      id: 42,
      name: "Cup of Clay",
      is_approved: 0,
      approval: { ...waiting, is_new: 0, grounds: "The picture shows two cups", revision: 4 },
    },
  ],
  more: 0,
});
const approved = fn((_body: unknown) => success({ approved: 1, changed_meanwhile: [42] }));

/** Several that wait are approved at once; what was changed meanwhile is left, and said. */
export const ToApprove: Story = {
  ...deskStory({
    path: `${path}?list=toApprove`,
    role,
    answers: {
      "all_products/list": toApprove,
      "categories/list": success(wireCategories),
      "all_products/approve": (body: unknown) => approved(body),
    },
  }),
  beforeEach: () => void approved.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByRole("link", { name: "Look at it: Bowl of Ash" })).toHaveAttribute(
      "href",
      "/all-products/41",
    );
    await expect(canvas.getByText("The picture shows two cups")).toBeVisible();
    await user.click(canvas.getByRole("checkbox", { name: "Choose Cup of Clay" }));
    await expect(canvas.getByRole("button", { name: "Approve 1 product" })).toBeVisible();
    await user.click(canvas.getByRole("checkbox", { name: "All on this page" }));
    await user.click(canvas.getByRole("button", { name: "Approve 2 products" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Approve 2 products?" }));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await waitFor(() =>
      expect(approved).toHaveBeenCalledWith({
        products: [
          { id: 41, revision: 1 },
          { id: 42, revision: 4 },
        ],
      }),
    );
    await expect(await canvas.findByText(/^1 product was changed, or decided about, meanwhile/)).toBeVisible();
    await expect(await canvas.findByText("1 product is approved.")).toBeVisible();
  },
};

/** What its shop has asked for is answered: it stays down, or is given back. */
export const Reviewed: Story = {
  ...of({
    "all_products/take_down": (body: unknown) => sent(body),
    "all_products/restore": (body: unknown) => {
      sent(body);
      return rejection("Somebody has decided about this product meanwhile; please look at it again");
    },
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Keep down: Lamp of Blown Glass" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Keep “Lamp of Blown Glass” down?" }));
    await user.click(dialog.getByRole("textbox", { name: "Reason" }));
    await user.keyboard("The brand, too");
    await user.click(dialog.getByRole("button", { name: "Keep it down" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 37, revision: 2, grounds: "The brand, too" }));
    await expect(await canvas.findByText("The product stays down.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Give back: Lamp of Blown Glass" }));
    const back = within(await canvas.findByRole("dialog", { name: "Give “Lamp of Blown Glass” back?" }));
    await expect(back.getByText("It is off the shelf: its shop decides when it is on sale.")).toBeVisible();
    await user.click(back.getByRole("button", { name: "Give it back" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 37, revision: 2 }));
    await expect(await back.findByText(/^Somebody has decided/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...of({ "all_products/list": success({ list: [], more: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No products here")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "all_products/list", title: "Products of all shops" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "all_products/list",
  answer: products,
  others: { "categories/list": success(wireCategories) },
  shown: (canvas) => canvas.findByText("Paper Lantern"),
});

const usual = { ...of({}), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
