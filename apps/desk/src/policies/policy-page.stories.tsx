import { type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { PolicyPage } from "./policy-page.tsx";
import { nothing, wirePolicy, written } from "./wire-policies.ts";

const saved = fn((_sent: unknown): Envelope => success([]));
const meta = {
  title: "Desk/Policy",
  component: PolicyPage,
  beforeEach: () => {
    localStorage.clear();
    saved.mockReset().mockImplementation(() => success([]));
  },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [path, role] = ["/policies/service", "operator"] as const;
const page = (answers: NonNullable<Parameters<typeof deskStory>[0]["answers"]> = {}) =>
  deskStory({
    path,
    role,
    answers: { "policies/detail": wirePolicy(), "policies/save_draft": (sent) => saved(sent), ...answers },
  });
/** The editor is a chunk of its own. */
const chinese = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Text in: 简体中文" }, { timeout: 30_000 });

export const IsWrittenAndSaved: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const text = await chinese(canvas);
    await user.click(text);
    await user.keyboard("{Control>}{End}{/Control} And {Control>}b{/Control}more{Control>}b{/Control}.");
    const bar = within(await canvas.findByRole("region", { name: "Unsaved changes" }));
    await expect(bar.getByText("1 change")).toBeVisible();
    await user.click(bar.getByRole("button", { name: "Save" }));
    const zh = "<h2>1. 我们是谁</h2><p>一个有许多商家的商城。 And <strong>more</strong>.</p>";
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ key: "service", revision: 4, texts: { ...written, zh }, is_to_review: 0 }),
    );
    await expect(await canvas.findByText("The draft is saved.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Unsaved changes" })).toBeNull());
    await expect(localStorage.getItem("plaza:desk-policy:3:service")).toBeNull();
  },
};

export const IsUndoneAndPutBack: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await chinese(canvas));
    await user.keyboard("x");
    const bar = within(await canvas.findByRole("region", { name: "Unsaved changes" }));
    await user.click(bar.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await chinese(canvas)).not.toHaveTextContent("x"));
    await user.click(await bar.findByRole("button", { name: "Put it back" }));
    await expect(await bar.findByText("1 change")).toBeVisible();
  },
};

/** Lists, headings and links by the tools. */
export const WithTools: Story = {
  ...page({ "policies/detail": wirePolicy({ published: nothing, versions: [], revision: 0, changed_at: null }) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await chinese(canvas));
    await user.keyboard("## Title{Enter}Shop");
    await user.keyboard("{Shift>}{Home}{/Shift}");
    const tools = within(canvas.getByRole("toolbar"));
    await user.click(tools.getByRole("button", { name: "Link" }));
    const address = await canvas.findByRole("textbox", { name: "Address of the link" });
    await user.click(address);
    await user.keyboard("javascript:x{Enter}");
    await expect(address).toHaveAccessibleDescription(/whole address/);
    await user.keyboard("{Control>}a{/Control}shop.example/a{Enter}");
    await user.click(tools.getByRole("button", { name: "Bullet list" }));
    await expect(tools.getByRole("button", { name: "Bullet list" })).toHaveAttribute("aria-pressed", "true");
    const bar = within(await canvas.findByRole("region", { name: "Unsaved changes" }));
    await user.click(bar.getByRole("button", { name: "Save" }));
    const zh = '<h2>Title</h2><ul><li><p><a href="https://shop.example/a">Shop</a></p></li></ul>';
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ texts: { ...nothing, zh } })));
  },
};

/** Beside another language. */
export const Compared: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("tab", { name: /^한국어/ }));
    await expect(await canvas.findByText(/^As long as it is missing/)).toBeVisible();
    const compare = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Compare with" });
    compare.value = "en";
    compare.dispatchEvent(new Event("change", { bubbles: true }));
    await expect(await canvas.findByRole("group", { name: "To compare: English" })).toHaveTextContent("Who we are");
    await expect(canvas.getByRole("textbox", { name: "Text in: 한국어" })).toBeVisible();
  },
};

/** A colleague was quicker: nothing is overwritten without a press, and nothing typed is lost. */
let revision = 4;
export const ChangedMeanwhile: Story = {
  ...page({
    "policies/detail": () =>
      revision === 4
        ? wirePolicy()
        : wirePolicy({ revision, has_draft: 1, draft: { ...nothing, zh: "<p>Theirs</p>" } }),
    "policies/save_draft": (sent) => {
      if ((sent as { revision: number }).revision === revision) return saved(sent);
      return rejection("Somebody has changed this policy meanwhile");
    },
  }),
  beforeEach: () => {
    revision = 4;
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await chinese(canvas));
    await user.keyboard("Mine");
    revision = 5;
    const bar = within(await canvas.findByRole("region", { name: "Unsaved changes" }));
    await user.click(bar.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^Anna was quicker/)).toBeVisible();
    await expect(await chinese(canvas)).toHaveTextContent("Mine");
    await user.click(canvas.getByRole("button", { name: "Keep my changes" }));
    await user.click(bar.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ revision: 5 })));
  },
};

/** What was typed before the window closed. */
export const OfferedAgain: Story = {
  ...page(),
  beforeEach: () => {
    const texts = { ...written, zh: "<p>Typed before</p>" };
    localStorage.setItem("plaza:desk-policy:3:service", JSON.stringify({ at: 1_795_000_000_000, work: { texts } }));
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Go on with it" }));
    await waitFor(async () => expect(await chinese(canvas)).toHaveTextContent("Typed before"));
    await expect(await canvas.findByText("1 change")).toBeVisible();
  },
};

const publish = fn((_sent: unknown) => success({ version: 3 }));
const draft = { ...nothing, zh: "<p>草稿，[天数]天内</p>" };
export const IsPublished: Story = {
  ...page({
    "policies/detail": wirePolicy({ has_draft: 1, draft }),
    "policies/publish": (sent) => publish(sent),
  }),
  play: async ({ canvas }) => {
    publish.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Publish" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Publish this version?" }));
    await expect(dialog.getByText(/^Missing: English, 日本語, 한국어/)).toBeVisible();
    await expect(dialog.getByText("This is still to be filled in:")).toBeVisible();
    await expect(dialog.getByText("[天数]")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(publish).toHaveBeenCalledWith({ key: "service", revision: 4 }));
    await expect(await canvas.findByText("The new version is published.")).toBeVisible();
  },
};

/** In a window of the shop, in the language that is being written unless another is chosen. */
const inShop = fn((_sent: unknown) =>
  success({
    addresses: Object.fromEntries(["en", "zh", "ja", "ko"].map((each) => [each, `https://shop.example/pc/${each}/x`])),
    until: "2026-11-20T04:15:00.000Z",
  }),
);
export const PreviewedInTheShop: Story = {
  ...page({
    "policies/detail": wirePolicy({ has_draft: 1, draft }),
    "policies/preview_addresses": (sent) => inShop(sent),
  }),
  play: async ({ canvas }) => {
    inShop.mockClear();
    const opened = spyOn(window, "open").mockReturnValue(null);
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Preview in the shop" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Preview in the shop" }));
    await expect(dialog.getByText(/without a login, until 12:15/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "As on a desktop" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Language" }), "日本語");
    await user.click(dialog.getByRole("button", { name: "As on a phone" }));
    await expect(inShop.mock.calls).toEqual([[{ key: "service", revision: 4 }]]);
    await expect(opened.mock.calls).toEqual([
      ["https://shop.example/pc/zh/x", "_blank", "popup,noopener,width=1280,height=800"],
      ["https://shop.example/pc/ja/x", "_blank", "popup,noopener,width=390,height=844"],
    ]);
    opened.mockRestore();
  },
};

/** Neither the desk nor the shop knows what is not saved, and not every policy has a page there. */
export const NotPreviewedInTheShop: Story = {
  ...page({ "policies/detail": wirePolicy({ has_draft: 1, draft }) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const text = await chinese(canvas);
    await expect(canvas.getByRole("button", { name: "Preview in the shop" })).toBeEnabled();
    await user.click(text);
    await user.keyboard("x");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Preview in the shop" })).toBeDisabled());
  },
};
export const WithoutPage: Story = {
  ...page({ "policies/detail": wirePolicy({ has_draft: 1, has_page: 0, draft }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Publish" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Preview in the shop" })).toBeNull();
  },
};

export const ToBeChecked: Story = {
  ...page({
    "policies/detail": wirePolicy({ has_draft: 1, draft, is_to_review: 1, published: nothing, versions: [] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The draft is still to be checked.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toBeDisabled();
    await expect(canvas.getByRole("checkbox", { name: "Still to be checked" })).toBeChecked();
  },
};

const again = fn((_sent: unknown) => success({ version: 3 }));
export const EarlierVersion: Story = {
  ...page({
    "policies/version": success({ texts: { ...nothing, en: "<p>As it was</p>" } }),
    "policies/publish_again": (sent) => again(sent),
  }),
  play: async ({ canvas }) => {
    again.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Read: version 1" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Version 1" }));
    await expect(await dialog.findByText("As it was")).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(await canvas.findByRole("button", { name: "Publish again: version 1" }));
    const question = within(await canvas.findByRole("dialog", { name: "Publish version 1 again?" }));
    await user.click(question.getByRole("button", { name: "Publish again" }));
    await waitFor(() => expect(again).toHaveBeenCalledWith({ key: "service", revision: 4, version: 1 }));
  },
};

export const Previewed: Story = {
  ...page({ "policies/preview": success({ content: "<p>As the shop shows it</p>" }) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Preview" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Preview: 简体中文" }));
    await expect(dialog.getByText("As the shop shows it")).toBeVisible();
  },
};

export const NoSuchPolicy: Story = {
  ...deskStory({ path: "/policies/cookies", role }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  },
};
export const Loading: Story = loadingStory({ path, role, call: "policies/detail", title: "Service agreement" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "policies/detail",
  answer: wirePolicy(),
  shown: chinese,
});
export const Chinese: Story = { ...page(), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
