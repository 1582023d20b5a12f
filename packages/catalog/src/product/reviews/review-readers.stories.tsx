import { wireReview } from "@plaza/api-client/testing";
import { rootRoute, type Session, visitorSession } from "@plaza/routing";
import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { MemoryRouter } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { teapot } from "../../testing/product-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { reviewPageQuery } from "../product-queries.ts";
import { storePendingVote } from "./pending-vote.ts";
import { readReviewChoice } from "./review-choice.ts";
import { ReviewList } from "./review-list.tsx";

const product = teapot();

interface ReadersProps {
  /** As the address has it. */
  readonly choice: string;
}

/** The list as the page reads it, so that it shows what votes change. */
function Readers({ choice: written }: ReadersProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const choice = readReviewChoice(written);
  const { data, isError, refetch } = useQuery(
    reviewPageQuery(api, { productId: product.id, filter: "all", choice, page: 1 }),
  );
  return (
    <div style={{ padding: 16 }}>
      <ReviewList
        product={product}
        counts={null}
        filter="all"
        choice={choice}
        page={1}
        result={data ?? null}
        failed={isError}
        updating={false}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

const meta = {
  title: "Catalog/ReviewReaders",
  component: Readers,
  args: { choice: "" },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Readers>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { spec_values: ["Cherry", "900 ml"], lang: "en" };
const row = wireReview({ ...inEnglish, reply: "Thank you.", reply_time: "2026-11-03 09:00:00", helpful_num: 12 });
const rows = [
  row,
  wireReview({
    ...inEnglish,
    id: 7,
    nickname: "m***r",
    comment: "Keeps tea hot.",
    helpful_num: 1,
    edited: 1,
    follow_up: "Still does.",
    follow_up_time: "2026-11-08 10:00:00",
    follow_up_images: [],
  }),
  { ...row, id: 6, nickname: "空***あ", comment: "母への贈り物です。", lang: "ja", reply: "", helpful_num: 0 },
];
const lists = (items: readonly object[]) =>
  success({ lists: items, count: items.length, more: 0, page_no: 1, page_size: 10 });
const facets = {
  count: 3,
  with_text: 3,
  own_language: 2,
  stars: [
    { stars: 5, count: 2 },
    { stars: 4, count: 1 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ],
  comment: [
    { id: 0, count: 3 },
    { id: 1, count: 0 },
    { id: 2, count: 3 },
    { id: 3, count: 0 },
    { id: 4, count: 0 },
  ],
};
const nothingOwn = success({ voted: [], reported: [], written: [] });

function readers(answers: Answers = {}, session: Session = customerSession) {
  return storyRouter({
    session,
    answers: {
      "goods_comment/lists": lists(rows),
      "goods_comment/facets": success(facets),
      "goods_comment/mine": nothingOwn,
      ...answers,
    },
  });
}

const helpful = (canvas: StoryContext["canvas"], by: string) =>
  canvas.findByRole("button", { name: `Helpful (review by ${by})` });

export const OfACustomer: Story = {
  ...readers({ "goods_comment/mine": success({ voted: [8], reported: [7], written: [6] }) }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await helpful(canvas, "j***w")).toHaveAttribute("aria-pressed", "true"));
    await expect(canvas.getByText("12 people found this helpful")).toBeVisible();
    await expect(canvas.getByText("1 person found this helpful")).toBeVisible();
    await expect(await helpful(canvas, "m***r")).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByText("Reported")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Report (review by m***r)" })).toBeNull();
    // Nobody votes for what they have written.
    await expect(canvas.getByText("Your own review")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Helpful (review by 空***あ)" })).toBeNull();
    await expect(canvas.getByText("7 days later:")).toBeVisible();
    await expect(canvas.getByText("edited")).toBeVisible();
    await expect(canvas.getByText("3 Nov 2026")).toBeVisible();
  },
};

const vote = fn((_sent: unknown) => success({ helpful_num: 13 }));
export const VotedOnce: Story = {
  ...readers({ "goods_comment/vote": (sent) => vote(sent) }),
  play: async ({ canvas }) => {
    vote.mockClear();
    const user = await realInput();
    const button = await helpful(canvas, "j***w");
    await user.dblClick(button);
    await waitFor(() => expect(canvas.getByText("13 people found this helpful")).toBeVisible());
    await waitFor(() => expect(vote).toHaveBeenCalledOnce());
    await expect(vote).toHaveBeenCalledWith({ id: 8, is_helpful: 1 });
  },
};

const takeBack = fn((_sent: unknown) => success({ helpful_num: 11 }));
export const TakenBack: Story = {
  ...readers({
    "goods_comment/mine": success({ voted: [8], reported: [], written: [] }),
    "goods_comment/vote": (sent) => takeBack(sent),
  }),
  play: async ({ canvas }) => {
    takeBack.mockClear();
    const button = await helpful(canvas, "j***w");
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    button.focus();
    await (await realInput()).keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("11 people found this helpful")).toBeVisible());
    await waitFor(() => expect(takeBack).toHaveBeenCalledOnce());
    await expect(takeBack).toHaveBeenCalledWith({ id: 8, is_helpful: 0 });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

let refuse: (reason: string) => void = () => undefined;
export const RolledBack: Story = {
  ...readers({
    "goods_comment/vote": () =>
      new Promise((resolve) => {
        refuse = (reason) => resolve(rejection(reason));
      }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const button = await helpful(canvas, "j***w");
    await user.click(button);
    // At once, before there is an answer.
    await waitFor(() => expect(canvas.getByText("13 people found this helpful")).toBeVisible());
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    await waitFor(() => expect(refuse).not.toBe(undefined));
    refuse("This review is no longer there");
    await waitFor(() => expect(canvas.getByText("12 people found this helpful")).toBeVisible());
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "false"));
  },
};

/** Without knowing the own state, every button can be pressed. */
export const StateUnknown: Story = {
  ...readers({ "goods_comment/mine": rejection("Please try again later") }),
  play: async ({ canvas }) => {
    await expect(await helpful(canvas, "j***w")).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByText("12 people found this helpful")).toBeVisible();
  },
};

export const OfAVisitor: Story = {
  ...readers({ "goods_comment/mine": rejection("Nobody has asked for it") }, visitorSession),
  play: async ({ canvas, loaded }) => {
    const router = loaded["router"] as MemoryRouter;
    const user = await realInput();
    await user.click(await helpful(canvas, "j***w"));
    await waitFor(() => expect(router.latestLocation.pathname).toBe("/account/login"));
    await expect(JSON.parse(sessionStorage.getItem("plaza:wanted-vote") ?? "")).toMatchObject({
      productId: product.id,
      reviewId: 8,
    });
  },
};

const pendingVote = fn((_sent: unknown) => success({ helpful_num: 13 }));
export const AfterTheLogin: Story = {
  ...readers({ "goods_comment/vote": (sent) => pendingVote(sent) }),
  beforeEach: () => {
    pendingVote.mockClear();
    storePendingVote({ productId: product.id, reviewId: 8 });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("13 people found this helpful")).toBeVisible());
    await waitFor(() => expect(pendingVote).toHaveBeenCalledOnce());
    await expect(pendingVote).toHaveBeenCalledWith({ id: 8, is_helpful: 1 });
    await expect(sessionStorage.getItem("plaza:wanted-vote")).toBeNull();
  },
};

const report = fn((_sent: unknown) => success([]));
const openReport = async (canvas: StoryContext["canvas"], canvasElement: HTMLElement) => {
  const user = await realInput();
  await user.click(await canvas.findByRole("button", { name: "Report (review by j***w)" }));
  return within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Report this review" });
};
export const Reported: Story = {
  ...readers({ "goods_comment/report": (sent) => report(sent) }),
  play: async ({ canvas, canvasElement }) => {
    report.mockClear();
    const user = await realInput();
    const dialog = within(await openReport(canvas, canvasElement));
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    await expect(await dialog.findByText("Please choose a reason.")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "It is not true" }));
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    await waitFor(() => expect(canvas.getByText("Reported")).toBeVisible());
    await waitFor(() => expect(report).toHaveBeenCalledOnce());
    await expect(report).toHaveBeenCalledWith({ id: 8, reason: "untrue" });
    await waitFor(() => expect(canvas.getByText("Reported").parentElement).toHaveFocus());
  },
};

export const ReportRejected: Story = {
  ...readers({ "goods_comment/report": rejection("Please try again in 12 minutes") }),
  play: async ({ canvas, canvasElement }) => {
    const user = await realInput();
    const dialog = within(await openReport(canvas, canvasElement));
    await user.click(dialog.getByRole("radio", { name: "It is advertising" }));
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    await expect(await dialog.findByText("Please try again in 12 minutes")).toBeVisible();
  },
};

export const ReportOnAPhone: Story = {
  ...readers(),
  globals: { viewport: { value: "360" }, locale: "ko" },
  play: async ({ canvas, canvasElement }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "신고 (j***w의 리뷰)" }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "이 리뷰 신고" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Each bar, chip and order is a link that keeps what else is chosen. */
export const Chosen: Story = {
  ...readers(),
  args: { choice: "5_text_helpful" },
  play: async ({ canvas }) => {
    const address = "/goods_details/31?tab=reviews";
    const five = await canvas.findByRole("link", { name: "5 stars 2" });
    await expect(five).toHaveAttribute("aria-current", "true");
    await expect(five).toHaveAttribute("href", `${address}&reviewChoice=text_helpful`);
    const four = canvas.getByRole("link", { name: "4 stars 1" });
    await expect(four).not.toHaveAttribute("aria-current");
    await expect(four).toHaveAttribute("href", `${address}&reviewChoice=5_4_text_helpful`);
    await expect(canvas.getByRole("link", { name: "1 star 0" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "With text 3" })).toHaveAttribute(
      "href",
      `${address}&reviewChoice=5_helpful`,
    );
    await expect(canvas.getByRole("link", { name: "Only in English 2" })).toHaveAttribute(
      "href",
      `${address}&reviewChoice=5_text_own_helpful`,
    );
    await expect(canvas.getByRole("link", { name: "Good 3" })).toHaveAttribute(
      "href",
      `${address}&reviews=good&reviewChoice=5_text_helpful`,
    );
    await expect(canvas.getByRole("link", { name: "Most helpful" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Newest" })).toHaveAttribute(
      "href",
      `${address}&reviewChoice=5_text`,
    );
    await expect(canvas.getByRole("link", { name: "Clear what is chosen" })).toHaveAttribute(
      "href",
      `${address}&reviewChoice=helpful`,
    );
  },
};

export const NothingLeft: Story = {
  ...readers({ "goods_comment/lists": lists([]) }),
  args: { choice: "1_own" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No matching reviews" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show all reviews" })).toHaveAttribute(
      "href",
      "/goods_details/31?tab=reviews",
    );
  },
};

/** Kinds and reviews can be read without counts. */
export const CountsFailed: Story = {
  ...readers({ "goods_comment/facets": rejection("Please try again later") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Keeps tea hot.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "With text" })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "Stars" })).toBeNull();
  },
};

const endless = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(3);
const hostile = "\u202E<b onclick=alert(1)>gnp.exe";
export const Hostile: Story = {
  ...readers({
    "goods_comment/lists": lists([
      {
        ...row,
        nickname: hostile,
        comment: `${hostile} ${endless}`,
        reply: hostile,
        follow_up: `${endless}\n${hostile}`,
        follow_up_time: "2026-11-01 10:00:00",
        helpful_num: 1_234_567,
      },
    ]),
  }),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("1,234,567 people found this helpful")).toBeVisible();
    await expect(canvas.getByText("Added on the same day:")).toBeVisible();
    await expect(canvasElement.querySelector("b[onclick]")).toBeNull();
  },
};
export const Korean: Story = {
  ...readers(),
  globals: { locale: "ko", viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("12명에게 도움이 되었습니다")).toBeVisible();
    await expect(canvas.getByText("7일 뒤에 추가:")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^한국어만/ })).toBeVisible();
  },
};
