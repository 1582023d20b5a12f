import { wireCustomer } from "@plaza/api-client/testing";
import { type Answers, type Envelope, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wirePending, wireWritten } from "../testing/wire-reviews.ts";
import { ReviewsPage } from "./reviews-page.tsx";

const path = "/user/evaluation";
const change = fn((_sent: unknown): Envelope => success([]));
const followUp = fn((_sent: unknown): Envelope => success([]));
const remove = fn((_sent: unknown): Envelope => success([]));
const answers: Answers = {
  "index/config": success({ name: "Plaza", extensions: ["counts", "idempotency", "review_edit"] }),
  "user/info": success(wireCustomer({ nickname: "Mina" })),
  "goods_comment/getUnCommentOrder": success(wirePending()),
  "goods_comment/getCommentOrder": success(wireWritten()),
  "goods_comment/change": (sent) => change(sent),
  "goods_comment/followUp": (sent) => followUp(sent),
  "goods_comment/remove": (sent) => remove(sent),
};
const page = (search = "", more: Answers = {}) =>
  storyRouter({ path: `${path}${search}`, answers: { ...answers, ...more } });
const none = { lists: [], count: 0, counts: { un_comment: 0, comment: 0 } };

const meta = {
  title: "AfterSales/ReviewsPage",
  component: ReviewsPage,
  beforeEach: () => {
    for (const each of [change, followUp, remove]) each.mockClear();
  },
} satisfies Meta<typeof ReviewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Review centre" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To be reviewed 2" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Reviewed 12" })).toHaveAttribute("href", `${path}?type=2`);
    await expect(canvas.getByRole("link", { name: "Write a review of Linden Dining Chair" })).toHaveAttribute(
      "href",
      `${path}/evaluate?id=42`,
    );
  },
};

export const NothingPending: Story = {
  ...page("", { "goods_comment/getUnCommentOrder": success(wirePending(none)) }),
  play: async ({ canvas }) => expect(await canvas.findByText("Nothing to review")).toBeVisible(),
};

export const Written: Story = {
  ...page("?type=2"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Thank you for telling us.", { exact: false })).toBeVisible();
    await expect(canvas.getByText("A new lid came within days.")).toBeVisible();
    await expect(canvas.getAllByText("Mina")).toHaveLength(2);
    // What somebody writes is text.
    await expect(canvas.getByText(/<b>x<\/b>/)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Edit the review/ })).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", `${path}?type=2&written=2`);
  },
};

export const WriterUnknown: Story = {
  ...page("?type=2", { "user/info": () => unreachable() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A new lid came within days.")).toBeVisible();
    await expect(canvas.queryByText("Mina")).toBeNull();
    // No toast says so either.
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};

export const NothingWritten: Story = {
  ...page("?type=2", { "goods_comment/getCommentOrder": success(wireWritten(none)) }),
  play: async ({ canvas }) => expect(await canvas.findByText("No reviews yet")).toBeVisible(),
};

export const NoAnswer: Story = {
  ...page("", { "goods_comment/getUnCommentOrder": () => unreachable() }),
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible(),
};

export const WithoutExtension: Story = {
  ...page("?type=2", { "index/config": success({ name: "Plaza", extensions: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A new lid came within days.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /review of/ })).toBeNull();
  },
};

async function dialogOf(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name }));
  return within(await within(document.body).findByRole("dialog"));
}

export const Changed: Story = {
  ...page("?type=2"),
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, "Edit the review of Glazed Stoneware Teapot");
    await userEvent.click(
      within(dialog.getByRole("radiogroup", { name: "Delivery" })).getByRole("radio", { name: "5 of 5" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ id: 4, express_comment: 5 })));
  },
};

export const FollowedUp: Story = {
  ...page("?type=2"),
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, "Add a follow-up to the review of Glazed Stoneware Teapot");
    await userEvent.click(dialog.getByRole("button", { name: "Publish follow-up" }));
    await waitFor(() => expect(dialog.getByRole("textbox")).toHaveFocus());
    await expect(followUp).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox"), "Still good");
    await userEvent.click(dialog.getByRole("button", { name: "Publish follow-up" }));
    await waitFor(() => expect(followUp).toHaveBeenCalledWith({ id: 4, comment: "Still good", image: [] }));
  },
};

export const Deleted: Story = {
  ...page("?type=2"),
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, "Delete the review of Glazed Stoneware Teapot");
    await userEvent.click(dialog.getByRole("button", { name: "Delete review" }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ id: 4 }));
  },
};

export const Chinese: Story = { ...page(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page("?type=2"), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page("?type=2"), globals: inKoreanOnATablet };
