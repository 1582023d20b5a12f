import { wireFavourite, wireFollowedShop, wireListedProduct } from "@plaza/api-client/testing";
import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { untilChangeFailed } from "@plaza/testing/changes";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { FavouritesPage } from "./favourites-page.tsx";

const meta = { title: "Account/FavouritesPage", component: FavouritesPage } satisfies Meta<typeof FavouritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const searchable = success({ name: "Plaza", extensions: ["favourites_state", "favourites_search"] });
const plain = success({ name: "Plaza" });

function favourite(id: number, name: string, more: object = {}) {
  return wireFavourite({
    id,
    name,
    shop_id: 3,
    shop_name: "Hearth & Linden",
    min_price: "112.00",
    market_price: "",
    stock: 5,
    type: 0,
    is_pay: 1,
    item_id: id,
    collect_price: "112.00",
    collect_time: "2026-11-12 10:00:00",
    ...more,
  });
}
const shoe = favourite(1, "Drift Running Shoe, Lilac", { collect_price: "140.00" });
const chair = favourite(2, "Linden Dining Chair, Solid Walnut", { item_id: 0 });
const jar = favourite(3, "Glass Storage Jar, 1.2 l", { stock: 0 });
const radio = favourite(4, "Sunday Table Radio", { is_valid: 0 });
const longName = favourite(
  5,
  "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhängersammlung mit Vitrine",
);

function listed(items: readonly object[], counts: object = {}) {
  const all = { all: items.length, cheaper: 1, sold_out: 1, shops: 2, ...counts };
  return success({ lists: items, count: items.length, more: 0, page_no: 1, page_size: 20, counts: all });
}
const some = listed([shoe, chair, jar, radio, longName]);
const none = listed([], { cheaper: 0, sold_out: 0 });

function page(answers: Answers, path = "/user/collection") {
  return storyRouter({ path, session: customerSession, answers: { "index/config": searchable, ...answers } });
}
const card = (canvas: { getAllByRole: (role: "article") => HTMLElement[] }, index: number) =>
  within(canvas.getAllByRole("article")[index] as HTMLElement);

export const Some: Story = {
  ...page({ "goods_collect/lists": some }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Products 5" })).toHaveAttribute("aria-current", "page");
    const less = card(canvas, 0).getByText("¥28.00 less");
    await expect(less).toBeVisible();
    const line = document.createRange();
    line.selectNodeContents(less);
    await expect(line.getClientRects()).toHaveLength(1);
    await expect(card(canvas, 0).getByText(/^Saved 12 November/)).toBeVisible();
    await expect(card(canvas, 1).getByRole("link", { name: /^Choose options/ })).toBeVisible();
    await expect(card(canvas, 2).getByText("Sold out")).toBeVisible();
    await expect(card(canvas, 2).getByRole("link", { name: /^Visit the shop/ })).toBeVisible();
    await expect(card(canvas, 3).getByText("No longer sold")).toBeVisible();
  },
};

const change = fn((_sent: unknown) => success([]));
const shrinking = fn(() => (change.mock.calls.length === 0 ? some : listed([radio])));
export const SeveralRemoved: Story = {
  ...page({ "goods_collect/lists": shrinking, "goods_collect/changeStatus": (sent) => change(sent) }),
  play: async ({ canvas }) => {
    change.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Select several" }));
    await user.click(canvas.getByRole("checkbox", { name: "All on this page" }));
    await user.click(canvas.getByRole("checkbox", { name: "Select Sunday Table Radio" }));
    await expect(canvas.getByText("4 selected")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Remove" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove 4 favourites?" }));
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(change).toHaveBeenCalledWith({ goods_id: [1, 2, 3, 5], is_collect: 0 }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const NotRemoved: Story = {
  ...page({ "goods_collect/lists": some, "goods_collect/changeStatus": rejection("Please try again later") }),
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Favourite: Sunday Table Radio" }));
    await untilChangeFailed(loaded);
    // It is back where it was.
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(5));
  },
};

const add = fn((_sent: unknown) => success({ cart_num: 1 }));
export const PutIntoTheCart: Story = {
  ...page({ "goods_collect/lists": some, "cart/add": (sent) => add(sent) }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await user.dblClick(canvas.getByRole("button", { name: /^Add to cart Drift/ }));
    await waitFor(() => expect(canvas.getByText("Drift Running Shoe, Lilac is in your cart.")).toBeVisible());
    await expect(add).toHaveBeenCalledOnce();
    await expect(add).toHaveBeenCalledWith({ item_id: 1, goods_num: 1 });
  },
};

export const None: Story = {
  ...page({ "goods_collect/lists": none }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
    await expect(canvas.queryByRole("search")).toBeNull();
  },
};
export const NothingCheaper: Story = {
  ...page({ "goods_collect/lists": listed([], { all: 3, cheaper: 0 }) }, "/user/collection?show=cheaper"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cheaper now 0" })).toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: "Show all favourites" })).toBeVisible();
  },
};
export const NothingFound: Story = {
  ...page({ "goods_collect/lists": listed([], { all: 0 }) }, "/user/collection?text=kettle"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("kettle");
    await expect(canvas.getByRole("heading", { name: "No favourite matches “kettle”" })).toBeVisible();
  },
};
/** A platform that says no more than the contract: no counts, no search, no history. */
export const OfAnotherPlatform: Story = {
  ...page({
    "index/config": plain,
    "goods_collect/lists": success({
      lists: [wireFavourite()],
      count: 1,
      more: 0,
      page_no: 1,
      page_size: 10,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Products" })).toBeVisible();
    await expect(canvas.queryByRole("search")).toBeNull();
    await expect(canvas.getByRole("link", { name: /^See product/ })).toBeVisible();
  },
};

const shop = wireFollowedShop(3, {
  type: 1,
  score: 4.8,
  follow_num: 12_400,
  on_sale_goods: 128,
  goods_list: [1, 2, 3, 4, 5].map((id) =>
    wireListedProduct({ id, name: "Iron Teapot", min_price: "54.00", market_price: "60.00" }),
  ),
});
const empty = wireFollowedShop(4, { name: "Paper Weather", score: 4.8, follow_num: 12_400, on_sale_goods: 128 });
function shopsListed(...lists: readonly object[]) {
  const counts = { all: 5, shops: lists.length };
  return success({ lists, count: lists.length, more: 0, page_no: 1, page_size: 10, counts });
}
const shopsPath = "/user/collection?kind=shops";

export const Shops: Story = {
  ...page({ "pc/shopFollowList": shopsListed(shop, empty) }, shopsPath),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Shops 2" })).toHaveAttribute("aria-current", "page");
    await expect(card(canvas, 0).getByText(/12\.4K followers/)).toBeVisible();
    await expect(card(canvas, 0).getAllByRole("link", { name: /Iron Teapot/ })).toHaveLength(5);
  },
};

const unfollow = fn((_sent: unknown) => success({ follow_num: 12_399 }));
const leaving = fn(() => (unfollow.mock.calls.length === 0 ? shopsListed(shop) : shopsListed()));
export const Unfollowed: Story = {
  ...page({ "pc/shopFollowList": leaving, "shop_follow/changeStatus": (sent) => unfollow(sent) }, shopsPath),
  play: async ({ canvas }) => {
    unfollow.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Unfollow Hearth & Linden" }));
    await expect(await canvas.findByRole("heading", { name: "You follow no shops yet" })).toBeVisible();
    // The page shows it before it is sent.
    await waitFor(() => expect(unfollow).toHaveBeenCalledWith({ shop_id: 3, is_follow: 0 }));
  },
};

export const Chinese: Story = { ...page({ "goods_collect/lists": some }), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page({ "goods_collect/lists": some }), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = {
  ...page({ "pc/shopFollowList": shopsListed(shop, empty) }, shopsPath),
  globals: inKoreanOnATablet,
};
