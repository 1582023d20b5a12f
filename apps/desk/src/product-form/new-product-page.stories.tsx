import { type Answers, type Envelope, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, type LoadedDesk, listed, phone } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded } from "../story-help/page-stories.ts";
import { NewProductPage } from "./new-product-page.tsx";
import { wireBlank, wireChoices, wireContent, wireDraft, wireForm, wireSaved } from "./wire-product-form.ts";

const saved = fn((_sent: unknown): Envelope => wireSaved());
const meta = {
  title: "Desk/New product",
  component: NewProductPage,
  beforeEach: () => {
    localStorage.clear();
    saved.mockReset().mockImplementation(() => wireSaved());
  },
} satisfies Meta<typeof NewProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const begun = (id: number, more: object = {}) => ({
  id,
  revision: 2,
  name: "",
  image: "",
  changed_by: "Bob",
  changed_at: "2026-11-20T02:00:00.000Z",
  ...more,
});
const page = (answers: Answers = {}, path = "/products/new") =>
  deskStory({
    path,
    answers: {
      "chat/kefuInfo": success({
        id: 3,
        shop_id: 4,
        nickname: "Anna",
        avatar: "",
        role: "owner",
        online: 0,
        default_language: "en",
      }),
      "product/drafts": success([]),
      "product/choices": wireChoices,
      "product/brands": success([]),
      "product/save_draft": (sent) => saved(sent),
      ...answers,
    },
  });
const name = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Name in: English" });
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const pictureBytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));

export const Blank: Story = {
  ...page({ "product/drafts": success([begun(8, { name: "Candle" }), begun(9)]) }),
  play: async ({ canvas }) => {
    const drafts = within(await canvas.findByRole("region", { name: "Begun and not published" }));
    await expect(drafts.getByRole("link", { name: "Candle" })).toHaveAttribute("href", "/products/new?draft=8");
    await expect(await canvas.findByRole("button", { name: "Put on the shelf" })).toBeDisabled();
    await expect(canvas.getByText("Nothing is changed.")).toBeVisible();
  },
};

/** With the first letters there is a draft, which the address names from then on. */
export const IsWritten: Story = {
  ...page({
    "product/detail": wireForm({
      stored: null,
      draft: wireDraft({ revision: 4, base_digest: "", content: { ...wireBlank, name: { en: "Felt shoes" } } }),
    }),
    "product/upload_picture": success({ id: 1, name: "shoe.png", uri: "/uploads/products/shoe.png", base_uri: "x" }),
  }),
  play: async ({ canvas, canvasElement, loaded: given }) => {
    const user = await realInput();
    await fill(await name(canvas), "Felt shoes");
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ product_id: 0, base_digest: "", content: { options: [] } });
    const { router } = (given as unknown as LoadedDesk).desk;
    await waitFor(() => expect(router.state.location.search).toEqual({ draft: 70 }));
    await fill(canvas.getByRole("searchbox", { name: "Search for a category" }), "shoes");
    await user.click(canvas.getByRole("button", { name: "Choose Home › House shoes" }));
    await expect(await canvas.findByRole("button", { name: "Choose another category" })).toBeVisible();
    await expect(canvas.getAllByText("Home › House shoes")).toHaveLength(2);
    const files = canvasElement.querySelector<HTMLInputElement>('[data-field="images"] input[type=file]');
    await userEvent.upload(files as HTMLInputElement, new File([pictureBytes], "shoe.png", { type: "image/png" }));
    await fill(canvas.getByRole("textbox", { name: "New option in: English" }), "Colour");
    await fill(canvas.getByRole("textbox", { name: "Its values" }), "Red, Blue");
    await user.click(canvas.getByRole("button", { name: "Add the option" }));
    await expect(await canvas.findByRole("textbox", { name: "Price: Blue" })).toHaveValue("");
    await waitFor(
      () =>
        expect(saved.mock.calls.at(-1)?.[0]).toMatchObject({
          id: 70,
          content: {
            category_id: 21,
            images: [expect.stringContaining("/uploads/products/shoe.png")],
            options: [{ name: { en: "Colour" }, values: [{ text: { en: "Red" } }, { text: { en: "Blue" } }] }],
            skus: [{ values: [0] }, { values: [1] }],
          },
        }),
      { timeout: 10_000 },
    );
    await expect(await name(canvas)).toHaveValue("Felt shoes");
  },
};

const discarded = fn((_sent: unknown) => success([]));
export const DraftIsDiscarded: Story = {
  ...page(
    {
      "product/detail": wireForm({ stored: null, draft: wireDraft({ base_digest: "" }) }),
      "product/discard_draft": (sent) => discarded(sent),
      "products/list": listed([]),
    },
    "/products/new?draft=70",
  ),
  play: async ({ canvas }) => {
    discarded.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Discard the draft" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Discard the draft?" }));
    await user.click(dialog.getByRole("button", { name: "Discard the draft" }));
    await waitFor(() => expect(discarded).toHaveBeenCalledWith({ id: 70, revision: 3 }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Products" })).toBeVisible();
  },
};

/** Tickets and codes are not sent, and everything about parcels is gone. */
export const NothingIsSent: Story = {
  ...page({}),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: /^Delivery/ }));
    await expect(canvas.getByRole("combobox", { name: "Freight" })).toBeVisible();
    await user.click(canvas.getByRole("radio", { name: "Nothing is sent" }));
    await fill(canvas.getByRole("textbox", { name: /^What buyers receive/ }), "Code: 12");
    await expect(canvas.queryByRole("combobox", { name: "Freight" })).toBeNull();
    await waitFor(
      () =>
        expect(saved.mock.calls.at(-1)?.[0]).toMatchObject({
          content: { delivery: "virtual", virtual_content: "Code: 12" },
        }),
      { timeout: 5000 },
    );
  },
};

/** What a copy begins with. */
export const ACopy: Story = {
  ...page(
    {
      "product/detail": wireForm({
        stored: null,
        draft: wireDraft({ base_digest: "", content: wireContent({ number: "" }) }),
        missing: [{ field: "stock", sku: 0, message: "The stock is missing." }],
      }),
    },
    "/products/new?draft=70",
  ),
  play: loaded,
};
export const OnAPhone: Story = { ...page(), play: loaded, globals: phone };
export const Chinese: Story = { ...page(), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
