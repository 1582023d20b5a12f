import type { ProductDetail } from "@plaza/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { teapot } from "../testing/product-factory.ts";
import { storyRouter } from "../testing/story-router.tsx";
import { ProductPage } from "./product-page.tsx";
import { productQuery } from "./product-queries.ts";

const meta = { title: "Catalog/ProductPage", component: ProductPage } satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function page(product: ProductDetail) {
  return storyRouter({
    path: `/goods_details/${product.id}`,
    fill: (queryClient, api) => queryClient.setQueryData(productQuery(api, product.id).queryKey, product),
  });
}

export const Full: Story = {
  ...page(teapot()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: teapot().name })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Tea & coffee" })).toHaveAttribute("href", "/category?id=201");
  },
};

export const Phone: Story = { ...page(teapot()), globals: { viewport: { value: "360" } } };

/** The platform does not say which category it is in. */
export const WithoutCategory: Story = { ...page(teapot({ categoryPath: [] })) };
