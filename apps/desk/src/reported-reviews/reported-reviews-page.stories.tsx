import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ReportedReviewsPage } from "./reported-reviews-page.tsx";

const meta = { title: "Desk/ReportedReviews", component: ReportedReviewsPage } satisfies Meta<
  typeof ReportedReviewsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = {
  id: 8,
  product: { id: 5, name: "Glazed Stoneware Teapot" },
  is_shown: true,
  nickname: "j***w",
  stars: 1,
  body: "Buy at my place instead.",
  reports: 3,
  reasons: ["advertising", "private", "nobody-knows-this-one"],
  since: "2026-11-23T02:00:00.000Z",
};
const hidden = {
  ...shown,
  id: 9,
  product: { id: 6, name: "Linden Dining Chair, Natural Oak, With a Woven Seat of Danish Paper Cord, Set of Two" },
  is_shown: false,
  nickname: "Constantin-Alexandru of the House Beside the Old Linden",
  stars: 4,
  body: `${"It says nothing about the lamp, and a lot about the weather.\n".repeat(5)}https://example.org/a-page-with-everything-that-i-think-about-the-weather-of-this-year-and-the-last.html`,
  reports: 1,
  reasons: ["offensive", "unrelated", "untrue"],
};
const some = listed([shown, hidden]);
const path = "/reported-reviews";
const role = "operator";

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByText("Buy at my place instead.")).toBeVisible();
};

export const Reported: Story = {
  ...deskStory({ path, role, answers: { "reported_reviews/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Reported reviews" })).toBeVisible();
    const first = within(await canvas.findByRole("article", { name: "Glazed Stoneware Teapot" }));
    await expect(first.getByText("3 reports since 23 Nov 2026")).toBeVisible();
    await expect(first.getByText("Advertising")).toBeVisible();
    await expect(first.getByText("Private details")).toBeVisible();
    await expect(first.getByText("nobody-knows-this-one")).toBeVisible();
    await expect(first.queryByText("Hidden")).toBeNull();
    await expect(first.getByText("j***w")).toBeVisible();
    const second = within(canvas.getByRole("article", { name: /^Linden Dining Chair/ }));
    await expect(second.getByText("1 report since 23 Nov 2026")).toBeVisible();
    await expect(second.getByText("Hidden")).toBeVisible();
    await expect(second.getByText("Not about the product")).toBeVisible();
    await expect(second.queryByRole("button", { name: "Hide the review" })).toBeNull();
    await expect(second.getByRole("button", { name: "Show it again" })).toBeVisible();
  },
};

const asked = fn((_sent: unknown) => listed([shown], {}, 25));
export const AnotherPage: Story = {
  ...deskStory({ path, role, answers: { "reported_reviews/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "Page 3" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ page_no: "3", page_size: "10" }));
  },
};

export const NothingReported: Story = {
  ...deskStory({ path, role, answers: { "reported_reviews/list": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No review is reported" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "reported_reviews/list", title: "Reported reviews" });

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "reported_reviews/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("article", { name: "Glazed Stoneware Teapot" }),
});

const decide = fn((_sent: unknown) => success([]));
export const HiddenOnce: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      "reported_reviews/list": () => (decide.mock.calls.length === 0 ? some : listed([hidden])),
      "reported_reviews/decide": (sent) => decide(sent),
    },
  }),
  play: async ({ canvas }) => {
    decide.mockClear();
    const user = await realInput();
    await user.dblClick(await canvas.findByRole("button", { name: "Hide the review" }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ id: 8, decision: "hide" }));
    await expect(await canvas.findByText("Your decision is saved.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "Glazed Stoneware Teapot" })).toBeNull());
    await expect(decide).toHaveBeenCalledOnce();
  },
};

export const ReportDismissed: Story = {
  ...deskStory({
    path,
    role,
    answers: { "reported_reviews/list": some, "reported_reviews/decide": (sent) => decide(sent) },
  }),
  play: async ({ canvas }) => {
    decide.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Keep the review" }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ id: 8, decision: "keep" }));
    await expect(await canvas.findByText("Your decision is saved.")).toBeVisible();
  },
};

export const ShownAgain: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      "reported_reviews/list": () => listed([shown, { ...hidden, is_shown: decide.mock.calls.length > 0 }]),
      "reported_reviews/decide": (sent) => decide(sent),
    },
  }),
  play: async ({ canvas }) => {
    decide.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Show it again" }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ id: 9, decision: "show" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Hide the review" })).toHaveLength(2));
    await expect(canvas.queryByText("Hidden")).toBeNull();
  },
};

export const DecidedByAColleague: Story = {
  ...deskStory({
    path,
    role,
    answers: { "reported_reviews/list": some, "reported_reviews/decide": rejection("It was decided already") },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Hide the review" }));
    await expect(await canvas.findByText("It was decided already")).toBeVisible();
  },
};

export const DecisionWithoutAnAnswer: Story = {
  ...deskStory({ path, role, answers: { "reported_reviews/list": some, "reported_reviews/decide": unreachable } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Keep the review" }));
    await expect(await canvas.findByText(/We got no answer/)).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Glazed Stoneware Teapot" })).toBeVisible();
  },
};

const usual = { ...deskStory({ path, role, answers: { "reported_reviews/list": some } }), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
