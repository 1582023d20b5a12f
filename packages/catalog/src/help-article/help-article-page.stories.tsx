import { type ArticleDetail, helpArticleQuery } from "@plaza/api-client";
import type { StorefrontContext } from "@plaza/routing";
import { type Answers, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { articleDetail } from "../testing/article-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { HelpArticlePage } from "./help-article-page.tsx";

const meta = { title: "Catalog/HelpArticlePage", component: HelpArticlePage } satisfies Meta<typeof HelpArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: Answers = {
  "index/config": success({ name: "Plaza", extensions: ["help_search", "help_feedback"] }),
  "help/category": success([
    { id: 1, name: "Orders and delivery" },
    { id: 2, name: "Returns and refunds" },
  ]),
  "setting/getPlatformCustomerService": success({ phone: "400-555-0100", business_time: "Daily 9–21" }),
};

interface Given {
  readonly answers?: Answers;
  readonly article?: Partial<ArticleDetail>;
  readonly openConversation?: StorefrontContext["openConversation"];
}

function page({ answers: more, article, openConversation }: Given = {}) {
  const shown = articleDetail({
    title: "When do I get my money back?",
    category: { id: 2, name: "Returns and refunds" },
    image: null,
    ...article,
  });
  return storyRouter({
    path: "/help_center/help_center_detail?id=1",
    answers: { ...answers, ...more },
    openConversation,
    fill: (queryClient, api) => queryClient.setQueryData(helpArticleQuery(api, 1).queryKey, shown),
  });
}

const send = fn((_sent: unknown) => success([]));
export const Answered: Story = {
  ...page({ answers: { "help/feedback": (sent) => send(sent) } }),
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    await expect(canvas.getByRole("heading", { level: 1, name: "When do I get my money back?" })).toBeVisible();
    await expect(canvas.getByText("Updated 21 Nov 2026")).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "Related" })).toBeVisible();
    const yes = canvas.getByRole("button", { name: "Yes" });
    await userEvent.click(yes);
    await expect(await canvas.findByText("Thank you. That tells us which answers are good.")).toBeVisible();
    await expect(yes).toHaveAttribute("aria-pressed", "true");
    const key: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
    await expect(send.mock.calls).toEqual([[{ id: 1, helped: 1, visitor: key }]]);
  },
};

/** By keyboard, and with another answer after the first: the browser says with the same key who it is. */
export const ChangedMind: Story = {
  ...page({ answers: { "help/feedback": (sent) => send(sent) } }),
  play: async ({ canvas }) => {
    send.mockClear();
    const keys = await realInput();
    canvas.getByRole("button", { name: "Yes" }).focus();
    await keys.keyboard("{Enter}");
    await expect(await canvas.findByText(/which answers are good/)).toBeVisible();
    await keys.tab();
    await keys.keyboard(" ");
    await expect(await canvas.findByText("Thank you. We will work on this answer.")).toBeVisible();
    const sent = send.mock.calls.map(([body]) => body as { helped: number; visitor: string });
    await expect(sent.map(({ helped }) => helped)).toEqual([1, 0]);
    await expect(new Set(sent.map(({ visitor }) => visitor)).size).toBe(1);
  },
};

export const Sending: Story = {
  ...page({ answers: { "help/feedback": noAnswer } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Not quite" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Not quite" })).toHaveAttribute("aria-busy", "true"));
  },
};

export const Rejected: Story = {
  ...page({ answers: { "help/feedback": rejection("Too many attempts; please try again in 5 min") } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Too many attempts; please try again in 5 min")).toBeVisible();
  },
};

export const Offline: Story = {
  ...page({ answers: { "help/feedback": unreachable } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("That could not be sent. Please try again.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "false");
  },
};

/** A platform that takes no feedback, says nothing of itself, and names no category. */
export const LittleKnown: Story = {
  ...page({
    answers: {
      "index/config": success({ name: "Plaza" }),
      "help/category": success([]),
      "setting/getPlatformCustomerService": success({}),
    },
    article: { category: null, recommendations: [], contentHtml: "<p>Soon.</p>" as ArticleDetail["contentHtml"] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Did this help?")).toBeNull();
    await expect(canvas.queryByText("Still stuck?")).toBeNull();
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};

const open = fn();
export const WithConversations: Story = {
  ...page({ openConversation: open }),
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Chat" }));
    await expect(open.mock.calls).toEqual([[{ shopId: 0 }]]);
  },
};
export const Chinese: Story = { ...page(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
