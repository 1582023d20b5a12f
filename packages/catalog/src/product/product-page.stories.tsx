import {
  couponsQuery,
  type ProductDetail,
  productDetailQuery,
  reviewOverviewQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { wireListedProduct } from "@plaza/api-client/testing";
import { type Answers, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { offeredCoupons } from "../testing/coupon-factory.ts";
import { plainProduct, productShop, sku, teapot } from "../testing/product-factory.ts";
import { reviewOverview, reviewPage } from "../testing/review-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { ProductPage } from "./product-page.tsx";
import { reviewPageQuery } from "./product-queries.ts";

const meta = { title: "Catalog/ProductPage", component: ProductPage } satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function page(product: ProductDetail, search = "", answers: Answers = {}) {
  return storyRouter({
    path: `/goods_details/${product.id}${search}`,
    answers,
    fill: (queryClient, api) => {
      if ("index/config" in answers) queryClient.removeQueries({ queryKey: siteConfigurationQuery(api).queryKey });
      queryClient.setQueryData(productDetailQuery(api, product.id).queryKey, product);
      queryClient.setQueryData(reviewOverviewQuery(api, product.id).queryKey, reviewOverview());
      queryClient.setQueryData(couponsQuery(api, { productId: product.id }).queryKey, offeredCoupons());
      queryClient.setQueryData(
        reviewPageQuery(api, { productId: product.id, filter: "all", choice: null, page: 1 }).queryKey,
        reviewPage(),
      );
      queryClient.setQueryData(
        reviewPageQuery(api, { productId: product.id, filter: "bad", choice: null, page: 1 }).queryKey,
        reviewPage({ items: [], total: 0 }),
      );
    },
  });
}

export const Full: Story = {
  ...page(teapot()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: teapot().name })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Tea & coffee" })).toHaveAttribute("href", "/category?id=201");
  },
};

/** The kind of reviews is in the address; the variant that was chosen stays chosen. */
export const ReviewsOpened: Story = {
  ...page(teapot()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "900 ml" }));
    await userEvent.click(canvas.getByRole("link", { name: "148 reviews" }));
    await expect(await canvas.findByText(/Pours in a clean line/)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Bad 2" }));
    await expect(await canvas.findByRole("heading", { name: "No bad reviews so far" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "900 ml" })).toBeChecked();
  },
};

export const ReviewsLinked: Story = {
  ...page(teapot(), "?tab=reviews"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Pours in a clean line/)).toBeVisible();
  },
};

const ofSmall = [
  { start_date: "2026-08-23", end_date: "2026-10-21", price: "62.00" },
  { start_date: "2026-10-22", end_date: "2026-11-20", price: "48.00" },
];
const ofLarge = [{ start_date: "2026-10-22", end_date: "2026-11-20", price: "54.00" }];

/** On a platform that keeps prices; another variant has a history of its own. */
export const PricesRecorded: Story = {
  ...page(teapot(), "", {
    "index/config": success({ name: "Plaza", extensions: ["price_history"] }),
    "goods/priceHistory": (sent) => success({ lists: JSON.stringify(sent).includes("101") ? ofLarge : ofSmall }),
  }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("heading", { name: "Price history" })).scrollIntoView();
    await expect(await canvas.findByRole("img", { name: /between ¥48.00 and ¥62.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "900 ml" }));
    await expect(await canvas.findByText(/^The price has been ¥54.00 since/)).toBeVisible();
  },
};

/** What did not load says so in its place, and is asked for again. */
export const PricesLost: Story = {
  ...page(teapot(), "", { "index/config": success({ name: "Plaza", extensions: ["price_history"] }) }),
  play: async ({ canvas }) => {
    (await canvas.findByRole("heading", { name: "Price history" })).scrollIntoView();
    await expect(await canvas.findByText("The price history did not load")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Elsewhere nothing stands in its place. */
export const PricesNotRecorded: Story = {
  ...page(teapot()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Price history" })).toBeNull();
  },
};

/** The platform does not say which category it is in. */
/** The operator's promises stand by what it sells itself, and by nothing of a merchant. */
const promising = {
  "index/config": success({
    name: "Plaza",
    service_promises: { delivery: "Most orders ship in 48 h", returns: "Free 7-day returns", service: "Daily 9-21" },
  }),
};
export const PromisedByTheOperator: Story = {
  ...page(teapot({ shop: productShop({ selfOperated: true }) }), "", promising),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Free 7-day returns")).toBeVisible();
  },
};
export const NotPromisedByAMerchant: Story = {
  ...page(teapot({ shop: productShop({ selfOperated: false }) }), "", promising),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/7-day returns|ship in 48 h|Daily 9-21/)).not.toBeInTheDocument();
  },
};

const inCategory = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
  ...wireListedProduct({ id, name: `Teapot ${id}` }),
  stock: id < 7 ? 0 : 5,
}));
/** Others that can be bought stand below, also where the first of the category cannot. */
export const SoldOut: Story = {
  ...page(plainProduct({ stock: 0, skus: [sku({ stock: 0 })] }), "", {
    "goods/getGoodsList": (sent) => {
      const { in_stock, page_size } = sent as Readonly<Record<string, string>>;
      const lists = inCategory.filter(({ stock }) => in_stock !== "1" || stock > 0).slice(0, Number(page_size));
      return success({ lists, count: lists.length, page_no: 1, page_size: 6 });
    },
  }),
  play: async ({ canvas }) => {
    const similar = within(await canvas.findByRole("region", { name: "Similar products" }));
    const names = similar.getAllByRole("article").map((article) => within(article).getByRole("link").textContent);
    await expect(names).toEqual(["Teapot 7", "Teapot 8"]);
  },
};

export const WithoutCategory: Story = { ...page(teapot({ categoryPath: [] })) };
export const Chinese: Story = { ...page(teapot()), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(teapot()), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(teapot()), globals: inKoreanOnATablet };
