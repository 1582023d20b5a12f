import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ArticlesPage } from "./articles-page.tsx";
import { wireArticle, wireArticleCategories, wireArticleList } from "./wire-articles.ts";

const meta = { title: "Desk/Articles", component: ArticlesPage } satisfies Meta<typeof ArticlesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const role = "operator";
const path = "/articles";
const page = (answers: Answers = {}, at = path) =>
  deskStory({
    path: at,
    role,
    answers: { "articles/list": wireArticleList(), "article_categories/list": wireArticleCategories, ...answers },
  });

const asked = fn((_sent: unknown) => wireArticleList());
/** By state, category and title, page after page. */
export const Lists: Story = {
  ...page({ "articles/list": (sent) => asked(sent) }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    const link = await canvas.findByRole("link", { name: "Winter shipping times" });
    await expect(link).toHaveAttribute("href", "/articles/7");
    await expect(canvas.getByRole("option", { name: "Scheduled (1)" })).toBeInTheDocument();
    await expect(canvas.queryByRole("columnheader", { name: "Did it help?" })).toBeNull();
    await user.click(canvas.getByRole("link", { name: "Next page" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ kind: "news", before: "5" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "scheduled");
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ kind: "news", state: "scheduled" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Topic" }), "1");
    await user.click(canvas.getByRole("searchbox", { name: "Title in any language" }));
    await user.keyboard("winter{Enter}");
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ kind: "news", state: "scheduled", category_id: "1", words: "winter" }),
    );
  },
};

/** Those that have helped least are found. */
export const OfHelp: Story = {
  ...page({ "articles/list": (sent) => asked(sent) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "Help" }));
    await expect(await canvas.findByText("9 no")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sorted by" }), "not_helped");
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ kind: "help", sort: "not_helped" }));
  },
};

const add = fn((_sent: unknown) => success({ id: 7 }));
export const Begun: Story = {
  ...page({ "articles/add": (sent) => add(sent), "articles/detail": wireArticle({ state: "draft", version: 0 }) }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New article" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New article for the news" }));
    await user.click(dialog.getByRole("button", { name: "Write it" }));
    await expect(await dialog.findByText("Please choose one.")).toBeVisible();
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Topic" }), "1");
    await fill(dialog.getByLabelText("English"), "Snow");
    await user.click(dialog.getByRole("button", { name: "Write it" }));
    await waitFor(() =>
      expect(add).toHaveBeenCalledWith(
        expect.objectContaining({ category_id: 1, title: { en: "Snow", zh: "", ja: "", ko: "" }, is_announcement: 0 }),
      ),
    );
    await expect(await canvas.findByRole("link", { name: "All articles" })).toBeVisible();
  },
};

const sent = fn((_body: unknown) => success({ id: 3, articles: 12 }));
const categories = (answers: Answers = {}) => page(answers, "/articles?list=categories");
export const CategoriesInOrder: Story = {
  ...categories({ "article_categories/move": (body) => sent(body), "article_categories/save": (body) => sent(body) }),
  play: async ({ canvas }) => {
    sent.mockClear();
    const user = await realInput();
    const news = within(await canvas.findByRole("region", { name: "News" }));
    await expect(news.getByText("Missing: 日本語, 한국어")).toBeVisible();
    await user.click(news.getByRole("button", { name: "Move Stories up" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 2, revision: 1, before_id: 1 }));
    await user.click(news.getByRole("button", { name: "Change: Stories" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the topic" }));
    await user.click(dialog.getByRole("checkbox", { name: "Readers see it" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        id: 2,
        revision: 1,
        name: { en: "Stories", zh: "故事", ja: "物語", ko: "이야기" },
        is_shown: 1,
      }),
    );
  },
};

export const CategoryRemoved: Story = {
  ...categories({
    "article_categories/remove": (body) => {
      sent(body);
      return sent.mock.calls.length === 1
        ? ({ ...rejection("Please choose another topic of the same kind"), field: "target_id" } as never)
        : success({ articles: 12 });
    },
  }),
  play: async ({ canvas }) => {
    sent.mockClear();
    const user = await realInput();
    // Help has one category alone, whose articles could go nowhere.
    await expect(await canvas.findByRole("button", { name: "Remove: Orders" })).toBeDisabled();
    await user.click(canvas.getByRole("button", { name: "Remove: Announcements" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Announcements”?" }));
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await dialog.findByText("Please choose one.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Topic in its place" }), "2");
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await dialog.findByText("Please choose another topic of the same kind")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await canvas.findByText("The topic is removed.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ id: 1, revision: 2, target_id: 2 });
  },
};

const none = wireArticleList({ list: [], more: 0, counts: { draft: 0, scheduled: 0, shown: 0, over: 0, hidden: 0 } });
export const NoArticles: Story = {
  ...page({ "articles/list": none }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no articles yet")).toBeVisible();
  },
};
export const NothingFound: Story = {
  ...page({ "articles/list": none }, "/articles?list=help&words=zoe"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No article is like that")).toBeVisible();
  },
};
export const Loading: Story = loadingStory({ path, role, call: "articles/list", title: "Articles" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "articles/list",
  answer: wireArticleList(),
  others: { "article_categories/list": wireArticleCategories },
  shown: (canvas) => canvas.findByRole("link", { name: "Winter shipping times" }),
});
export const Chinese: Story = { ...page({}, "/articles?list=help"), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = {
  ...page({}, "/articles?list=help"),
  play: loaded,
  globals: inJapaneseOnAPhone,
};
export const CategoriesInKoreanOnATablet: Story = { ...categories(), play: loaded, globals: inKoreanOnATablet };
