import { image } from "@plaza/testing/images";
import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
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
    choice: null,
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
    const reply = canvas.getByText(/The glaze does shift/);
    await expect(reply.parentElement).toHaveTextContent(/^Hearth & Linden: Thank you/);
    await expect(reply).toHaveAttribute("lang", "en");
    await expect(canvas.getAllByRole("img", { name: "4 of 5" })).toHaveLength(1);
  },
};

/** One article of several merchants: each review says who sold it, and the answer is that shop's. */
export const OfSeveralShops: Story = {
  args: {
    product: teapot({ reviewSummary: { positiveRatio: 0.8, averageStars: 4.4, count: 20, shops: 3 } }),
    result: reviewPage({
      items: [
        review({ id: 1, shop: { id: 7, name: "Corner Market" }, text: "Came in a day.", reply: "Thank you." }),
        review({ id: 2, shop: { id: 5, name: "Hearth & Linden" }, text: "Pours well.", isEdited: true }),
      ],
      total: 2,
      hasMore: false,
    }),
  },
  play: async ({ canvas }) => {
    const [first, second] = ["Came in a day.", "Pours well."].map((text) => canvas.getByText(text).closest("li"));
    await expect(first).toHaveTextContent(/Cherry \/ 900 ml · from Corner Market/);
    await expect(first).toHaveTextContent("Corner Market: Thank you.");
    await expect(second).toHaveTextContent(/from Hearth & Linden · edited/);
  },
};
/** Those of its own shop do not say it again. */
export const OfItsShopAlone: Story = {
  args: { result: reviewPage({ items: [review({ shop: { id: 5, name: "Hearth & Linden" } })], total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pours in a clean line/)).toBeVisible();
    await expect(canvas.queryByText(/^from /)).not.toBeInTheDocument();
  },
};

/** Below a heading of their own, each in its language. */
const otherLanguages = async (
  canvas: StoryContext["canvas"],
  name: string,
  foreign: readonly string[],
): Promise<void> => {
  await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
  const below = within(canvas.getByRole("list", { name }));
  const languages = below.getAllByText(/二つ目|出水|손잡이|Pours in|Keeps tea/).map(({ lang }) => lang);
  await expect(languages).toEqual(foreign);
};

export const OtherLanguages: Story = {
  play: ({ canvas }) => otherLanguages(canvas, "Reviews in other languages", ["ja", "zh", "ko"]),
};

const page = reviewPage().items;
export const OtherLanguagesInJapanese: Story = {
  args: {
    result: reviewPage({
      items: [
        ...page.filter(({ language }) => language === "ja" || language === null),
        ...page.filter(({ language }) => language !== "ja" && language !== null),
      ],
    }),
  },
  globals: { locale: "ja" },
  play: ({ canvas }) => otherLanguages(canvas, "他の言語のレビュー", ["en", "en", "zh", "ko"]),
};

/** A later page that begins with them. */
export const OtherLanguagesAlone: Story = {
  args: { page: 15, result: reviewPage({ page: 15, items: page.slice(-2), hasMore: false }) },
  play: async ({ canvas }) => {
    await otherLanguages(canvas, "Reviews in other languages", ["zh", "ko"]);
    await expect(canvas.queryByText(/Pours in/)).toBeNull();
  },
};

/** On a platform that keeps all languages together. */
export const MixedLanguages: Story = {
  args: { result: reviewPage({ items: page.toReversed() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/二つ目/)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Reviews in other languages" })).toBeNull();
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
export const BeyondTheLastPage: Story = {
  args: { page: 99, result: reviewPage({ items: [], page: 99 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "There is no page 99" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the last page" })).toHaveAttribute(
      "href",
      "/goods_details/31?tab=reviews&reviewPage=15",
    );
  },
};

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
};
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
