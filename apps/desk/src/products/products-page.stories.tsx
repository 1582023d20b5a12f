import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { type Canvas, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ProductsPage } from "./products-page.tsx";

const meta = { title: "Desk/Products", component: ProductsPage } satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const forest = { id: 90, options: "Forest / 900 ml", price: "54.00", market_price: "60.00", stock: 3 };
const amber = { id: 91, options: "Amber / 900 ml", price: "58.50", market_price: "0.00", stock: 1200, set_aside: 2 };
const teapot = {
  id: 5,
  name: "Glazed Stoneware Teapot",
  image: "",
  is_on_shelf: true,
  is_approved: true,
  sold: 1234,
  skus: [forest, amber],
};
const chair = {
  id: 6,
  name: "Linden Dining Chair, Natural Oak, With a Woven Seat of Danish Paper Cord, Set of Two",
  image: "/uploads/chair.png",
  is_on_shelf: false,
  is_approved: false,
  sold: 0,
  skus: [{ id: 92, options: "", price: "129900.00", market_price: "149900.00", stock: 0 }],
};
const some = listed([teapot, chair]);
const path = "/products";

const price = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Price: Forest / 900 ml" });
const priceBelow = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Price: Amber / 900 ml" });
const stock = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Stock: Forest / 900 ml" });

async function write(cell: HTMLElement, keys: string): Promise<void> {
  const user = await realInput();
  await user.click(cell);
  await user.keyboard(`{Control>}a{/Control}${keys}`);
}

const filled: Play = async ({ canvas }) => {
  await expect(await canvas.findByText("Glazed Stoneware Teapot")).toBeVisible();
};

const waiting = { waits_since: "2026-11-29T02:20:00.000Z", refused_at: null, grounds: "", is_new: 1, revision: 1 };

/** Its shop reads what waits for the platform, and why something was refused. */
export const NotApproved: Story = {
  ...deskStory({
    path: `${path}?list=toApprove`,
    answers: {
      "products/list": listed([
        { ...teapot, is_approved: false, approval: waiting },
        {
          ...chair,
          approval: { ...waiting, refused_at: "2026-11-29T03:00:00.000Z", grounds: "It is not of oak", revision: 2 },
        },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waits for approval since/)).toBeVisible();
    await expect(canvas.getByText("It is not of oak")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "import it again" })).toHaveAttribute("href", "/products/import");
    await expect(canvas.queryByText("Waits for the platform")).toBeNull();
  },
};

export const All: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Products" })).toBeVisible();
    await expect(await price(canvas)).toHaveValue("54.00");
    await expect(canvas.getByRole("textbox", { name: "Market price: Forest / 900 ml" })).toHaveValue("60.00");
    await expect(canvas.getByRole("textbox", { name: "Market price: Amber / 900 ml" })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: "Stock: Amber / 900 ml" })).toHaveValue("1200");
    await expect(canvas.getByText("and 2 set aside for the flash sale")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Price: Linden Dining Chair/ })).toHaveValue("129900.00");
    await expect(canvas.getByText("No options")).toBeVisible();
    await expect(canvas.getByText("1,234 sold")).toBeVisible();
    await expect(canvas.getByText("Waits for the platform")).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "On the shelf: Glazed Stoneware Teapot" })).toBeChecked();
    await expect(canvas.getByRole("switch", { name: /^On the shelf: Linden/ })).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Redo" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeVisible();
  },
};

const takedown = {
  grounds: "The brand is “Forge”, and the picture shows another one.",
  taken_down_at: "2026-11-28T06:20:00.000Z",
  correction: "",
  review_asked_at: "",
  revision: 2,
};
const reviewed = fn((_sent: unknown) => success([]));
/** The shop reads why, cannot put it on the shelf, and asks to have it looked at again. */
export const TakenDown: Story = {
  ...deskStory({
    path: "/products?list=takenDown",
    answers: {
      "products/list": listed([{ ...chair, takedown }]),
      "products/ask_review": (sent) => reviewed(sent),
    },
  }),
  play: async ({ canvas }) => {
    reviewed.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("The brand is “Forge”, and the picture shows another one.")).toBeVisible();
    await expect(canvas.getByRole("switch", { name: /^On the shelf: Linden/ })).toBeDisabled();
    await expect(canvas.queryByText("Waits for the platform")).toBeNull();
    await user.click(canvas.getByRole("button", { name: /^Ask again: Linden/ }));
    const dialog = within(await canvas.findByRole("dialog", { name: /^Have “Linden.*” looked at again$/ }));
    await user.click(dialog.getByRole("button", { name: "Ask again" }));
    await expect(await dialog.findByText("Please write what you have put right.")).toBeVisible();
    await user.click(dialog.getByRole("textbox", { name: "What you have put right" }));
    await user.keyboard("The picture is the right one now");
    await user.click(dialog.getByRole("button", { name: "Ask again" }));
    await waitFor(() =>
      expect(reviewed).toHaveBeenCalledWith({ id: 6, revision: 2, correction: "The picture is the right one now" }),
    );
    await expect(await canvas.findByText("The platform looks at it again.")).toBeVisible();
  },
};

const asked = fn((_sent: unknown) => listed([teapot], {}, 45));
export const SearchedAndPaged: Story = {
  ...deskStory({ path, answers: { "products/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "Few left" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ list: "few_left", page_no: "1", page_size: "20" }));
    await user.click(canvas.getByRole("searchbox", { name: "Name, number or barcode" }));
    await user.keyboard(" tea {Enter}");
    const found = { list: "few_left", words: "tea", page_size: "20" };
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...found, page_no: "1" }));
    // Each list has a third page.
    const third = () => canvas.getByRole("link", { name: "Page 3" });
    await waitFor(() => expect(third()).toHaveAttribute("href", expect.stringContaining("words=tea")));
    await user.click(third());
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...found, page_no: "3" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("tea");
  },
};

const savedAtOnce = fn((_sent: unknown) => success({ changed: 1, conflicts: [] }));
/** The press on the button leaves the cell, which makes the change that it saves. */
export const SavedFromTheCell: Story = {
  ...deskStory({ path, answers: { "products/list": some, "products/change": (sent) => savedAtOnce(sent) } }),
  play: async ({ canvas }) => {
    savedAtOnce.mockClear();
    const user = await realInput();
    await write(await price(canvas), "49.5");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(savedAtOnce).toHaveBeenCalledWith({ cells: [{ field: "price", id: 90, from: "54.00", to: "49.50" }] }),
    );
  },
};

export const NoProducts: Story = {
  ...deskStory({ path: "/products?list=offShelf", answers: { "products/list": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No products here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Off the shelf" })).toHaveAttribute("aria-current", "page");
  },
};

export const NothingFound: Story = {
  ...deskStory({ path: "/products?words=lamp", answers: { "products/list": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No product matches “lamp”" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, call: "products/list", title: "Products" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "products/list",
  answer: some,
  shown: (canvas) => price(canvas),
});

export const DownTheColumn: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const [first, second] = [await price(canvas), await priceBelow(canvas)];
    const last = canvas.getByRole("textbox", { name: /^Price: Linden/ });
    await write(first, "49.5{Enter}");
    await expect(first).toHaveValue("49.50");
    await waitFor(() => expect(second).toHaveFocus());
    await user.keyboard("¥ 61{ArrowDown}");
    await expect(second).toHaveValue("61.00");
    await waitFor(() => expect(last).toHaveFocus());
    await user.keyboard("{ArrowUp}");
    await waitFor(() => expect(second).toHaveFocus());
    await user.keyboard("99{Escape}");
    await expect(second).toHaveValue("61.00");
    await expect(await canvas.findByRole("button", { name: "Save 2 changes" })).toBeVisible();
    await user.keyboard("{Control>}a{/Control}58.50{Enter}");
    await expect(await canvas.findByRole("button", { name: "Save 1 change" })).toBeVisible();
    await user.keyboard("1{Enter}");
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveValue("1.00");
  },
};

export const PressedAndWrittenOver: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const cell = await price(canvas);
    await user.click(cell);
    await user.keyboard("49.5{Enter}");
    await expect(cell).toHaveValue("49.50");
  },
};

export const WronglyWritten: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const [cell, pieces] = [await price(canvas), await stock(canvas)];
    await write(cell, "1.2345{Enter}");
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(cell).toBeInvalid();
    await expect(cell).toHaveAccessibleDescription("An amount, such as 79.50");
    await write(pieces, "a few{Tab}");
    await expect(pieces).toBeInvalid();
    await expect(pieces).toHaveAccessibleDescription("A whole number");
    await expect(cell).toHaveValue("1.2345");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled();
    await user.click(pieces);
    await user.keyboard("{Escape}");
    await expect(pieces).toBeValid();
    await expect(pieces).toHaveValue("3");
    await write(cell, "0{Enter}");
    await expect(cell).toHaveAccessibleDescription("More than ¥0.00");
    await write(cell, "1,234.5{Enter}");
    await expect(cell).toBeValid();
    await expect(cell).toHaveValue("1234.50");
  },
};

const savedRest = fn((_sent: unknown) => success({ changed: 1, conflicts: [] }));
/** Nothing green hides what is not saved: the cells are named, and keep what was written. */
export const SavedButForWrongCells: Story = {
  ...deskStory({ path, answers: { "products/list": some, "products/change": (sent) => savedRest(sent) } }),
  play: async ({ canvas }) => {
    savedRest.mockClear();
    const user = await realInput();
    const [cell, below, pieces] = [await price(canvas), await priceBelow(canvas), await stock(canvas)];
    await write(cell, "cheap{Tab}");
    await write(below, "79,90{Tab}");
    await write(pieces, "a few{Tab}");
    await user.click(await canvas.findByRole("button", { name: "Save 1 change" }));
    await waitFor(() =>
      expect(savedRest).toHaveBeenCalledWith({ cells: [{ field: "price", id: 91, from: "58.50", to: "79.90" }] }),
    );
    await expect(await canvas.findByText(/^2 cells are not saved, because they cannot be understood:/)).toBeVisible();
    await expect(canvas.getByText("Glazed Stoneware Teapot · Forest / 900 ml · Price: “cheap”")).toBeVisible();
    await expect(canvas.getByText("Glazed Stoneware Teapot · Forest / 900 ml · Stock: “a few”")).toBeVisible();
    await expect(await canvas.findByText("Saved: 1. Not saved: 2.")).toBeVisible();
    await expect(canvas.queryByText("1 change is saved.")).toBeNull();
    await expect(cell).toHaveValue("cheap");
    await user.click(canvas.getByRole("button", { name: "Discard" }));
    await waitFor(async () => expect(await price(canvas)).toHaveValue("54.00"));
    await expect(canvas.queryByText(/are not saved/)).toBeNull();
  },
};

export const InDoubt: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const cell = await canvas.findByRole("textbox", { name: "Market price: Forest / 900 ml" });
    await write(cell, "1,299{Tab}");
    await expect(cell).toBeInvalid();
    await expect(canvas.getByText("Is ¥1,299.00 meant?")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Yes" }));
    await expect(cell).toHaveValue("1299.00");
    await expect(cell).toBeValid();
    await expect(await canvas.findByRole("button", { name: "Save 1 change" })).toBeVisible();
  },
};

const savedStruck = fn((_sent: unknown) => success({ changed: 1, conflicts: [] }));
export const StruckPriceBelowThePrice: Story = {
  ...deskStory({ path, answers: { "products/list": some, "products/change": (sent) => savedStruck(sent) } }),
  play: async ({ canvas }) => {
    savedStruck.mockClear();
    const user = await realInput();
    await write(await price(canvas), "61{Tab}");
    await user.click(await canvas.findByRole("button", { name: "Save 1 change" }));
    const question = within(await canvas.findByRole("dialog", { name: "Is the market price below the price?" }));
    await expect(question.getByText("Glazed Stoneware Teapot · Forest / 900 ml: ¥60.00 < ¥61.00")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Change it" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(savedStruck).not.toHaveBeenCalled();
    await user.click(canvas.getByRole("button", { name: "Save 1 change" }));
    await user.click(await canvas.findByRole("button", { name: "Save like this" }));
    await waitFor(() => expect(savedStruck).toHaveBeenCalledOnce());
  },
};

export const UndoneAndRedone: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const [cell, pieces] = [await price(canvas), await stock(canvas)];
    await write(cell, "49.50{Tab}");
    await write(pieces, "8{Tab}");
    const undo = canvas.getByRole("button", { name: "Undo" });
    const redo = canvas.getByRole("button", { name: "Redo" });
    await user.dblClick(undo);
    await expect(cell).toHaveValue("54.00");
    await expect(pieces).toHaveValue("3");
    await expect(undo).toBeDisabled();
    await user.click(redo);
    await expect(cell).toHaveValue("49.50");
    await expect(pieces).toHaveValue("3");
    await user.click(redo);
    await expect(pieces).toHaveValue("8");
    await expect(redo).toBeDisabled();
    canvas.getByRole("link", { name: "All" }).focus();
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(pieces).toHaveValue("3"));
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await waitFor(() => expect(pieces).toHaveValue("8"));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(pieces).toHaveValue("3"));
    await user.keyboard("{Control>}y{/Control}");
    await waitFor(() => expect(pieces).toHaveValue("8"));
  },
};

export const UndoneInAField: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const [cell, pieces] = [await price(canvas), await stock(canvas)];
    await write(cell, "49.50{Tab}");
    await write(pieces, "8");
    await user.keyboard("{Control>}z{/Control}");
    await expect(pieces).toHaveValue("3");
    await expect(cell).toHaveValue("49.50");
  },
};

export const SwitchUndone: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const listing = await canvas.findByRole("switch", { name: "On the shelf: Glazed Stoneware Teapot" });
    await user.click(listing);
    await expect(listing).not.toBeChecked();
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(listing).toBeChecked());
    await expect(canvas.getByRole("button", { name: "Save" })).toBeVisible();
  },
};

export const WrittenAndSwitchedByMouse: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await write(await price(canvas), "49.50");
    await user.click(canvas.getByRole("switch", { name: "On the shelf: Glazed Stoneware Teapot" }));
    await expect(await canvas.findByRole("button", { name: "Save 2 changes" })).toBeVisible();
  },
};

export const Discarded: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await write(await price(canvas), "49.50{Tab}");
    await user.click(await canvas.findByRole("button", { name: "Discard" }));
    await waitFor(async () => expect(await price(canvas)).toHaveValue("54.00"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled();
  },
};

const change = fn((_sent: unknown) => success({ changed: 4, conflicts: [] }));
const saved = {
  ...teapot,
  is_on_shelf: false,
  skus: [
    { ...forest, price: "49.50", stock: 12 },
    { ...amber, market_price: "70.00" },
  ],
};
const listing = () => listed([change.mock.calls.length % 2 === 0 ? teapot : saved, chair]);
export const SavedAndTakenBack: Story = {
  ...deskStory({ path, answers: { "products/list": listing, "products/change": (sent) => change(sent) } }),
  play: async ({ canvas }) => {
    change.mockClear();
    const user = await realInput();
    const cell = await price(canvas);
    await write(cell, "49.5{Tab}");
    await write(await stock(canvas), "12{Tab}");
    await write(canvas.getByRole("textbox", { name: "Market price: Amber / 900 ml" }), "70{Tab}");
    await write(canvas.getByRole("textbox", { name: "Stock: Amber / 900 ml" }), "1{Tab}");
    await write(canvas.getByRole("textbox", { name: "Stock: Amber / 900 ml" }), "1200{Tab}");
    await user.click(canvas.getByRole("switch", { name: "On the shelf: Glazed Stoneware Teapot" }));
    await user.dblClick(await canvas.findByRole("button", { name: "Save 4 changes" }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({
        cells: [
          { field: "price", id: 90, from: "54.00", to: "49.50" },
          { field: "stock", id: 90, from: 3, to: 12 },
          { field: "market_price", id: 91, from: "0.00", to: "70.00" },
          { field: "is_on_shelf", id: 5, from: 1, to: 0 },
        ],
      }),
    );
    await expect(await canvas.findByText("4 changes are saved.")).toBeVisible();
    const back = await canvas.findByRole("button", { name: "Undo the last save" });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(change).toHaveBeenCalledOnce();
    await waitFor(() => expect(cell).toHaveValue("49.50"));
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled();
    await user.dblClick(back);
    await waitFor(() =>
      expect(change).toHaveBeenLastCalledWith({
        cells: [
          { field: "price", id: 90, from: "49.50", to: "54.00" },
          { field: "stock", id: 90, from: 12, to: 3 },
          { field: "market_price", id: 91, from: "70.00", to: "0.00" },
          { field: "is_on_shelf", id: 5, from: 0, to: 1 },
        ],
      }),
    );
    await waitFor(() => expect(cell).toHaveValue("54.00"));
    await expect(change).toHaveBeenCalledTimes(2);
  },
};

const savedHere = fn((_sent: unknown) => success({ changed: 1, conflicts: [{ field: "stock", id: 90, now: 2 }] }));
/** What was saved stays in its cell while the table is on its way again, and is what the next change is taken for. */
export const SavedAndNotReadAgainYet: Story = {
  ...deskStory({
    path,
    answers: {
      "products/list": async () => (savedHere.mock.calls.length === 0 ? some : noAnswer()),
      "products/change": (sent) => savedHere(sent),
    },
  }),
  play: async ({ canvas }) => {
    savedHere.mockClear();
    const user = await realInput();
    const [cell, pieces] = [await price(canvas), await stock(canvas)];
    await write(cell, "49.5{Tab}");
    await write(pieces, "12{Tab}");
    await user.click(await canvas.findByRole("button", { name: "Save 2 changes" }));
    await expect(await canvas.findByText("Saved: 1. Not saved: 1.")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Undo the last save" })).toBeVisible();
    await expect(cell).toHaveValue("49.50");
    await expect(pieces).toHaveValue("3");
    await write(cell, "54{Tab}");
    await expect(await canvas.findByRole("button", { name: "Save 1 change" })).toBeVisible();
    await write(cell, "49.5{Tab}");
    await expect(await canvas.findByRole("button", { name: "Undo the last save" })).toBeVisible();
  },
};

const partly = fn((_sent: unknown) => success({ changed: 1, conflicts: [{ field: "stock", id: 90, now: 2 }] }));
export const ChangedByAnOrderMeanwhile: Story = {
  ...deskStory({
    path,
    answers: {
      "products/list": () =>
        partly.mock.calls.length === 0
          ? some
          : listed([{ ...teapot, skus: [{ ...forest, price: "49.50", stock: 2 }, amber] }]),
      "products/change": (sent) => partly(sent),
    },
  }),
  play: async ({ canvas }) => {
    partly.mockClear();
    const user = await realInput();
    const pieces = await stock(canvas);
    await write(await price(canvas), "49.5{Tab}");
    await write(pieces, "12{Tab}");
    await user.click(await canvas.findByRole("button", { name: "Save 2 changes" }));
    await expect(await canvas.findByText(/^1 cell was changed by an order or a colleague meanwhile\./)).toBeVisible();
    await expect(canvas.getByText("Glazed Stoneware Teapot · Forest / 900 ml · Stock")).toBeVisible();
    await waitFor(() => expect(pieces).toHaveValue("2"));
    await expect(canvas.getByText("Saved: 1. Not saved: 1.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Undo the last save" }));
    await waitFor(() =>
      expect(partly).toHaveBeenLastCalledWith({ cells: [{ field: "price", id: 90, from: "49.50", to: "54.00" }] }),
    );
  },
};

const conflicts = success({
  changed: 0,
  conflicts: [
    { field: "price", id: 90, now: "55.00" },
    { field: "is_on_shelf", id: 5, now: 0 },
  ],
});
export const NothingSavedOfWhatOthersChanged: Story = {
  ...deskStory({ path, answers: { "products/list": some, "products/change": conflicts } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await write(await price(canvas), "49.5{Tab}");
    await user.click(canvas.getByRole("switch", { name: "On the shelf: Glazed Stoneware Teapot" }));
    await user.click(await canvas.findByRole("button", { name: "Save 2 changes" }));
    await expect(await canvas.findByText(/^2 cells were changed by orders or colleagues meanwhile\./)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo the last save" })).toBeNull();
    await expect(canvas.queryByText(/saved\.$/)).toBeNull();
  },
};

export const SavingRefused: Story = {
  ...deskStory({
    path,
    answers: { "products/list": some, "products/change": rejection("This product does not exist") },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const cell = await price(canvas);
    await write(cell, "59{Tab}");
    await user.click(await canvas.findByRole("button", { name: "Save 1 change" }));
    await expect(await canvas.findByText("This product does not exist")).toBeVisible();
    await expect(cell).toHaveValue("59.00");
    await expect(canvas.getByRole("button", { name: "Save 1 change" })).toBeVisible();
  },
};

export const SavingWithoutAnAnswer: Story = {
  ...deskStory({ path, answers: { "products/list": some, "products/change": unreachable } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const cell = await price(canvas);
    await write(cell, "59{Tab}");
    await user.click(await canvas.findByRole("button", { name: "Save 1 change" }));
    await expect(await canvas.findByText(/We got no answer/)).toBeVisible();
    await expect(cell).toHaveValue("59.00");
  },
};

export const LeftWithoutSaving: Story = {
  ...deskStory({ path, answers: { "products/list": some, "coupons/list": listed([]) } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const cell = await price(canvas);
    await write(cell, "49.50{Tab}");
    await user.click(canvas.getByRole("link", { name: "Marketing" }));
    const question = within(await canvas.findByRole("dialog", { name: "Leave without saving?" }));
    await expect(question.getByText("1 change would be lost.")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(cell).toHaveValue("49.50");
    await user.click(canvas.getByRole("link", { name: "Off the shelf" }));
    await user.click(await canvas.findByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
    await user.click(canvas.getByRole("link", { name: "Marketing" }));
    await user.click(await canvas.findByRole("button", { name: "Leave" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Coupons" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const expensive = { ...teapot, skus: [{ ...forest, price: "8888888.88", market_price: "9999999.99", stock: 123_456 }] };
export const ExpensiveOnAPhone: Story = {
  ...deskStory({ path, answers: { "products/list": listed([expensive]) } }),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await price(canvas)).toHaveValue("8888888.88");
    for (const cell of canvas.getAllByRole<HTMLInputElement>("textbox", { name: /Forest/ }))
      await expect(cell.scrollWidth, cell.value).toBeLessThanOrEqual(cell.clientWidth);
  },
};

export const OnAPhone: Story = {
  ...deskStory({ path, answers: { "products/list": some } }),
  globals: phone,
  play: async ({ canvas }) => {
    const cell = await price(canvas);
    await write(cell, "x{Tab}");
    await write(await stock(canvas), "12{Tab}");
    await expect(await canvas.findByRole("button", { name: "Save 1 change" })).toBeVisible();
    await expect(canvas.getByText("An amount, such as 79.50")).toBeVisible();
    const search = canvas.getByRole("button", { name: "Search" });
    await expect(search.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole("table").parentElement?.getBoundingClientRect().right ?? 0,
    );
  },
};
const usual = { ...deskStory({ path, answers: { "products/list": some } }), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
