import type { OfferedCoupon, ProductDetail } from "@plaza/api-client";
import { couponsQuery, productDetailQuery, reviewOverviewQuery, siteConfigurationQuery } from "@plaza/api-client";
import { keepDeviceComparison, readDeviceComparison } from "@plaza/shopping/device-comparison";
import { readDeviceCart } from "@plaza/shopping/device-cart";
import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { image } from "@plaza/testing/images";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { offeredCoupon } from "../testing/coupon-factory.ts";
import { plainProduct, productShop, sanitised, sku, teapot } from "../testing/product-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { ComparePage } from "./compare-page.tsx";

const meta = {
  title: "Catalog/ComparePage",
  component: ComparePage,
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const attributes = (...rows: readonly (readonly [string, string])[]) =>
  sanitised(
    `<table><tbody>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join("")}</tbody></table>`,
  );

const four: readonly ProductDetail[] = [
  teapot({
    price: 5400,
    descriptionHtml: attributes(["Volume", "900 ml"], ["Material", "Stoneware"], ["Weight", "780 g"]),
  }),
  plainProduct({
    id: 32,
    name: "Everyday Teapot, Forest, 1 l",
    image: image("forest"),
    price: 4800,
    marketPrice: null,
    skus: [sku({ price: 4800 })],
    shop: productShop({ id: 8, name: "Corner Market", selfOperated: false }),
    reviewSummary: { positiveRatio: 0.9, averageStars: 4.6, count: 96, shops: null },
    descriptionHtml: attributes(["Volume", "1 l"], ["Material", "Stoneware"]),
  }),
  teapot({
    id: 33,
    name: "Cobalt Press Teapot with Steel Infuser and a Handle of Turned Olive Wood, Hand-Signed",
    image: image("cobalt"),
    price: 6100,
    marketPrice: null,
    stock: 0,
    shop: productShop({ id: 9, name: "The Larder", selfOperated: true }),
    reviewSummary: { positiveRatio: 1, averageStars: 0, count: 0, shops: null },
    descriptionHtml: attributes(["Volume", "800 ml"], ["Material", "Stoneware"], ["Infuser", "Steel"]),
  }),
  plainProduct({
    id: 34,
    name: "Amber Studio Teapot",
    image: image("amber"),
    price: 5490,
    showsStock: false,
    flashSale: { endsAt: Date.now() + 3_600_000 },
    skus: [sku({ price: 5490 })],
    descriptionHtml: attributes(["Volume", "900 ml"], ["Material", "Stoneware"], ["Weight", "810 g"]),
  }),
];

const promises = { delivery: "Free over ¥99", returns: "7 days, free", service: "" };

interface Compared {
  readonly products?: readonly ProductDetail[];
  readonly ids?: readonly number[];
  readonly coupons?: readonly OfferedCoupon[];
}

/** A visitor's comparison: what is not among the products is gone. */
function comparison({ products = four, ids = products.map(({ id }) => id), coupons = [] }: Compared = {}) {
  return storyRouter({
    path: `/compare?ids=${ids.join(",")}`,
    answers: {
      "index/config": success({ name: "Plaza" }),
      "goods/getGoodsDetail": rejection("商品已下架"),
      "goods_comment/category": rejection(""),
      "coupon/getCouponList": success({ lists: [], count: 0, page_no: 1, page_size: 100 }),
    },
    fill: (queryClient, api) => {
      const { queryKey } = siteConfigurationQuery(api);
      queryClient.setQueryData(queryKey, (site) => site && { ...site, promises: { ...site.promises, ...promises } });
      for (const product of products) {
        queryClient.setQueryData(productDetailQuery(api, product.id).queryKey, product);
        queryClient.setQueryData(
          couponsQuery(api, { productId: product.id }).queryKey,
          product.id === 31 ? coupons : [],
        );
        const all = product.reviewSummary.count ?? 0;
        queryClient.setQueryData(reviewOverviewQuery(api, product.id).queryKey, {
          positiveRatio: 1,
          counts: { all, images: 0, good: 0, medium: 0, bad: 0 },
        });
      }
    },
  });
}

const coupons = [1, 2, 3].map((id) =>
  offeredCoupon({ id, amount: 2000 * id, threshold: id === 1 ? null : 15_000 * id }),
);

export const Four: Story = {
  ...comparison({ coupons }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Compare" })).toBeVisible();
    const table = within(canvas.getByRole("table"));
    await expect(table.getAllByRole("columnheader")).toHaveLength(4);
    const row = (name: RegExp) => within(table.getByRole("row", { name }));
    await expect(row(/^Price today/).getAllByRole("cell")[1]).toHaveTextContent("¥48.00Lowest");
    await expect(row(/^Rating/).queryByText("Highest rated")).toBeNull();
    await expect(row(/^Volume \(differs\)/).getAllByRole("cell")[2]).toHaveTextContent("800 ml");
    await expect(row(/^Material Stoneware/).getAllByRole("cell")).toHaveLength(4);
    await expect(row(/^Glaze \(/).getAllByRole("cell")[0]).toHaveTextContent("Cherry, Amber, Forest, Cobalt");
    await expect(row(/^Coupon/).getAllByRole("cell")[0]).toHaveTextContent("¥20 off¥40 off over ¥300and 1 more");
    await expect(table.getByRole("link", { name: /^Choose options: Glazed/ })).toHaveAttribute(
      "href",
      "/goods_details/31",
    );
    await expect(table.getByRole("button", { name: "Sold out" })).toBeDisabled();
    await expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  },
};

/** Rows that are equal go, and come back. */
export const DifferencesOnly: Story = {
  ...comparison(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(canvas.getByRole("rowheader", { name: "Material" })).toBeVisible();
    await user.click(canvas.getByRole("switch", { name: "Differences only" }));
    await expect(canvas.queryByRole("rowheader", { name: "Material" })).toBeNull();
    await expect(canvas.getByRole("rowheader", { name: "Volume (differs)" })).toBeVisible();
    await user.click(canvas.getByRole("switch", { name: "Highlight differences" }));
    await expect(canvas.getByRole("rowheader", { name: "Volume" })).toBeVisible();
  },
};

export const NothingDiffers: Story = {
  ...comparison({ products: [plainProduct(), plainProduct({ id: 32 })] }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("switch", { name: "Differences only" }));
    await expect(canvas.getByText("No differences found between these products.")).toBeVisible();
  },
};

/** What is taken away goes from the device, too, and leaves the focus on the heading. */
export const TakenAway: Story = {
  ...comparison({ products: four.slice(0, 3) }),
  play: async ({ canvas, loaded }) => {
    keepDeviceComparison(four.slice(0, 3));
    const user = await realInput();
    canvas.getByRole("link", { name: "Stop comparing: Everyday Teapot, Forest, 1 l" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(readDeviceComparison().map(({ id }) => id)).toEqual([31, 33]);
    await expect((loaded["router"] as MemoryRouter).latestLocation.search).toEqual({ ids: "31,33" });
  },
};

/** One without a choice goes into the cart, by each press once. */
export const IntoTheCart: Story = {
  ...comparison({ products: four.slice(0, 2) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.dblClick(canvas.getByRole("button", { name: "Add to cart: Everyday Teapot, Forest, 1 l" }));
    await waitFor(() => expect(canvas.getByText("Added to cart")).toBeVisible());
    await expect(readDeviceCart()).toMatchObject([{ productId: 32, quantity: 1 }]);
  },
};

/** A product that is gone says so; another is looked for where the others come from, and they are ticked meanwhile. */
export const Gone: Story = {
  ...comparison({ products: four.slice(0, 2), ids: [31, 99, 32] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This product is no longer sold.")).toBeVisible();
    const replace = canvas.getByRole("link", { name: "Replace" });
    await expect(replace).toHaveAttribute("href", "/category?id=201");
    await expect(canvas.getByRole("row", { name: /^Price today/ })).toHaveTextContent("¥48.00Lowest");
    const user = await realInput();
    await user.click(replace);
    await expect(readDeviceComparison().map(({ id }) => id)).toEqual([31, 32]);
  },
};

export const AllGone: Story = {
  ...comparison({ products: [], ids: [98, 99] }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("This product is no longer sold.")).toHaveLength(2);
    await expect(canvas.getAllByRole("link", { name: "Replace" })[0]).toHaveAttribute("href", "/goods_list");
  },
};

/** One that did not load leaves the others in their places. */
export const OneFailed: Story = {
  ...storyRouter({
    path: "/compare?ids=31,32",
    answers: {
      "index/config": success({ name: "Plaza" }),
      "goods/getGoodsDetail": () => unreachable(),
      "goods_comment/category": rejection(""),
      "coupon/getCouponList": rejection(""),
    },
    fill: (queryClient, api) => {
      queryClient.setQueryData(productDetailQuery(api, 31).queryKey, four[0]);
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This product did not load.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: four[0]?.name ?? "" })).toBeVisible();
  },
};

export const One: Story = {
  ...comparison({ products: four.slice(0, 1) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^One product alone/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add a product" })).toHaveAttribute("href", "/category?id=201");
    await expect(canvas.queryByText("Lowest")).toBeNull();
  },
};

export const Nothing: Story = {
  ...storyRouter({ path: "/compare?ids=x,-1" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what is popular" })).toBeVisible();
  },
};

/** What is ticked on the device is one press away. */
export const NothingButTicks: Story = {
  ...storyRouter({ path: "/compare" }),
  beforeEach: () => {
    keepDeviceComparison(four.slice(1, 3));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Compare 2" })).toHaveAttribute("href", "/compare?ids=32%2C33");
  },
};

/** Two columns are in sight, and the keyboard reaches the others. */
export const Phone: Story = {
  ...comparison({ coupons }),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const user = await realInput();
    const side = canvas.getByRole("region", { name: "Products side by side" });
    await expect(side.scrollWidth).toBeGreaterThan(side.clientWidth * 1.8);
    side.focus();
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(side.scrollLeft).toBeGreaterThan(0));
  },
};

const long = "W".repeat(600);
/** Texts without a space widen nothing. */
export const LongTexts: Story = {
  ...comparison({
    products: four.slice(0, 2).map((product) => ({
      ...product,
      name: long,
      shop: { ...product.shop, name: long },
      descriptionHtml: attributes([long, long]),
    })),
  }),
  globals: { viewport: { value: "768" } },
};
export const Chinese: Story = { ...comparison({ coupons }), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...comparison({ coupons }), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...comparison({ coupons }), globals: inKoreanOnATablet };
