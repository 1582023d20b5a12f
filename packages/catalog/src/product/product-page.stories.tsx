import {
  couponsQuery,
  type ProductDetail,
  productDetailQuery,
  reviewOverviewQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { type Answers, success } from "@plaza/testing/envelope-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { offeredCoupons } from "../testing/coupon-factory.ts";
import { teapot } from "../testing/product-factory.ts";
import { reviewOverview, reviewPage } from "../testing/review-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { ProductPage } from "./product-page.tsx";
import { reviewPageQuery } from "./reviews/review-queries.ts";

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
export const PricesKept: Story = {
  ...page(teapot(), "", {
    "index/config": success({ name: "Plaza", extensions: ["price_history"] }),
    "goods/priceHistory": (sent) => success({ lists: JSON.stringify(sent).includes("101") ? ofLarge : ofSmall }),
  }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("heading", { name: "Price history" })).scrollIntoView();
    await expect(await canvas.findByRole("img", { name: /between ¥48.00 and ¥62.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "900 ml" }));
    await expect(await canvas.findByRole("img", { name: /today from ¥54.00/ })).toBeVisible();
  },
};

export const Phone: Story = { ...page(teapot()), globals: { viewport: { value: "360" } } };

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
export const PricesNotKept: Story = {
  ...page(teapot()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Price history" })).toBeNull();
  },
};

/** The platform does not say which category it is in. */
export const WithoutCategory: Story = { ...page(teapot({ categoryPath: [] })) };
