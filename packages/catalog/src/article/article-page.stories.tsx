import { type ArticleDetail, articleQuery } from "@plaza/api-client";
import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { ArticlePending } from "./article-pending.tsx";
import { articleDetail } from "../testing/article-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { ArticlePage } from "./article-page.tsx";

const meta = { title: "Catalog/ArticlePage", component: ArticlePage } satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

function written(changes: Partial<ArticleDetail> = {}) {
  return storyRouter({
    path: "/news_list/news_list_detail?id=1",
    fill: (queryClient, api) => queryClient.setQueryData(articleQuery(api, 1).queryKey, articleDetail(changes)),
  });
}

export const Long: Story = {
  ...written(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("A bowl from Jingdezhen");
    await expect(canvas.getByRole("link", { name: "Stories" })).toHaveAttribute("href", "/news_list?category=2");
    const contents = within(canvas.getByRole("navigation", { name: "Contents" }));
    await expect(contents.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "The room where nothing happens",
      "Light & sound",
      "Paper",
    ]);
    const around = within(canvas.getByRole("navigation", { name: "More news" }));
    await expect(around.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/news_list/news_list_detail?id=3",
      "/news_list/news_list_detail?id=4",
    ]);
    await expect(canvas.getByRole("complementary", { name: "Recommended for you" })).toBeVisible();
  },
};

/** The contents lead to their sections, and the focus goes along. */
export const ByKeyboard: Story = {
  ...written(),
  play: async ({ canvas }) => {
    const keys = await realInput();
    canvas.getByRole("button", { name: "Light & sound" }).focus();
    await keys.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Light & sound" })).toHaveFocus());
  },
};

/** The address of the article itself, whatever it was reached by. */
export const Shared: Story = {
  ...written(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    const panel = within(await canvas.findByRole("dialog", { name: "Share this page" }));
    await expect(panel.getByRole("textbox")).toHaveValue("https://shop.example/pc/news_list/news_list_detail?id=1");
  },
};

export const Short: Story = {
  ...written({
    contentHtml: "<p>It is done.</p>" as ArticleDetail["contentHtml"],
    image: null,
    category: null,
    createdAt: null,
    previous: null,
    next: null,
    recommendations: [],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation", { name: "Contents" })).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "More news" })).toBeNull();
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};

/** What a server leaves of a text that attacks. */
const hostile = `<p>Words</p><h2>A</h2><h2>B &lt;img src=x onerror=alert(5)&gt;</h2><h2>C</h2><a>press</a><a>here</a>Send`;

/** Titles and names that attack are text, and so is what a sanitised article says in its headings. */
export const Hostile: Story = {
  ...storyRouter({
    path: "/news_list/news_list_detail?id=1",
    answers: {
      "pc/articleDetail": success({
        id: 1,
        title: `<img src=x onerror="alert(8)">`,
        visit: 1,
        content: hostile,
        intro: `"><script>alert(9)</script>`,
        category: { id: 2, name: "<b>Bold</b>" },
        previous: { id: 3, title: "<script>alert(10)</script>" },
        recommend_list: [{ id: 5, title: "<script>alert(11)</script>", image: "javascript:alert(12)", visit: 1 }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    const main = canvas.getByRole("main");
    const reaching =
      "script, style, iframe, form, input, svg a, base, meta, [onclick], [onerror], [srcdoc], p[style], p[id]";
    await expect(main.querySelectorAll(reaching)).toHaveLength(0);
    await expect([...main.querySelectorAll("a")].filter(({ href }) => /^(?:javascript|data):/.test(href))).toEqual([]);
    await expect(canvas.getByText("here")).not.toHaveAttribute("href");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent('<img src=x onerror="alert(8)">');
    await expect(canvas.getByRole("button", { name: "B <img src=x onerror=alert(5)>" })).toBeVisible();
  },
};

export const Loading: Story = {
  ...storyRouter(),
  render: () => <ArticlePending />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
};

export const LongTitleOnAPhone: Story = {
  ...written({ title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(2) }),
  globals: { viewport: { value: "360" } },
};
export const Chinese: Story = { ...written(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...written(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...written(), globals: inKoreanOnATablet };
