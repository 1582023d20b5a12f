import { articleCategoriesQuery } from "@plaza/api-client";
import { noAnswer, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { articleCategories, articlePage, articleSummaries } from "../testing/article-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { NewsPage } from "./news-page.tsx";
import { NewsPending } from "./news-pending.tsx";
import { newsQuery } from "./news-query.ts";
import { newsSearch } from "./news-search.ts";

const meta = { title: "Catalog/NewsPage", component: NewsPage } satisfies Meta<typeof NewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Listed = Parameters<typeof articlePage>[0];

/** The list of an address, beside both categories. */
function listed(query: string, result: Listed = {}, categories = articleCategories) {
  return storyRouter({
    path: `/news_list${query}`,
    answers: { "article/category": success(categories) },
    fill: (queryClient, api) => {
      const search = newsSearch(Object.fromEntries(new URLSearchParams(query)));
      queryClient.setQueryData(newsQuery(api, search).queryKey, articlePage({ page: search.page ?? 1, ...result }));
      queryClient.setQueryData(articleCategoriesQuery(api).queryKey, categories);
    },
  });
}

export const All: Story = {
  ...listed(""),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    const [first] = canvas.getAllByRole("article");
    await expect(first).toHaveTextContent("Notices");
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: "Notices" })).toHaveAttribute("href", "/news_list?category=1");
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/news_list?page=2");
  },
};

/** A category has rows alone, and keeps itself in its pages. */
export const OfCategory: Story = {
  ...listed("?category=2"),
  play: async ({ canvas }) => {
    const topics = within(canvas.getByRole("navigation", { name: "Topics" }));
    await expect(topics.getAllByRole("link").map((link) => link.hasAttribute("aria-current"))).toEqual([
      false,
      false,
      true,
    ]);
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/news_list?category=2&page=2");
  },
};

/** Long words, no pictures, no dates, and a platform that names no categories. */
export const LittleKnown: Story = {
  ...listed(
    "",
    {
      total: 2,
      items: articleSummaries(2).map((article) => ({
        ...article,
        title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(3),
        intro: "",
        image: null,
        createdAt: null,
        category: null,
      })),
    },
    [],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation", { name: "Topics" })).toBeNull();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await expect(canvas.queryByRole("time")).toBeNull();
  },
};

export const BeyondTheEnd: Story = {
  ...listed("?page=9", { page: 9 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the last page" })).toHaveAttribute(
      "href",
      "/news_list?page=3",
    );
  },
};

export const Empty: Story = {
  ...listed("", { total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no news here yet" })).toBeVisible();
  },
};

/** Another page of a list that was shown does not come. */
export const Failed: Story = {
  ...storyRouter({
    path: "/news_list",
    answers: {
      "article/category": success([]),
      "article/lists": (sent) =>
        (sent as { page_no: string }).page_no === "1"
          ? success({ list: [{ id: 1, title: "Oil" }], page_no: 1, page_size: 10, count: 11, more: 1 })
          : rejection("系统繁忙"),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Page 2" }));
    await expect(await canvas.findByRole("heading", { name: "These articles did not load" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** While another page is on its way the old one stays. */
export const Turning: Story = {
  ...storyRouter({
    path: "/news_list",
    answers: {
      "article/category": success([]),
      "article/lists": (sent) =>
        (sent as { page_no: string }).page_no === "1"
          ? success({ list: [{ id: 1, title: "Oil" }], page_no: 1, page_size: 10, count: 11, more: 1 })
          : noAnswer(),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Page 2" }));
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Oil" }).closest("[aria-busy]")).toHaveAttribute("aria-busy", "true"),
    );
  },
};

export const Loading: Story = {
  ...storyRouter(),
  render: () => <NewsPending />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
};
export const Chinese: Story = { ...listed(""), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...listed(""), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...listed(""), globals: inKoreanOnATablet };
