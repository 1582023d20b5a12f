import { type Answers, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ArchivedProductsPage } from "./archived-products-page.tsx";

const restored = fn((_sent: unknown) => success([]));
const meta = {
  title: "Desk/Archived products",
  component: ArchivedProductsPage,
  beforeEach: () => {
    restored.mockClear();
  },
} satisfies Meta<typeof ArchivedProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/products/archived";
const archived = (id: number, name: string) => ({
  id,
  name,
  image: "",
  price: "48.50",
  archived_at: "2026-11-20T02:00:00.000Z",
});
const answer = listed([
  archived(5, "Glazed Stoneware Teapot"),
  archived(6, "A product whose name somebody has written at such a length that it goes on beside everything else"),
]);
const page = (answers: Answers = {}) =>
  deskStory({
    path,
    answers: { "product/archived": answer, "product/restore": (sent) => restored(sent), ...answers },
  });

export const Filled: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Restore Glazed Stoneware Teapot" }));
    await waitFor(() => expect(restored).toHaveBeenCalledWith({ id: 5 }));
    await expect(await canvas.findByText("The product is back, off the shelf.")).toBeVisible();
  },
};
export const Empty: Story = { ...page({ "product/archived": listed([]) }), play: loaded };
export const Loading: Story = loadingStory({ path, call: "product/archived", title: "Archived products" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call: "product/archived",
  answer,
  shown: (canvas) => canvas.findByRole("link", { name: "Glazed Stoneware Teapot" }),
});
export const OnAPhone: Story = { ...page(), play: loaded, globals: phone };
export const Chinese: Story = { ...page(), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
