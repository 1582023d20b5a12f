import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tanstack/react-router";
import { expect, within } from "storybook/test";
import { productCards, productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { EmptyCategory } from "./empty-search.tsx";
import { ProductListing } from "./product-listing.tsx";

const meta = {
  title: "Catalog/ProductListing",
  component: ProductListing,
  ...storyRouter(),
  args: {
    result: productPage(),
    sort: "relevance",
    ownSort: "relevance",
    pending: false,
    links: {
      sort: (sort, props) => <Link to="/category" search={{ sort }} {...props} />,
      page: (page, props) => <Link to="/category" search={{ page }} {...props} />,
      size: (size, props) => <Link to="/category" search={{ size }} {...props} />,
    },
    empty: <EmptyCategory />,
  },
} satisfies Meta<typeof ProductListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(24);
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/category?page=3");
    await expect(canvas.queryByRole("link", { name: "Page 4" })).not.toBeInTheDocument();
    const sizes = within(canvas.getByRole("group", { name: "Products per page" }));
    await expect(sizes.getByRole("link", { name: "24" })).toHaveAttribute("aria-current", "true");
    await expect(sizes.getByRole("link", { name: "48" })).toHaveAttribute("href", "/category?size=48");
  },
};

/** A larger page holds all products; the choice of smaller ones stays. */
export const OneLargePage: Story = {
  args: { result: productPage({ total: 30, pageSize: 48 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "24" })).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { result: productPage({ page: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(12);
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  },
};

export const OnePage: Story = {
  args: { result: productPage({ total: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
  },
};

export const Ranked: Story = {
  args: { sort: "sales", ownSort: "sales", ranked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("No.")).toHaveLength(3);
  },
};

/** Ranks count on over the pages: the second page has none of the first three. */
export const RankedSecondPage: Story = {
  args: { sort: "sales", ownSort: "sales", ranked: true, result: productPage({ page: 2 }) },
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

export const EmptyOfCategory: Story = {
  args: { result: productPage({ total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing on this shelf yet" })).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/hotgoods_list/1");
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
