import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { OwnShopPage } from "./own-shop-page.tsx";
import { wireDraftedPage, wireProposedName, wireShopPage } from "./wire-shop-page.ts";

const meta = {
  title: "Desk/Shop page",
  component: OwnShopPage,
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof OwnShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/shop-page";
const call = "shop_page/detail";
const page = success(wireShopPage);
const of = (answers: Answers = {}) => deskStory({ path, answers: { [call]: page, ...answers } });

const saved = fn((_sent: unknown) => success([]));
/** Texts and pictures are saved as a draft. */
export const Written: Story = {
  ...of({
    "pictures/upload": success({ base_uri: "uploads/user/20261120/b.png", uri: "/pictures/b.png" }),
    "shop_page/save_draft": (sent) => saved(sent),
  }),
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const intro = within(await canvas.findByRole("group", { name: "Introduction, in one or two sentences" }));
    await fill(intro.getByRole("textbox", { name: "日本語" }), "台所と居間の道具");
    const [logo] = canvas.getAllByLabelText(/^Add files/);
    if (logo === undefined) throw new Error("There is no field for a logo");
    await userEvent.upload(logo, new File(["png"], "logo.png", { type: "image/png" }));
    const bar = within(await canvas.findByRole("region", { name: "Unsaved changes" }));
    await expect(await bar.findByText("2 changes")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toBeDisabled();
    await user.click(bar.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({
          revision: 7,
          name: wireShopPage.edited.name,
          intro: { ...wireShopPage.edited.intro, ja: "台所と居間の道具" },
          logo: "/pictures/b.png",
        }),
      ),
    );
    await expect(await canvas.findByText("The draft is saved.")).toBeVisible();
  },
};

const wrongName = { ...rejection("This is too long"), field: "name_en" };
/** What the platform says of a text stands beside it, and nothing that was written is lost. */
export const Refused: Story = {
  ...of({ "shop_page/save_draft": wrongName }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const names = within(await canvas.findByRole("group", { name: "Name of the shop" }));
    await fill(names.getByRole("textbox", { name: "English" }), "Linden and Ash");
    await user.click(await canvas.findByRole("button", { name: "Save" }));
    await expect((await names.findAllByText("This is too long"))[0]).toBeVisible();
    await expect(names.getByRole("textbox", { name: "English" })).toHaveValue("Linden and Ash");
  },
};

const published = fn((_sent: unknown) => success({ is_name_waiting: 1 }));
/** Who publishes another name is told that it waits. */
export const Published: Story = {
  ...of({ [call]: success(wireDraftedPage), "shop_page/publish": (sent) => published(sent) }),
  beforeEach: () => void published.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Publish" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Publish the page of your shop?" }));
    await expect(dialog.getByText(/an operator looks at that first/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(published).toHaveBeenCalledWith({ revision: 7 }));
    await expect(await canvas.findByText("It is published. The name waits for an operator.")).toBeVisible();
  },
};

const addresses = Object.fromEntries(
  ["en", "zh", "ja", "ko"].map((locale) => [locale, `https://shop.example/pc/${locale}/shop_street_detail?id=4`]),
);
export const Previewed: Story = {
  ...of({
    [call]: success(wireDraftedPage),
    "shop_page/preview_addresses": success({ addresses, until: "2026-11-22T04:15:00.000Z" }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Preview in the shop" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Preview in the shop" }));
    await expect(dialog.getByRole("button", { name: "As on a phone" })).toBeVisible();
  },
};

const discarded = fn((_sent: unknown) => success([]));
export const Discarded: Story = {
  ...of({ [call]: success(wireDraftedPage), "shop_page/discard_draft": (sent) => discarded(sent) }),
  beforeEach: () => void discarded.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Discard the draft" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Discard the draft?" }));
    await user.click(dialog.getByRole("button", { name: "Discard the draft" }));
    await waitFor(() => expect(discarded).toHaveBeenCalledWith({ revision: 7 }));
  },
};

export const NameWaits: Story = {
  ...of({ [call]: success({ ...wireShopPage, proposed_name: wireProposedName }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The name “Linden & Ash” waits for an operator/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toBeDisabled();
  },
};

const refusedName = { state: "refused", grounds: "Another shop has it", decided_at: "2026-11-21T04:00:00.000Z" };
export const NameRefused: Story = {
  ...of({ [call]: success({ ...wireShopPage, proposed_name: { ...wireProposedName, ...refusedName } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Another shop has it")).toBeVisible();
  },
};

const nothing = { name: { zh: "椴木" }, intro: {}, story: {}, logo: "", banner: "", cover: "" };
export const NothingYet: Story = {
  ...of({ [call]: success({ ...wireShopPage, revision: 0, changed_by: "", edited: nothing, published: nothing }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Shoppers see what stands here.")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
  },
};

export const Loading: Story = loadingStory({ path, call, title: "Shop page" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call,
  answer: page,
  shown: (canvas) => canvas.findByRole("group", { name: "Name of the shop" }),
});

const usual = { ...of({ [call]: success({ ...wireDraftedPage, proposed_name: wireProposedName }) }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
