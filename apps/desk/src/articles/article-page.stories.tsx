import { type Answers, type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ArticlePage } from "./article-page.tsx";
import { wireArticle, wireArticleCategories, wireArticleList, wireContents } from "./wire-articles.ts";

const saved = fn((_sent: unknown): Envelope => success([]));
const meta = {
  title: "Desk/Article",
  component: ArticlePage,
  beforeEach: () => {
    localStorage.clear();
    saved.mockReset().mockImplementation(() => success([]));
  },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [path, role] = ["/articles/7", "operator"] as const;
const others: Answers = { "article_categories/list": wireArticleCategories };
const page = (answers: Answers = {}) =>
  deskStory({
    path,
    role,
    answers: { "articles/detail": wireArticle(), "articles/save_draft": (sent) => saved(sent), ...others, ...answers },
  });
/** The editor is a chunk of its own. */
const chinese = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Text in: 简体中文" }, { timeout: 30_000 });
const draft = wireContents({
  title: { en: "", zh: "冬季", ja: "", ko: "" },
  body: { en: "", zh: "<p>雪</p>", ja: "", ko: "" },
});
/** The Chinese text that was saved. */
function savedText(): string {
  const [call] = saved.mock.calls;
  const [sent] = call ?? [];
  return (sent as { readonly body: { readonly zh: string } }).body.zh;
}
/** What the save bar is about. */
const bar = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: "Unsaved changes" }));

export const IsWrittenAndSaved: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await chinese(canvas));
    await user.keyboard("{Control>}{End}{/Control}！");
    await fill(canvas.getByRole("textbox", { name: "Title in: 简体中文" }), "冬天");
    await fill(canvas.getByRole("spinbutton", { name: "Position" }), "5");
    await fireEvent.change(canvas.getAllByLabelText(/^From/)[0] as HTMLElement, {
      target: { value: "2026-12-01T09:30" },
    });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Topic" }), "2");
    await expect((await bar(canvas)).getByText("5 changes")).toBeVisible();
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await expect(saved.mock.calls[0]?.[0]).toEqual({
      ...wireContents({
        category_id: 2,
        title: { en: "Winter shipping times", zh: "冬天", ja: "", ko: "" },
        body: { en: "<p>Parcels travel slower.</p>", zh: "<p>包裹会慢一些。！</p>", ja: "", ko: "" },
        position: 5,
        shown_from: "2026-12-01T01:30:00.000Z",
        shown_until: "",
        ticker_from: "",
        ticker_until: "",
      }),
      id: 7,
      revision: 4,
    });
    await expect(await canvas.findByText("The draft is saved.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Unsaved changes" })).toBeNull());
    await expect(localStorage.getItem("plaza:desk-article:3:7")).toBeNull();
  },
};

/** In a table the tools are those of tables; what is pasted keeps nothing that runs. */
export const WithTableAndPaste: Story = {
  ...page({
    "articles/detail": wireArticle({ published: wireContents({ body: { en: "", zh: "", ja: "", ko: "" } }) }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const text = await chinese(canvas);
    await user.click(text);
    const tools = within(canvas.getByRole("toolbar"));
    await user.click(tools.getByRole("button", { name: "Table" }));
    await user.keyboard("Fee");
    await user.click(tools.getByRole("button", { name: "Remove the row" }));
    await user.click(tools.getByRole("button", { name: "Column behind" }));
    const clipboard = new DataTransfer();
    clipboard.setData(
      "text/html",
      '<b onclick="x()">Hi</b><img src="x" onerror="window.hit=1"><script>window.hit=1</script>',
    );
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const zh = savedText();
    await expect(zh).toMatch(/^<table><tbody><tr><td>/);
    await expect(zh).toContain("<strong>Hi</strong>");
    await expect(zh).not.toMatch(/onclick|onerror|script/);
    await expect("hit" in window).toBe(false);
  },
};

const uploaded = success({ id: 1, name: "snow.png", uri: "/uploads/user/snow.png", base_uri: "uploads/user/snow.png" });
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const pictureBytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
/** As a paste or a drop brings files. */
function carrying(...files: readonly File[]): DataTransfer {
  const carried = new DataTransfer();
  for (const file of files) carried.items.add(file);
  return carried;
}

/** A picture that is pasted is sent at once, and put into the text with what it shows. */
export const PastedPicture: Story = {
  ...page({ "pictures/upload": uploaded }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const text = await chinese(canvas);
    const clipboardData = carrying(new File([pictureBytes], "image.png", { type: "image/png" }));
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    const form = within(await canvas.findByRole("group", { name: "Picture" }));
    await waitFor(() => expect(form.getByRole("textbox", { name: /^What it shows/ })).toHaveFocus());
    await user.keyboard("Snow");
    await waitFor(() => expect(form.getByRole("button", { name: "Put it into the text" })).toBeEnabled());
    await user.click(form.getByRole("button", { name: "Put it into the text" }));
    await waitFor(() => expect(within(text).getByRole("img", { name: "Snow" })).toBeInTheDocument());
    await expect(canvas.queryByRole("group", { name: "Picture" })).toBeNull();
  },
};

/** What cannot be sent is said, and the next file is offered. */
export const DroppedFiles: Story = {
  ...page({ "pictures/upload": uploaded }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const text = await chinese(canvas);
    const dataTransfer = carrying(
      new File(["GIF89a"], "snow.gif", { type: "image/gif" }),
      new File([pictureBytes], "ice.png", { type: "image/png" }),
    );
    const { left, top } = text.getBoundingClientRect();
    text.dispatchEvent(
      new DragEvent("drop", { dataTransfer, clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true }),
    );
    const form = () => within(canvas.getByRole("group", { name: "Picture" }));
    await canvas.findByRole("group", { name: "Picture" });
    await expect((await form().findAllByText("Only jpg, png allowed"))[0]).toBeVisible();
    await expect(form().getByRole("button", { name: "Put it into the text" })).toBeDisabled();
    await user.click(form().getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(form().getByRole("button", { name: "Put it into the text" })).toBeEnabled());
  },
};

/** A picture is sent, and put into the text with what it shows. */
export const WithPicture: Story = {
  ...page({ "pictures/upload": uploaded }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await chinese(canvas));
    await user.click(within(canvas.getByRole("toolbar")).getByRole("button", { name: "Picture" }));
    const form = within(await canvas.findByRole("group", { name: "Picture" }));
    await expect(form.getByRole("button", { name: "Put it into the text" })).toBeDisabled();
    const field = canvas.getByRole("group", { name: "Picture" }).querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(field as HTMLInputElement, new File([pictureBytes], "snow.png", { type: "image/png" }));
    await fill(form.getByRole("textbox", { name: /^What it shows/ }), "Snow");
    await waitFor(() => expect(form.getByRole("button", { name: "Put it into the text" })).toBeEnabled());
    await user.click(form.getByRole("button", { name: "Put it into the text" }));
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await expect(savedText()).toContain('<img src="/uploads/user/snow.png" alt="Snow">');
  },
};

/** Only what one language lacks is shown in another. */
export const Compared: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("tab", { name: /^한국어/ }));
    await expect(await canvas.findByText(/^As long as it is missing/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Compare with" }), "English");
    await expect(await canvas.findByRole("group", { name: "To compare: English" })).toHaveTextContent("slower");
    await expect(canvas.getByRole("textbox", { name: "Title to compare: English" })).toHaveValue(
      "Winter shipping times",
    );
  },
};

/** A colleague was quicker: nothing is overwritten without a press, and nothing typed is lost. */
let revision = 4;
export const ChangedMeanwhile: Story = {
  ...page({
    "articles/detail": () => (revision === 4 ? wireArticle() : wireArticle({ revision, draft })),
    "articles/save_draft": (sent) => {
      if ((sent as { revision: number }).revision === revision) return saved(sent);
      return rejection("Somebody has changed this article meanwhile");
    },
  }),
  beforeEach: () => {
    revision = 4;
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByRole("textbox", { name: "Title in: 简体中文" }), "我的");
    revision = 5;
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^Anna was quicker/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Title in: 简体中文" })).toHaveValue("我的");
    await user.click(canvas.getByRole("button", { name: "Keep my changes" }));
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ revision: 5 })));
  },
};

/** What was typed before the window closed. */
export const OfferedAgain: Story = {
  ...page(),
  beforeEach: () => {
    const work = { categoryId: 1, title: { zh: "以前写的" } };
    localStorage.setItem("plaza:desk-article:3:7", JSON.stringify({ at: 1_795_000_000_000, work }));
  },
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Go on with it" }));
    await expect(await canvas.findByRole("textbox", { name: "Title in: 简体中文" })).toHaveValue("以前写的");
    await expect(await bar(canvas)).toBeDefined();
  },
};

const wrongField = { ...rejection("The end is not after the beginning"), field: "shown_until" } as never;
export const RefusedBesideItsField: Story = {
  ...page({ "articles/save_draft": wrongField }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByRole("spinbutton", { name: "Position" }), "5");
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(canvas.getAllByLabelText(/^Until/)[0]).toHaveAccessibleDescription(/not after the beginning/),
    );
  },
};

const publish = fn((_sent: unknown) => success({ version: 3 }));
export const IsPublished: Story = {
  ...page({
    "articles/detail": wireArticle({ draft: { ...draft, shown_from: "2027-01-01T00:00:00.000Z" } }),
    "articles/publish": (sent) => publish(sent),
  }),
  play: async ({ canvas }) => {
    publish.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Publish" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Publish this article?" }));
    await expect(dialog.getByText(/^Readers find it from .* on\.$/)).toBeVisible();
    await expect(dialog.getByText(/^Missing: English, 日本語, 한국어/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(publish).toHaveBeenCalledWith({ id: 7, revision: 4 }));
    await expect(await canvas.findByText("The new version is published.")).toBeVisible();
  },
};

/** A title without its text would leave readers with half an article. */
export const NotPublishable: Story = {
  ...page({
    "articles/detail": wireArticle({ draft: wireContents({ title: { en: "", zh: "雪", ja: "雪", ko: "" } }) }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A title without a text.*English, 日本語/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toBeDisabled();
  },
};

const again = fn((_sent: unknown) => success({ version: 3 }));
export const EarlierVersion: Story = {
  ...page({ "articles/version": success(wireContents()), "articles/publish_again": (sent) => again(sent) }),
  play: async ({ canvas }) => {
    again.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Read: version 1" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Version 1" }));
    await expect(await dialog.findByText("Parcels travel slower.")).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(await canvas.findByRole("button", { name: "Publish again: version 1" }));
    const question = within(await canvas.findByRole("dialog", { name: "Publish version 1 again?" }));
    await user.click(question.getByRole("button", { name: "Publish again" }));
    await waitFor(() => expect(again).toHaveBeenCalledWith({ id: 7, revision: 4, version: 1 }));
  },
};

const show = fn((_sent: unknown) => success([]));
export const IsHidden: Story = {
  ...page({ "articles/show": (sent) => show(sent), "articles/detail": wireArticle({ is_category_shown: 0 }) }),
  play: async ({ canvas }) => {
    show.mockClear();
    await expect(await canvas.findByText("Its topic is hidden, so readers do not find this article.")).toBeVisible();
    await (await realInput()).click(await canvas.findByRole("button", { name: "Hide from readers" }));
    await waitFor(() => expect(show).toHaveBeenCalledWith({ id: 7, revision: 4, is_shown: 0 }));
  },
};

const removed = fn((_sent: unknown) => success([]));
/** In favour of another one. */
export const IsRemoved: Story = {
  ...page({ "articles/remove": (sent) => removed(sent), "articles/list": wireArticleList() }),
  play: async ({ canvas }) => {
    removed.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Winter shipping times”?" }));
    await user.click(dialog.getByRole("radio", { name: "are led to another article" }));
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await dialog.findByText("Please choose one.")).toBeVisible();
    await dialog.findByRole("option", { name: "Autumn fair" });
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Article in its place" }), "6");
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 7, revision: 4, target_id: 6 }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  },
};

const inShop = fn((_sent: unknown) =>
  success({
    addresses: Object.fromEntries(["en", "zh", "ja", "ko"].map((each) => [each, `https://shop.example/pc/${each}/x`])),
    until: "2026-11-20T04:15:00.000Z",
  }),
);
export const PreviewedInTheShop: Story = {
  ...page({ "articles/detail": wireArticle({ draft }), "articles/preview_addresses": (sent) => inShop(sent) }),
  play: async ({ canvas }) => {
    inShop.mockClear();
    const opened = spyOn(window, "open").mockReturnValue(null);
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Preview in the shop" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Preview in the shop" }));
    await user.click(await dialog.findByRole("button", { name: "As on a phone" }));
    await expect(inShop.mock.calls).toEqual([[{ id: 7, revision: 4 }]]);
    await expect(opened.mock.calls[0]?.[0]).toBe("https://shop.example/pc/zh/x");
    opened.mockRestore();
  },
};

export const OfHelp: Story = {
  ...page({ "articles/detail": wireArticle({ kind: "help", published: wireContents({ category_id: 5 }) }) }),
  play: async ({ canvas }) => {
    const readers = within(await canvas.findByRole("region", { name: "Did it help?" }));
    await expect(readers.getByText(/75/)).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: "Runs through the ticker" })).toBeNull();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "articles/detail", title: "Article" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "articles/detail",
  answer: wireArticle(),
  others,
  shown: chinese,
});
export const Chinese: Story = {
  ...page({ "articles/detail": wireArticle({ draft }) }),
  play: loaded,
  globals: inChinese,
};
export const JapaneseOnAPhone: Story = { ...page(), play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = {
  ...page({ "articles/detail": wireArticle({ kind: "help", published: wireContents({ category_id: 5 }) }) }),
  play: loaded,
  globals: inKoreanOnATablet,
};
