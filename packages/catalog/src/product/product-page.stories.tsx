import { couponsQuery, type ProductDetail, productDetailQuery, reviewOverviewQuery } from "@plaza/api-client";
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

function page(product: ProductDetail, search = "") {
  return storyRouter({
    path: `/goods_details/${product.id}${search}`,
    fill: (queryClient, api) => {
      queryClient.setQueryData(productDetailQuery(api, product.id).queryKey, product);
      queryClient.setQueryData(reviewOverviewQuery(api, product.id).queryKey, reviewOverview());
      queryClient.setQueryData(couponsQuery(api, { productId: product.id }).queryKey, offeredCoupons());
      queryClient.setQueryData(reviewPageQuery(api, product.id, "all", 1).queryKey, reviewPage());
      queryClient.setQueryData(
        reviewPageQuery(api, product.id, "bad", 1).queryKey,
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

export const Phone: Story = { ...page(teapot()), globals: { viewport: { value: "360" } } };

/** The platform does not say which category it is in. */
export const WithoutCategory: Story = { ...page(teapot({ categoryPath: [] })) };
