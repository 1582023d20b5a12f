import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productCards, productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { ProductListing } from "./product-listing.tsx";

const meta = {
  title: "Catalog/ProductListing",
  component: ProductListing,
  ...storyRouter(),
  args: {
    result: productPage(),
    pending: false,
  },
} satisfies Meta<typeof ProductListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(24);
  },
};

export const LastPage: Story = {
  args: { result: productPage({ page: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(12);
  },
};

export const Ranked: Story = {
  args: { ranked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("No.")).toHaveLength(3);
  },
};

/** Ranks count on over the pages: the second page has none of the first three. */
export const RankedSecondPage: Story = {
  args: { ranked: true, result: productPage({ page: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("No.")).not.toBeInTheDocument();
  },
};

export const Updating: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { result: productPage({ total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };

export const Chinese: Story = {
  globals: { locale: "zh" },
  args: {
    result: productPage({ items: named("手工釉面陶瓷茶壶（带竹柄滤网）九百毫升", "铸铁珐琅炖锅", "柳编购物篮") }),
  },
};

export const Japanese: Story = {
  globals: { locale: "ja" },
  args: {
    result: productPage({
      items: named("竹の持ち手と茶こしが付いた釉薬の急須（九百ミリリットル）", "朝のカップ", "柳のかご"),
    }),
  },
};

export const Korean: Story = {
  globals: { locale: "ko" },
  args: {
    result: productPage({
      total: 12,
      items: named("대나무 손잡이와 거름망이 있는 유약 도자기 찻주전자 900밀리리터", "아침 컵", "버들 바구니"),
    }),
  },
};

function named(...names: readonly string[]) {
  return productCards(12).map((product, index) => ({ ...product, name: names[index % names.length] ?? "" }));
}
