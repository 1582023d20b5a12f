import { type Answers, type Envelope, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wirePending, wireReviewForm } from "../testing/wire-reviews.ts";
import { ReviewPage } from "./review-page.tsx";

const publish = fn((_sent: unknown): Envelope | Promise<Envelope> => success([]));
const answers: Answers = {
  "index/config": success({ name: "Plaza", extensions: ["idempotency", "review_edit"] }),
  "goods_comment/getCommentPage": success(wireReviewForm()),
  "goods_comment/getUnCommentOrder": success(wirePending()),
  "goods_comment/addGoodsComment": (sent) => publish(sent),
};
const page = (more: Answers = {}) =>
  storyRouter({ path: "/user/evaluation/evaluate?id=41", answers: { ...answers, ...more } });

const meta = {
  title: "AfterSales/ReviewPage",
  component: ReviewPage,
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    publish.mockReset().mockImplementation(() => success([]));
  },
} satisfies Meta<typeof ReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The page's own button; on a phone the bar at the bottom has another. */
async function submit(canvas: Canvas): Promise<void> {
  const buttons = await canvas.findAllByRole("button", { name: "Publish review" });
  const button = buttons.find((each) => each.offsetParent !== null);
  if (button === undefined) throw new Error("There is no button to publish");
  await userEvent.click(button);
}

async function rate(canvas: Canvas): Promise<void> {
  for (const name of ["Product", "As described", "Service", "Delivery"]) {
    const group = within(await canvas.findByRole("radiogroup", { name }));
    await userEvent.click(group.getByRole("radio", { name: "4 of 5" }));
  }
}

export const Empty: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(canvas.getAllByText("Please choose")).toHaveLength(4);
    const product = within(canvas.getByRole("radiogroup", { name: "Product" }));
    await waitFor(() => expect(product.getByRole("radio", { name: "1 of 5" })).toHaveFocus());
    await expect(publish).not.toHaveBeenCalled();
    await expect(canvas.getByText(/you can change it for 7 days/)).toBeVisible();
  },
};

export const Published: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await rate(canvas);
    await expect(canvas.getByText("Mostly so")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "Good");
    await submit(canvas);
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
    await expect(publish).toHaveBeenCalledWith({
      order_goods_id: 41,
      goods_comment: 4,
      description_comment: 4,
      service_comment: 4,
      express_comment: 4,
      comment: "Good",
      image: [],
    });
    await waitFor(() => expect(localStorage.getItem("plaza:review-draft:41")).toBeNull());
  },
};

export const FiveNames: Story = {
  ...page(),
  play: async ({ canvas }) => {
    for (const name of ["Product", "As described", "Service", "Delivery"]) {
      const group = await canvas.findByRole("radiogroup", { name });
      const texts = new Set<string | null>();
      for (const stars of [1, 2, 3, 4, 5]) {
        await userEvent.click(within(group).getByRole("radio", { name: `${stars} of 5` }));
        texts.add(group.textContent);
      }
      await expect(texts.size).toBe(5);
    }
    await expect(canvas.getAllByText("Excellent")).toHaveLength(3);
  },
};

/** The platform counts characters as people do. */
export const TooLong: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await rate(canvas);
    const text = canvas.getByRole("textbox");
    await userEvent.click(text);
    await userEvent.paste(`${"🍵".repeat(150)}!`);
    await expect(canvas.getByText("151/150")).toBeVisible();
    await submit(canvas);
    await expect(await canvas.findByText("At most 150 characters.")).toBeVisible();
    await waitFor(() => expect(text).toHaveFocus());
    await expect(publish).not.toHaveBeenCalled();
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.queryByText("At most 150 characters.")).toBeNull();
    await submit(canvas);
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
  },
};

export const NotHeard: Story = {
  ...page(),
  play: async ({ canvas }) => {
    publish.mockImplementation(() => unreachable());
    await rate(canvas);
    await submit(canvas);
    await expect(await canvas.findByText(/We got no answer/)).toBeVisible();
    await expect(localStorage.getItem("plaza:review-draft:41")).toContain('"product":4');
  },
};

export const Rejected: Story = {
  ...page(),
  play: async ({ canvas }) => {
    publish.mockImplementation(() => rejection("This has already been reviewed"));
    await rate(canvas);
    await submit(canvas);
    await expect(await canvas.findByText("This has already been reviewed")).toBeVisible();
  },
};

export const DoneBefore: Story = {
  ...page({ "goods_comment/getCommentPage": success(wireReviewForm({ is_comment: 1, able_comment: 0, desc: "x" })) }),
  play: async ({ canvas }) => expect(await canvas.findByText("You have reviewed this")).toBeVisible(),
};

export const NoLongerSold: Story = {
  ...page({ "goods_comment/getCommentPage": success(wireReviewForm({ able_comment: 0, desc: "No longer sold" })) }),
  play: async ({ canvas }) => expect(await canvas.findByText("No longer sold")).toBeVisible(),
};

export const WithoutExtension: Story = {
  ...page({ "index/config": success({ name: "Plaza", extensions: [] }) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/cannot be changed later/)).toBeVisible(),
};

export const JapaneseOnAPhone: Story = {
  ...page(),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "レビューを書く" })).toBeVisible();
    const { height } = canvas.getByRole("radiogroup", { name: "商品" }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Chinese: Story = { ...page(), globals: inChinese };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
