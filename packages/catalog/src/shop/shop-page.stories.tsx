import { type OfferedCoupon, type Shop, shopCategoriesQuery, shopQuery } from "@plaza/api-client";
import type { ShopView } from "@plaza/routing";
import { bannerImage } from "@plaza/testing/images";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { StoryRouterOptions } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { offeredCoupon } from "../testing/coupon-factory.ts";
import { productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { shop } from "../testing/shop-factory.ts";
import { ShopPage } from "./shop-page.tsx";
import { newInShopQuery, shopCouponsQuery, shopProductsQuery } from "./shop-queries.ts";

const meta = { title: "Catalog/ShopPage", component: ShopPage } satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Opened extends Pick<StoryRouterOptions, "openConversation"> {
  readonly path?: string;
  readonly view?: ShopView;
  readonly fields?: Partial<Shop>;
  readonly coupons?: readonly OfferedCoupon[];
  readonly total?: number;
}

const categories = ["Tableware", "Cookware", "Textiles"].map((name, at) => ({ id: at + 1, name }));

/** A shop at an address. */
function opened({ path = "", view = {}, fields, coupons = [offeredCoupon()], total = 60, ...rest }: Opened = {}) {
  return storyRouter({
    ...rest,
    path: `/shop_street_detail?id=7${path}`,
    fill: (queryClient, api) => {
      queryClient.setQueryData(shopQuery(api, 7).queryKey, shop(fields));
      queryClient.setQueryData(shopCategoriesQuery(api, 7).queryKey, categories);
      queryClient.setQueryData(shopCouponsQuery(api, 7).queryKey, coupons);
      queryClient.setQueryData(newInShopQuery(api, 7).queryKey, productPage({ total: 5 }));
      queryClient.setQueryData(
        shopProductsQuery(api, 7, view).queryKey,
        productPage({ total, page: view.page ?? 1, pageSize: view.size ?? 24 }),
      );
    },
  });
}

export const Home: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Hearth & Linden" })).toBeVisible();
    const attributes = canvas.getByText("12.4K followers").parentElement;
    await expect(attributes).toBeVisible();
    await expect(attributes).toHaveTextContent(/^60 products · 12.4K followers$/);
    // One sentence: among the boxes of the line its parts would stand as far apart as the shop's other facts.
    await expect(attributes).not.toHaveStyle({ display: "flex" });
    for (const name of ["Coupons of this shop", "The shop recommends", "New in this shop", "All products"])
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    const tabs = within(canvas.getByRole("navigation", { name: "Parts of this shop" }));
    await expect(tabs.getByRole("link", { name: "Shop home" })).toHaveAttribute("aria-current", "page");
    await expect(tabs.getByRole("link", { name: "Cookware" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&category=2",
    );
    const list = within(canvas.getByRole("region", { name: "All products" }));
    await expect(await list.findByRole("link", { name: "Sales" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&sort=sales",
    );
    await expect(await list.findByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&page=2&view=all",
    );
    await expect(canvas.getByRole("link", { name: "400-555-0101" })).toHaveAttribute("href", "tel:4005550101");
    await expect(canvas.queryByRole("button", { name: "Contact the shop" })).not.toBeInTheDocument();
  },
};

export const SelfOperatedAndAdvertised: Story = {
  ...opened({
    fields: {
      selfOperated: true,
      banners: [
        { id: 1, title: "Tea at four", image: bannerImage("amber", 1180, 240), productId: 31 },
        { id: 2, title: "", image: bannerImage("cobalt", 1180, 240), productId: 32 },
        { id: 3, title: "Leads nowhere", image: bannerImage("jar", 1180, 240), productId: null },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Self-operated shop")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Tea at four" })).toHaveAttribute("href", "/goods_details/31");
    await expect(canvas.queryByRole("link", { name: "Leads nowhere" })).not.toBeInTheDocument();
  },
};

/** What a shop tells of itself stands on its home, and on no list of its products. */
export const WithStory: Story = {
  ...opened({ fields: { storyHtml: "<p>We began in <strong>1998</strong>.</p>" as Shop["storyHtml"] } }),
  play: async ({ canvas }) => {
    const story = await canvas.findByRole("region", { name: "About this shop" });
    await expect(story).toHaveTextContent("We began in 1998.");
  },
};

const talk = fn();
/** Where somebody supplies conversations, the shop can be talked to. */
export const WithConversations: Story = {
  ...opened({ openConversation: talk }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Contact the shop" }));
    await waitFor(() => expect(talk).toHaveBeenCalledWith({ shopId: 7 }));
  },
};

export const Category: Story = {
  ...opened({ path: "&category=2", view: { category: 2 }, total: 12 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Cookware" })).toHaveTextContent("12 products");
    const current = within(canvas.getByRole("navigation", { name: "Parts of this shop" }))
      .getAllByRole("link")
      .filter((link) => link.hasAttribute("aria-current"));
    await expect(current.map(({ textContent }) => textContent)).toEqual(["Cookware"]);
    await expect(canvas.queryByRole("region", { name: "The shop recommends" })).not.toBeInTheDocument();
  },
};

export const SecondPage: Story = {
  ...opened({ path: "&view=all&page=2&sort=price-asc", view: { view: "all", page: 2, sort: "price-asc" } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&view=all&page=3&sort=price-asc",
    );
  },
};

export const NothingFound: Story = {
  ...opened({ path: "&name=qqzz", view: { name: "qqzz" }, total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "This shop has nothing called “qqzz”" })).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Search in this shop" })).toHaveValue("qqzz");
    await expect(canvas.getByRole("link", { name: "All products of this shop" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&view=all",
    );
  },
};

export const EmptyShop: Story = {
  ...opened({ fields: { recommended: [], productCount: 0, followers: 0, score: 0 }, coupons: [], total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing on this shelf yet" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Coupons of this shop" })).not.toBeInTheDocument();
  },
};

export const BeyondTheEnd: Story = {
  ...opened({ path: "&view=all&page=9", view: { view: "all", page: 9 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
  },
};

/** Frozen, closed or expired: the page says so, and sells nothing. */
export const Closed: Story = {
  ...opened({ fields: { closed: true, trading: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "This shop is not trading" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See other shops" })).toHaveAttribute("href", "/shop_street");
    await expect(canvas.queryByRole("searchbox")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};

export const TakesNoOrders: Story = {
  ...opened({ fields: { trading: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This shop takes no orders at the moment")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "All products" })).toBeVisible();
  },
};

/** Other products of the shop do not come: the head stays, and they can be asked for again. */
export const ProductsFailed: Story = {
  ...opened(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Textiles" }));
    await expect(await canvas.findByRole("heading", { name: "These products did not load" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Hearth & Linden" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** What a platform of the contract knows of a new shop. */
export const NothingKnown: Story = {
  ...opened({
    fields: {
      intro: "",
      banner: null,
      score: 0,
      serviceScore: null,
      deliveryScore: null,
      stars: 0,
      customerService: { image: null, phone: null, wechat: "hearthlinden" },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("WeChat hearthlinden")).toBeVisible();
    await expect(canvas.queryByText("Service")).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  ...opened({ fields: { name: "W".repeat(60), intro: "Endlesswordofsomebody".repeat(12) } }),
};
export const Chinese: Story = { ...opened(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...opened(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...opened(), globals: inKoreanOnATablet };
