import { image } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { teapot } from "../../testing/product-factory.ts";
import { review, reviewCounts, reviewPage } from "../../testing/review-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { ReviewList } from "./review-list.tsx";

const meta = {
  title: "Catalog/ReviewList",
  component: ReviewList,
  ...storyRouter(),
  args: {
    product: teapot(),
    counts: reviewCounts,
    filter: "all",
    page: 1,
    result: reviewPage(),
    failed: false,
    updating: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "All 148" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Bad 2" })).toHaveAttribute(
      "href",
      "/goods_details/31?tab=reviews&reviews=bad",
    );
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/goods_details/31?tab=reviews&reviewPage=2",
    );
    await expect(canvas.getByText(/二つ目/)).toHaveAttribute("lang", "ja");
    await expect(canvas.getByText("A shopper")).toBeVisible();
    await expect(canvas.getByText(/The glaze does shift/)).toHaveTextContent(/^Hearth & Linden: Thank you/);
    await expect(canvas.getAllByRole("img", { name: "4 of 5" })).toHaveLength(1);
  },
};

/** The pager of a filter keeps the filter. */
export const OfOneKind: Story = {
  args: { filter: "good", page: 3, result: reviewPage({ total: 142, page: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Good 142" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "/goods_details/31?tab=reviews&reviews=good&reviewPage=4",
    );
  },
};

/** A buyer's images open in the same viewer as the product's. */
export const ImageEnlarged: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const images = within(canvas.getByRole("list", { name: "Pictures by j***w" }));
    await userEvent.click(images.getByRole("button", { name: "Picture 2 of 2" }));
    const viewer = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Pictures by j***w" });
    await expect(within(viewer).getByRole("status")).toHaveTextContent("Picture 2 of 2");
  },
};

export const Loading: Story = {
  args: { result: null, updating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
};

/** While another page is loading, this one stays readable. */
export const Updating: Story = { args: { updating: true } };

export const Failed: Story = {
  args: { result: null, failed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

const nothing = reviewPage({ items: [], total: 0, hasMore: false });

export const NoneWithImages: Story = {
  args: { filter: "images", counts: { ...reviewCounts, images: 0 }, result: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No reviews with pictures yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show all reviews" })).toHaveAttribute(
      "href",
      "/goods_details/31?tab=reviews",
    );
  },
};
export const NoneGood: Story = { args: { filter: "good", result: nothing } };
export const NoneMedium: Story = { args: { filter: "medium", result: nothing } };
export const NoneBad: Story = { args: { filter: "bad", result: nothing } };
export const BeyondTheLastPage: Story = { args: { page: 99, result: reviewPage({ items: [], page: 99 }) } };

const endless = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);

export const LongTexts: Story = {
  args: {
    result: reviewPage({
      items: [
        review({
          nickname: endless,
          text: `${endless} ${"and then it kept the tea warm, ".repeat(40)}`,
          skuLabel: endless,
          reply: endless,
          images: Array.from({ length: 9 }, (_, at) => image("amber", { scale: 0.1 + at * 0.02 })),
        }),
      ],
    }),
  },
  globals: { viewport: { value: "360" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };
export const Chinese: Story = { globals: { locale: "zh" } };
export const Japanese: Story = { globals: { locale: "ja" } };
export const Korean: Story = { globals: { locale: "ko" } };
