import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { FlashOffersPage } from "./flash-offers-page.tsx";
import { wireAccepted, wireConflicts, wireOffer, wireOpening, wireProduct } from "./wire-flash.ts";

const meta = { title: "Desk/FlashOffers", component: FlashOffersPage } satisfies Meta<typeof FlashOffersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/flash-offers";
const role = "staff";
const own = success({
  openings: [wireOpening],
  list: [
    wireOffer,
    wireAccepted,
    { ...wireOffer, id: 6, state: "rejected", grounds: "The price is higher than last month's." },
    { ...wireOffer, id: 5, state: "withdrawn" },
    { ...wireOffer, id: 4, state: "over" },
  ],
  more: 0,
});
const listing = {
  id: 3,
  name: "Teapot",
  image: "",
  is_on_shelf: true,
  is_approved: true,
  takedown: null,
  sold: 3,
  skus: [{ id: 5, options: "Celadon", price: "99.00", market_price: "0.00", stock: 6 }],
};
const sent = fn((_body: unknown) => success([]));
const clear = () => void sent.mockClear();
const of = (answers: Answers = {}) =>
  deskStory({
    path,
    role,
    answers: {
      "flash_offers/list": own,
      "flash_offers/product": success(wireProduct),
      "flash_offers/conflicts": success({ list: [] }),
      "products/list": success({ list: [listing], count: 1, page_no: 1, page_size: 20, more: 0 }),
      ...answers,
    },
  });

export const List: Story = {
  ...of({ "flash_offers/take_back": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("The price is higher than last month's.")).toBeVisible();
    await expect(canvas.getByText("The session no longer takes place.")).toBeVisible();
    await expect(canvas.getByText("Added by the marketplace")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Take back: Teapot" }));
    await user.click(await canvas.findByRole("button", { name: "Take it back" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 7, revision: 1 }));
    await expect(await canvas.findByText("The proposal is taken back.")).toBeVisible();
  },
};

/** A product is chosen, its prices are written, and what else lowers them is said before. */
export const Proposed: Story = {
  ...of({
    "flash_offers/conflicts": success(wireConflicts),
    "flash_offers/propose": (body: unknown) => {
      sent(body);
      return sent.mock.calls.length === 1 ? rejection("Products can no longer be proposed") : success({ id: 9 });
    },
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Propose a product for 20:00–24:00" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Propose a product" }));
    await user.click(await dialog.findByRole("button", { name: "Choose Teapot" }));
    await canvas.findByRole("group", { name: "Smoke" });
    const form = within(canvas.getByRole("dialog", { name: "Propose a product" }));
    await expect(await form.findByText(/The coupon “Spring tea”/)).toBeVisible();
    await user.click(form.getByRole("button", { name: "Propose it" }));
    await expect(await form.findByText("Please enter a price.")).toBeVisible();
    await fill(within(form.getByRole("group", { name: "Smoke" })).getByLabelText("Price in the sale"), "89");
    await user.click(form.getByRole("button", { name: "Propose it" }));
    await expect(await form.findByText("Products can no longer be proposed")).toBeVisible();
    await user.click(form.getByRole("button", { name: "Propose it" }));
    await expect(await canvas.findByText("Your proposal is sent.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({
      opening_id: 1,
      product_id: 3,
      limit: "",
      prices: [{ sku_id: 6, price: "89.00", set_aside: null }],
    });
  },
};

export const Empty: Story = {
  ...of({ "flash_offers/list": success({ openings: [], list: [], more: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing is open now")).toBeVisible();
    await expect(canvas.getByText("No proposals yet")).toBeVisible();
  },
};

export const Waiting: Story = loadingStory({ path, role, call: "flash_offers/list", title: "Flash sale" });

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "flash_offers/list",
  answer: own,
  shown: (canvas) => canvas.findByText("The price is higher than last month's."),
});

export const Chinese: Story = { ...of(), globals: inChinese, play: loaded };
export const JapanesePhone: Story = { ...of(), globals: inJapaneseOnAPhone, play: loaded };
export const KoreanTablet: Story = { ...of(), globals: inKoreanOnATablet, play: loaded };
