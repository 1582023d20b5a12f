import { image } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { productShop, sanitised, teapot } from "../../testing/product-factory.ts";
import { reviewOverview, reviewPage } from "../../testing/review-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { reviewPageQuery } from "../product-queries.ts";
import { ProductBody } from "./product-body.tsx";

const meta = {
  title: "Catalog/ProductBody",
  component: ProductBody,
  ...storyRouter({
    fill: (queryClient, api) => {
      queryClient.setQueryData(
        reviewPageQuery(api, { productId: teapot().id, filter: "all", choice: null, page: 1 }).queryKey,
        reviewPage(),
      );
    },
  }),
  args: { product: teapot(), overview: reviewOverview(), search: {} },
} satisfies Meta<typeof ProductBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Details" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Reviews" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "From this shop" })).toBeVisible();
  },
};

/** They are loaded for who comes near them, or has followed a link to them. */
export const Reviews: Story = {
  args: { search: { tab: "reviews" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "With pictures 36" })).toBeVisible();
    await expect(await canvas.findByText(/Pours in a clean line/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Reviews" })).toHaveFocus());
  },
};

export const ReviewsOnPhone: Story = { ...Reviews, globals: { viewport: { value: "360" } } };

/** The counts could not be loaded: the reviews can be read all the same. */
export const ReviewsWithoutCounts: Story = {
  args: {
    product: teapot({ reviewSummary: { positiveRatio: 0.98, averageStars: 4.9, count: null, shops: null } }),
    overview: null,
    search: { tab: "reviews" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "With pictures" })).toBeVisible();
  },
};

export const NobodyReviewedIt: Story = {
  args: {
    product: teapot({ reviewSummary: { positiveRatio: 1, averageStars: 0, count: 0, shops: null } }),
    overview: null,
    search: { tab: "reviews" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nobody has reviewed this product yet.")).toBeVisible();
    await expect(canvas.queryByText(/positive/)).not.toBeInTheDocument();
  },
};

/** A product never recommends itself. */
export const AmongTheRecommended: Story = {
  args: { product: teapot({ id: 11 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

const rich = `
<p>Each pot is thrown by hand and <strong>fired twice</strong>, so no two have quite the same shoulder. The <a href="https://example.org/kiln">kiln</a> is fired every other month.</p>
<h3>What it is like</h3>
<ul><li>Pours in a clean line and never drips on the lid</li><li>Keeps tea hot for forty minutes<ul><li>longer with the cosy</li></ul></li></ul>
<ol><li>Warm the pot</li><li>Add a spoon for each cup</li></ol>
<img src="${image("teapot", { width: 1200, height: 700 })}" alt="The teapot on a table" loading="lazy" width="1200" height="700">
<table><tbody><tr><th>Material</th><td>Stoneware, lead-free glaze</td></tr><tr><th>Dishwasher</th><td>Lower rack, without the handle</td></tr><tr><th>Catalogue number</th><td>AVERYLONGNUMBERWITHOUTANYPLACETOBREAKIT0123456789012345678901234567890123456789</td></tr></tbody></table>
<p>A wide table of sizes:</p>
<table><tbody><tr><td>Size</td><td>Height</td><td>Width</td><td>Depth</td><td>Weight</td><td>Volume</td><td>Cups</td></tr><tr><td>Small</td><td>120 mm</td><td>180 mm</td><td>110 mm</td><td>640 g</td><td>600 ml</td><td>two</td></tr></tbody></table>
`;

export const RichText: Story = {
  args: { product: teapot({ descriptionHtml: sanitised(rich) }) },
  play: async ({ canvas }) => {
    const details = canvas.getByRole("region", { name: "Details" });
    await expect(details.scrollWidth).toBeLessThanOrEqual(details.clientWidth);
  },
};

export const RichTextOnPhone: Story = { ...RichText, globals: { viewport: { value: "360" } } };

export const WithoutDescription: Story = {
  args: { product: teapot({ descriptionHtml: sanitised(""), shop: productShop({ recommended: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The merchant has not described this product yet.")).toBeVisible();
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};
