import { wireShopReview } from "@plaza/api-client/testing";
import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ReviewsPage } from "./reviews-page.tsx";

const meta = { title: "Desk/Reviews", component: ReviewsPage } satisfies Meta<typeof ReviewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const teapot = wireShopReview();
const chair = {
  ...teapot,
  id: 9,
  product: { id: 6, name: "Linden Dining Chair, Natural Oak, With a Woven Seat of Danish Paper Cord, Set of Two" },
  sku: "",
  nickname: "Constantin-Alexandru of the House Beside the Old Linden",
  stars: 5,
  body: `${"We have sat on them every evening for a month, and they still look as they did on the first day. ".repeat(6)}https://example.org/a-photograph-of-our-dining-room-with-all-of-the-chairs-around-the-table.html`,
  images: ["/uploads/chair-a.png", "/uploads/chair-b.png"],
  follow_up: "One of the seats has become loose.",
  follow_up_images: ["/uploads/seat.png"],
  helpful: 12,
};
const answered = {
  ...teapot,
  id: 10,
  stars: 1,
  body: "",
  helpful: 1,
  answer: "We are sorry.\nA new lid is on its way.",
  answered_at: "2026-11-24T02:00:00.000Z",
};
const counts = { counts: { to_answer: 6 } };
const some = listed([teapot, chair, answered], counts);
const alone = listed([teapot], counts);
const path = "/reviews";

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("article", { name: /^Linden Dining Chair/ })).toBeVisible();
};

export const ToAnswer: Story = {
  ...deskStory({ path, answers: { "reviews/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "To answer 6" })).toHaveAttribute("aria-current", "page");
    const [first, other] = await canvas.findAllByRole("article", { name: "Glazed Stoneware Teapot" });
    await expect(within(first as HTMLElement).getByRole("img", { name: "2 of 5" })).toBeVisible();
    await expect(within(first as HTMLElement).getByText("j***w · Forest / 900 ml · 23 Nov 2026")).toBeVisible();
    const own = within(other as HTMLElement).getByText("Your answer").parentElement;
    await expect(own).toBeVisible();
    await expect(own?.textContent).toBe("Your answer · 24 Nov 2026");
    await expect(within(other as HTMLElement).getByText("1 reader found it helpful")).toBeVisible();
    const long = within(canvas.getByRole("article", { name: /^Linden Dining Chair/ }));
    await expect(long.getByText("12 readers found it helpful")).toBeVisible();
    await expect(long.getByText("Added later: One of the seats has become loose.")).toBeVisible();
    await expect(long.getByRole("link", { name: "Picture 2" })).toHaveAttribute("href", "/uploads/chair-b.png");
  },
};

const asked = fn((_sent: unknown) => listed([teapot], counts, 45));
export const AnotherPageOfAList: Story = {
  ...deskStory({ path, answers: { "reviews/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "1 and 2 stars" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ list: "low", page_no: "1", page_size: "10" }));
    // Each list has a fifth page.
    const fifth = () => canvas.getByRole("link", { name: "Page 5" });
    await waitFor(() => expect(fifth()).toHaveAttribute("href", expect.stringContaining("list=low")));
    await user.click(fifth());
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ list: "low", page_no: "5", page_size: "10" }));
    await waitFor(() => expect(fifth()).toHaveAttribute("aria-current", "page"));
    await expect(canvas.getByRole("link", { name: "1 and 2 stars" })).toHaveAttribute("aria-current", "page");
  },
};

const narrowed = fn((_sent: unknown) => listed([], counts));
export const NarrowedDown: Story = {
  ...deskStory({ path: "/reviews?list=low&stars=1", answers: { "reviews/list": (sent) => narrowed(sent) } }),
  play: async ({ canvas }) => {
    narrowed.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("heading", { name: "No review matches this" })).toBeVisible();
    await user.click(canvas.getByRole("searchbox", { name: "Product name or number" }));
    await user.keyboard("teapot{Enter}");
    const filter = { list: "low", words: "teapot", page_no: "1", page_size: "10" };
    await waitFor(() => expect(narrowed).toHaveBeenLastCalledWith({ ...filter, stars: "1" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Stars" }), "");
    await waitFor(() => expect(narrowed).toHaveBeenLastCalledWith(filter));
  },
};

const report = fn((_sent: unknown) => success([]));
const reportOf = (more: object) => ({
  reason: "other",
  note: "It is about another shop.",
  reported_at: "2026-11-24T02:00:00.000Z",
  outcome: "",
  decided_at: null,
  ...more,
});
/** Once, and with a reason; then it says so. */
export const Reported: Story = {
  ...deskStory({
    path,
    answers: {
      "reviews/list": () =>
        report.mock.calls.length === 0 ? alone : listed([{ ...teapot, report: reportOf({}) }], counts),
      "reviews/report": (sent) => report(sent),
    },
  }),
  play: async ({ canvas }) => {
    report.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Report" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Report the review" }));
    const submit = dialog.getByRole("button", { name: "Report the review" });
    await user.click(submit);
    await expect(await dialog.findByText("Please choose a reason.")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "Another reason" }));
    await user.click(submit);
    await expect(await dialog.findByText("Please write what is wrong with it.")).toBeVisible();
    await user.click(dialog.getByRole("textbox", { name: "What is wrong with it" }));
    await user.keyboard("It is about another shop.");
    await user.click(submit);
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith({ id: 8, reason: "other", note: "It is about another shop." }),
    );
    await expect(await canvas.findByText("Not decided yet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Report" })).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Glazed Stoneware Teapot" })).toHaveFocus();
  },
};

const decided = { decided_at: "2026-11-25T02:00:00.000Z", reason: "offensive", note: "" };
const hidden = { ...teapot, is_shown: false, report: reportOf({ ...decided, outcome: "hidden" }) };
const staying = { ...answered, report: reportOf({ ...decided, outcome: "kept" }) };
/** What the platform has decided; what is hidden is answered no more. */
export const Decided: Story = {
  ...deskStory({ path: "/reviews?list=reported", answers: { "reviews/list": listed([hidden, staying], counts) } }),
  play: async ({ canvas }) => {
    const [first, other] = await canvas.findAllByRole("article");
    await expect(within(first as HTMLElement).getByText("Hidden on 25 Nov 2026")).toBeVisible();
    await expect(within(first as HTMLElement).queryByRole("button")).toBeNull();
    await expect(within(other as HTMLElement).getByText("Stays, decided on 25 Nov 2026")).toBeVisible();
    await expect(within(other as HTMLElement).getByRole("button", { name: "Change the answer" })).toBeVisible();
  },
};

export const NoReviews: Story = {
  ...deskStory({ path: "/reviews?list=low", answers: { "reviews/list": listed([], { counts: { to_answer: 0 } }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No reviews here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "1 and 2 stars" })).toHaveAttribute("aria-current", "page");
  },
};

export const Loading: Story = loadingStory({ path, call: "reviews/list", title: "Reviews" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "reviews/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("article", { name: /^Linden Dining Chair/ }),
});

const answer = fn((_sent: unknown) => success([]));
export const Answered: Story = {
  ...deskStory({
    path,
    answers: {
      "reviews/list": () => (answer.mock.calls.length === 0 ? alone : listed([], { counts: { to_answer: 5 } })),
      "reviews/answer": (sent) => answer(sent),
    },
  }),
  play: async ({ canvas }) => {
    answer.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Answer" }));
    const field = await canvas.findByRole("textbox", { name: "Your answer" });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard("   ");
    await user.click(canvas.getByRole("button", { name: "Publish the answer" }));
    await expect(await canvas.findByText("Please enter your answer.")).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/Please enter your answer\./);
    await expect(answer).not.toHaveBeenCalled();
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}Sorry! A new lid is on its way. ");
    await user.dblClick(canvas.getByRole("button", { name: "Publish the answer" }));
    await waitFor(() =>
      expect(answer).toHaveBeenCalledWith({ id: 8, answer: "Sorry! A new lid is on its way.", was: "" }),
    );
    await expect(await canvas.findByText("Your answer stands beside the review.")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "To answer 5" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "No reviews here" })).toBeVisible();
    await expect(answer).toHaveBeenCalledOnce();
  },
};

export const AnswerChanged: Story = {
  ...deskStory({
    path: "/reviews?list=answered",
    answers: { "reviews/list": listed([answered], counts), "reviews/answer": (sent) => answer(sent) },
  }),
  play: async ({ canvas }) => {
    answer.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change the answer" }));
    const field = await canvas.findByRole("textbox", { name: "Your answer" });
    await expect(field).toHaveValue("We are sorry.\nA new lid is on its way.");
    await user.click(canvas.getByRole("button", { name: "Cancel" }));
    await user.click(await canvas.findByRole("button", { name: "Change the answer" }));
    await user.click(await canvas.findByRole("textbox", { name: "Your answer" }));
    await user.keyboard("{Control>}a{/Control}It has arrived.");
    await user.click(canvas.getByRole("button", { name: "Publish the answer" }));
    await waitFor(() =>
      expect(answer).toHaveBeenCalledWith({
        id: 10,
        answer: "It has arrived.",
        was: "We are sorry.\nA new lid is on its way.",
      }),
    );
  },
};

const late = fn((_sent: unknown) => rejection("A colleague has answered this review meanwhile"));
/**
 * A colleague was quicker: the review stays where it was, with what was written, and says who has answered what. In the list of
 * answered ones it may stand on any page, so it is asked for by itself.
 */
export const AnsweredByAColleague: Story = {
  ...deskStory({
    path,
    answers: {
      "reviews/list": (sent) =>
        late.mock.calls.length === 0
          ? alone
          : listed(
              JSON.stringify(sent).includes('"ids":"8"') ? [{ ...answered, id: 8, answered_by: "Anna" }] : [],
              counts,
            ),
      "reviews/answer": (sent) => late(sent),
    },
  }),
  play: async ({ canvas }) => {
    late.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Answer" }));
    await user.click(await canvas.findByRole("textbox", { name: "Your answer" }));
    await user.keyboard("Sorry!");
    await user.click(canvas.getByRole("button", { name: "Publish the answer" }));
    await expect(await canvas.findByText(/^Anna was quicker, on /)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your answer" })).toHaveValue("Sorry!");
    await user.click(canvas.getByRole("button", { name: "Replace that answer with mine" }));
    await user.click(canvas.getByRole("button", { name: "Publish the answer" }));
    await waitFor(() =>
      expect(late).toHaveBeenLastCalledWith({
        id: 8,
        answer: "Sorry!",
        was: "We are sorry.\nA new lid is on its way.",
      }),
    );
  },
};

export const AnswerRefused: Story = {
  ...deskStory({
    path,
    answers: { "reviews/list": alone, "reviews/answer": rejection("This review is hidden") },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Answer" }));
    await user.click(await canvas.findByRole("textbox", { name: "Your answer" }));
    await user.keyboard("Sorry!");
    await user.click(canvas.getByRole("button", { name: "Publish the answer" }));
    await expect(await canvas.findByText("This review is hidden")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your answer" })).toHaveValue("Sorry!");
  },
};

export const AnswerWithoutAnAnswer: Story = {
  ...deskStory({ path, answers: { "reviews/list": alone, "reviews/answer": unreachable } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Answer" }));
    await user.click(await canvas.findByRole("textbox", { name: "Your answer" }));
    await user.keyboard("Sorry!");
    await user.click(canvas.getByRole("button", { name: "Publish the answer" }));
    await expect(await canvas.findByText(/We got no answer/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your answer" })).toHaveValue("Sorry!");
  },
};

export const OnAPhone: Story = {
  ...deskStory({ path, answers: { "reviews/list": some } }),
  globals: phone,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change the answer" }));
    await expect(await canvas.findByRole("textbox", { name: "Your answer" })).toBeVisible();
  },
};
const usual = { ...deskStory({ path, answers: { "reviews/list": some } }), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
