import { type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { HomePage } from "./home-page.tsx";
import { wireDocument, wireDraft, wireHome, wireThings } from "./wire-home.ts";

const saved = fn((_sent: unknown): Envelope => success({ revision: 5 }));
const meta = {
  title: "Desk/HomePage",
  component: HomePage,
  beforeEach: () => {
    localStorage.clear();
    saved.mockReset().mockImplementation(() => success({ revision: 5 }));
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [path, role] = ["/home", "operator"] as const;
const page = (answers: NonNullable<Parameters<typeof deskStory>[0]["answers"]> = {}) =>
  deskStory({
    path,
    role,
    answers: {
      "home/detail": wireHome(),
      "home/save_draft": (sent) => saved(sent),
      "home/targets": success(wireThings.filter(({ kind }) => kind === "product")),
      ...answers,
    },
  });
const list = (canvas: Canvas) => canvas.findByRole("grid", { name: "Blocks of the home page" });
const rows = (canvas: Canvas) =>
  canvas.getAllByRole("row").map((row) => row.getAttribute("aria-label") ?? row.textContent.split("Move")[0]);
const bar = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: "Unsaved changes" }));
const documentOf = (index = 0) => {
  const [sent] = saved.mock.calls[index] ?? [];
  return JSON.parse((sent as { readonly document: string }).document) as typeof wireDocument;
};

/** By its arrows, and by the keyboard through its handle. */
export const MovedAndSaved: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await list(canvas);
    await user.click(canvas.getByRole("button", { name: "Move Flash sale up" }));
    await waitFor(() => expect(rows(canvas).slice(0, 3)).toEqual(["Carousel", "Flash sale", "Special areas"]));
    await expect(canvas.getByRole("button", { name: "Move Flash sale up" })).toBeDisabled();
    await user.click(canvas.getByRole("button", { name: "Move Flash sale down" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Unsaved changes" })).toBeNull());
    await user.click(canvas.getByRole("row", { name: "Columns of products" }));
    await user.keyboard("{ArrowRight}{Enter}");
    await user.keyboard("{ArrowUp}{ArrowUp}{Enter}");
    await waitFor(() => expect(rows(canvas).at(-1)).not.toBe("Columns of products"));
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(
      documentOf()
        .blocks.map(({ key }) => key)
        .indexOf("columns"),
    ).toBeLessThan(5);
    await expect(await canvas.findByText("The draft is saved.")).toBeVisible();
  },
};

/** A picture leads to a product that is found by its name, and keeps a point in sight. */
export const PictureChanged: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change The quietest hour" }));
    await expect(canvas.getByText("Teapot")).toBeVisible();
    await expect(canvas.getAllByText(/2040 × 880 pixels or more/).length).toBeGreaterThan(0);
    await user.click(canvas.getByRole("button", { name: "Choose another" }));
    await user.click(await canvas.findByRole("button", { name: "Choose Cup" }));
    const left = canvas.getByRole("spinbutton", { name: "From the left" });
    await user.click(left);
    await user.keyboard("{Control>}a{/Control}15");
    const alt = within(canvas.getByRole("group", { name: "What it shows, for those who do not see it" }));
    await user.click(alt.getByRole("textbox", { name: "English" }));
    await user.keyboard("Steam over a cup");
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [carousel] = documentOf().blocks;
    await expect(carousel).toMatchObject({
      pictures: [{ focus: { x: 15, y: 50 }, alt: { en: "Steam over a cup" }, target: { kind: "product", id: 8 } }],
    });
  },
};

/** What the platform refuses is said at the block and at its field, and stays written. */
export const Refused: Story = {
  ...page({
    "home/save_draft": () => ({ ...rejection("The end has to be after the beginning"), field: "flash.until" }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(within(await list(canvas)).getByRole("row", { name: /^Flash sale/ }));
    const field = await canvas.findByLabelText(/^Ends/);
    await userEvent.type(field, "2026-11-01T10:00");
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Flash sale: The end has to be after the beginning")).toBeVisible();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The end has to be after/));
    await expect(field).toHaveValue("2026-11-01T10:00");
  },
};

/** Columns by hand or by a rule; a new block; another page. */
export const ColumnsAndPages: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(within(await list(canvas)).getByRole("row", { name: /^Columns of products/ }));
    await expect(await canvas.findByText("Shoppers do not see it")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Products" }), "Best sellers");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "New block" }), "Banner");
    await user.click(canvas.getByRole("button", { name: "Add the block" }));
    await expect(await canvas.findByRole("heading", { level: 2, name: "Banner" })).toBeVisible();
    await user.click(canvas.getByRole("tab", { name: "Advertisements of other pages" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Page" }), "Hot list (1)");
    await user.click(await canvas.findByRole("button", { name: "Remove The quietest hour" }));
    await expect((await bar(canvas)).getByText("3 changes")).toBeVisible();
  },
};

let revision = 4;
/** A colleague was quicker: nothing is overwritten without a press, and nothing changed is lost. */
export const ChangedMeanwhile: Story = {
  ...page({
    "home/detail": () => (revision === 4 ? wireHome() : wireHome({ revision, draft: wireDraft.draft })),
    "home/save_draft": (sent) =>
      (sent as { readonly revision: number }).revision === revision
        ? saved(sent)
        : rejection("Somebody has changed the home page meanwhile"),
  }),
  beforeEach: () => {
    revision = 4;
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await list(canvas);
    await user.click(canvas.getByRole("button", { name: "Move Flash sale up" }));
    revision = 7;
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^Anna was quicker/)).toBeVisible();
    await expect(rows(canvas)[1]).toBe("Flash sale");
    await user.click(canvas.getByRole("button", { name: "Keep my changes" }));
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ revision: 7 })));
  },
};

const publish = fn((_sent: unknown) => success({ version: 4 }));
/** What changes and what to look at stand there before; at a minute of the platform's clock. */
export const Scheduled: Story = {
  ...page({ "home/detail": wireHome(wireDraft), "home/publish": (sent) => publish(sent) }),
  play: async ({ canvas }) => {
    publish.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText(/the column “Under ¥100” has no product now/)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Publish" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Publish this home page?" }));
    await expect(dialog.getAllByText(/moved to another place$/).length).toBeGreaterThan(0);
    await expect(dialog.getByText(/^Version 3 is scheduled, and will take its place/)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "From a time on" }));
    await user.click(dialog.getByRole("button", { name: "Schedule" }));
    await expect(await dialog.findByText("Choose a day and a time.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Begins/), "2026-12-01T10:00");
    await user.click(dialog.getByRole("button", { name: "Schedule" }));
    await waitFor(() => expect(publish).toHaveBeenCalledWith({ revision: 4, begins_at: "2026-12-01T02:00:00.000Z" }));
    await expect(await canvas.findByText("The version is scheduled.")).toBeVisible();
  },
};

const takenBack = fn((_sent: unknown) => success([]));
const again = fn((_sent: unknown) => success({ version: 4 }));
export const EarlierVersions: Story = {
  ...page({
    "home/version": success({
      document: { ...wireDocument, blocks: wireDocument.blocks.slice(0, 5) },
      named: wireThings,
    }),
    "home/take_back": (sent) => takenBack(sent),
    "home/publish_again": (sent) => again(sent),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Take it back: version 3" }));
    const question = within(await canvas.findByRole("dialog", { name: "Take back the schedule of version 3?" }));
    await user.click(question.getByRole("button", { name: "Take it back" }));
    await waitFor(() => expect(takenBack).toHaveBeenCalledWith({ revision: 4, version: 3 }));
    await user.click(await canvas.findByRole("button", { name: "Look at it: version 1" }));
    const opened = within(await canvas.findByRole("dialog", { name: "Version 1" }));
    await expect(await opened.findByText("They are the same.")).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(await canvas.findByRole("button", { name: "Publish again: version 1" }));
    const publishing = within(await canvas.findByRole("dialog", { name: "Publish version 1 again?" }));
    await user.click(publishing.getByRole("button", { name: "Publish now" }));
    await waitFor(() => expect(again).toHaveBeenCalledWith({ revision: 4, version: 1 }));
  },
};

const inShop = fn((_sent: unknown) =>
  success({
    addresses: Object.fromEntries(["en", "zh", "ja", "ko"].map((each) => [each, `https://shop.example/pc/${each}/`])),
    until: "2026-11-20T04:15:00.000Z",
  }),
);
/** As it is at a time, in a language, on a phone. */
export const PreviewedInTheShop: Story = {
  ...page({ "home/detail": wireHome(wireDraft), "home/preview_addresses": (sent) => inShop(sent) }),
  play: async ({ canvas }) => {
    inShop.mockClear();
    const opened = spyOn(window, "open").mockReturnValue(null);
    const user = await realInput();
    await userEvent.type(await canvas.findByLabelText(/^Preview as it is on/), "2026-12-24T18:00");
    await user.click(canvas.getByRole("button", { name: "Preview in the shop" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Preview in the shop" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Language" }), "日本語");
    await user.click(dialog.getByRole("button", { name: "As on a phone" }));
    await expect(inShop).toHaveBeenCalledWith({ revision: 4, version: 0, at: "2026-12-24T10:00:00.000Z" });
    await expect(opened).toHaveBeenCalledWith("https://shop.example/pc/ja/", "_blank", expect.stringContaining("390"));
    opened.mockRestore();
  },
};

/** What was changed before the window closed. */
export const OfferedAgain: Story = {
  ...page(),
  beforeEach: () => {
    const document = { blocks: [], slots: [] };
    localStorage.setItem("plaza:desk-home:3", JSON.stringify({ at: 1_795_000_000_000, work: document }));
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Go on with it" }));
    await expect((await bar(canvas)).getByText("7 changes")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "home/detail", title: "Home page" });
export const NotLoaded: Story = notLoadedStory({ path, role, call: "home/detail", answer: wireHome(), shown: list });
export const Chinese: Story = { ...page({ "home/detail": wireHome(wireDraft) }), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = {
  ...page({ "home/detail": wireHome(wireDraft) }),
  play: loaded,
  globals: inJapaneseOnAPhone,
};
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
