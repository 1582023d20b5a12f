import { type Answers, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ProductToApprovePage } from "./product-to-approve-page.tsx";

const meta = { title: "Desk/Product to approve", component: ProductToApprovePage } satisfies Meta<
  typeof ProductToApprovePage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/all-products/40";
const role = "operator";
const picture = (name: string): string => `/images/${name}.webp`;
const approved = {
  name: { en: "Paper Lantern, Hand-Folded", zh: "手工折叠纸灯笼" },
  tagline: { en: "Warm light" },
  description: { en: "<p>Made of washi paper.</p><p>Comes with a cord of two metres.</p>" },
  category: ["Home", "Lighting"],
  brand: "Morrow",
  options: [{ name: { en: "Size" }, values: [{ en: "Small" }, { en: "Large" }] }],
  images: [picture("lantern-1"), picture("lantern-2")],
  sku_images: [],
};
const now = {
  ...approved,
  name: { en: "Golden Paper Lantern, Hand-Folded", zh: "手工折叠黄金灯笼", ja: "金の提灯" },
  description: {
    en: '<p>Made of pure gold.</p><p>Comes with a cord of two metres.</p><p><a href="https://gold.example">More</a></p>',
  },
  options: [{ name: { en: "Size" }, values: [{ en: "Small" }, { en: "Huge" }] }],
  images: [picture("lantern-1"), picture("lantern-3")],
};
const approval = {
  waits_since: "2026-11-29T02:20:00.000Z",
  refused_at: null,
  grounds: "",
  is_new: 0,
  revision: 3,
};
const product = (differences: object = {}) =>
  success({
    id: 40,
    name: "Golden Paper Lantern, Hand-Folded",
    shop: { id: 4, name: "Hearth & Linden" },
    is_on_shelf: 1,
    is_taken_down: 0,
    approval,
    approved,
    now,
    ...differences,
  });
const sent = fn((_body: unknown) => success({ approved: 1, changed_meanwhile: [] }));
const of = (answers: Answers = {}) =>
  deskStory({
    path,
    role,
    answers: {
      "all_products/approval": product(),
      "all_products/list": listed([]),
      "categories/list": success([]),
      ...answers,
    },
  });

/** What was added and removed is shown by field and by language, pictures beside each other; then it is approved. */
export const Changed: Story = {
  ...of({ "all_products/approve": (body: unknown) => sent(body) }),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const name = within(await canvas.findByRole("region", { name: "Name" }));
    await expect(name.getByText("Golden")).toBeVisible();
    await expect(name.getByText("金の提灯")).toBeVisible();
    const description = within(canvas.getByRole("region", { name: "Description" }));
    await expect(description.getByText(/washi/)).toBeVisible();
    await expect(description.getByText(/gold\.example/)).toBeVisible();
    const pictures = within(canvas.getByRole("region", { name: "Pictures" }));
    await expect(pictures.getByText("Removed")).toBeVisible();
    await expect(pictures.getByText("Added")).toBeVisible();
    await user.click(canvas.getByText("What is as it was"));
    await expect(canvas.getByRole("region", { name: "Tagline" })).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ products: [{ id: 40, revision: 3 }] }));
    await expect(await canvas.findByText("The product is approved.")).toBeVisible();
    await expect(await canvas.findByRole("heading", { level: 1, name: "Products of all shops" })).toBeVisible();
  },
};

/** A new product is shown as a whole, and refused with a reason. */
export const Refused: Story = {
  ...of({
    "all_products/approval": product({ approved: null, is_on_shelf: 0, approval: { ...approval, is_new: 1 } }),
    "all_products/refuse": (body: unknown) => {
      sent(body);
      return success([]);
    },
  }),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByRole("heading", { name: "The new product" })).toBeVisible();
    await expect(canvas.getByText("It is off the shelf: its shop decides when it is on sale.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Refuse…" }));
    const dialog = within(await canvas.findByRole("dialog", { name: /^Refuse “Golden Paper Lantern/ }));
    await user.click(dialog.getByRole("button", { name: "Refuse it" }));
    await expect(await dialog.findByText("Please write the reason.")).toBeVisible();
    await user.click(dialog.getByRole("textbox", { name: "Reason" }));
    await user.keyboard("It is not of gold");
    await user.click(dialog.getByRole("button", { name: "Refuse it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 40, revision: 3, grounds: "It is not of gold" }));
    await expect(await canvas.findByText("The product is refused.")).toBeVisible();
  },
};

/** It was changed a second ago: nothing is approved, and it is shown anew. */
export const ChangedMeanwhile: Story = {
  ...of({ "all_products/approve": success({ approved: 0, changed_meanwhile: [40] }) }),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Approve" }));
    await expect(await canvas.findByText(/^The product was changed, or somebody has decided/)).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Name" })).toBeVisible();
  },
};

/** Refused once, taken down besides, and with nothing to read that differs any more. */
export const RefusedAndTakenDown: Story = {
  ...of({
    "all_products/approval": product({
      now: {
        ...approved,
        description: { en: "<p>Made of <b>washi</b> paper.</p><p>Comes with a cord of two metres.</p>" },
      },
      is_taken_down: 1,
      approval: { ...approval, refused_at: "2026-11-29T03:00:00.000Z", grounds: "It is not of gold" },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It is not of gold")).toBeVisible();
    await expect(canvas.getByText("Only how it is formatted has changed.")).toBeVisible();
    await expect(canvas.getByText(/^It is taken down, too/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Write another reason…" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "all_products/approval", title: "Product" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "all_products/approval",
  answer: product(),
  shown: (canvas) => canvas.findByRole("region", { name: "Name" }),
});

const usual = { ...of(), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
