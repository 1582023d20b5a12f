import { bannersQuery } from "@plaza/api-client";
import type { StorefrontContext } from "@plaza/routing";
import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { bannerImage } from "@plaza/testing/images";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { banner } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { HelpPage } from "./help-page.tsx";

const meta = { title: "Catalog/HelpPage", component: HelpPage } satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const questions = [
  "How do I return something?",
  "When do I get my money back?",
  "Who pays for the parcel back?",
  "What cannot be returned?",
  "The shop refused. What now?",
  "I sent the wrong thing back",
  "Something is broken or missing",
];
const list = questions.map((title, index) => ({
  id: index + 1,
  title,
  intro: `${title} In short.`,
  visit: index * 10,
}));

function wire(rows: readonly object[], count = rows.length) {
  return success({ list: rows, page_no: 1, page_size: 20, count, more: 0 });
}
/** Finds what has the text in it. */
function search(sent: unknown) {
  const { name = "" } = sent as { name?: string };
  return wire(list.filter(({ title }) => title.includes(name)));
}

const answers: Answers = {
  "index/config": success({ name: "Plaza", extensions: ["help_search"] }),
  "help/category": success([
    { id: 1, name: "Orders and delivery" },
    { id: 2, name: "Returns and refunds" },
  ]),
  "help/lists": search,
  "setting/getPlatformCustomerService": success({ phone: 4_005_550_100, business_time: "Daily 9–21" }),
};

function page(query = "", more: Answers = {}, openConversation?: StorefrontContext["openConversation"]) {
  return storyRouter({
    path: `/help_center${query}`,
    answers: { ...answers, ...more },
    openConversation,
    fill: (queryClient, api) =>
      queryClient.setQueryData(bannersQuery(api, "help").queryKey, [
        banner({ image: bannerImage("cobalt", 1180, 240), link: null }),
      ]),
  });
}

export const All: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "How can we help?" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "All questions" })).toBeVisible();
    await expect(canvas.getByText("7 questions")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "What cannot be returned?" })[0]).toHaveAttribute(
      "href",
      "/help_center/help_center_detail?id=4",
    );
    await expect(canvas.getByRole("link", { name: "Call us" })).toHaveAttribute("href", "tel:4005550100");
    await expect(canvas.getByRole("link", { name: "My orders" })).toHaveAttribute("href", "/user/order");
    await expect(canvas.queryByRole("button", { name: "Open the chat" })).toBeNull();
  },
};

export const OfCategory: Story = {
  ...page("?category=2"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Returns and refunds" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Returns and refunds" })).toHaveAttribute("aria-current");
  },
};

/** By keyboard: what is typed is searched for in all categories, and an empty field leads back to all questions. */
export const Searching: Story = {
  ...page("?category=2"),
  play: async ({ canvas }) => {
    const keys = await realInput();
    await keys.click(canvas.getByRole("searchbox", { name: "Search questions and answers" }));
    await keys.keyboard(" money {Enter}");
    await expect(await canvas.findByRole("heading", { level: 2, name: "Answers for “money”" })).toBeVisible();
    await expect(canvas.getByText("1 question")).toBeVisible();
    await expect(canvas.getByText("When do I get my money back? In short.")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Topics" }).querySelector("[aria-current]")).toBeNull();
    await keys.click(canvas.getByRole("searchbox"));
    await keys.keyboard("{Control>}a{/Control}{Delete}{Enter}");
    await expect(await canvas.findByRole("heading", { level: 2, name: "All questions" })).toBeVisible();
  },
};

export const NothingFound: Story = {
  ...page("?question=zeppelin"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "We found no answer to that" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See all questions" })).toHaveAttribute("href", "/help_center");
  },
};

/** On a platform that cannot search there is no field, and an address with a question shows all of them. */
export const WithoutSearch: Story = {
  ...page("?question=zeppelin", { "index/config": success({ name: "Plaza" }) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 2, name: "All questions" })).toBeVisible();
  },
};

const open = fn();
export const WithConversations: Story = {
  ...page("", {}, open),
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Open the chat" }));
    await expect(open.mock.calls).toEqual([[{ shopId: 0 }]]);
  },
};

/** Where the platform says nothing of itself, and has no questions. */
export const Empty: Story = {
  ...page("", {
    "help/category": rejection(""),
    "help/lists": wire([]),
    "setting/getPlatformCustomerService": rejection(""),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There are no questions here yet" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Call us" })).toBeNull();
  },
};

/** A page that is turned to does not come. */
export const Failed: Story = {
  ...page("", {
    "help/lists": (sent) => ((sent as { page_no: string }).page_no === "1" ? wire(list, 30) : rejection("系统繁忙")),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Page 2" }));
    await expect(await canvas.findByRole("heading", { name: "These articles did not load" })).toBeVisible();
  },
};

export const LongQuestion: Story = {
  ...page(`?question=${"teapot".repeat(30)}`),
};
export const Chinese: Story = { ...page("?question=x"), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
