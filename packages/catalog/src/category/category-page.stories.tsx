import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { CategoryPage } from "./category-page.tsx";
import { categoryListQuery } from "./category-list-query.ts";

const meta = { title: "Catalog/CategoryPage", component: CategoryPage } satisfies Meta<typeof CategoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function listed(path: string, id: number, total: number) {
  return storyRouter({
    path,
    fill: (queryClient, api) =>
      queryClient.setQueryData(categoryListQuery(api, { id }).queryKey, productPage({ total })),
  });
}

export const Department: Story = {
  ...listed("/category?id=2", 2, 60),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Kitchen" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Kitchen: gifts" })).toHaveAttribute(
      "href",
      "/category?id=202",
    );
  },
};

/** A category without children offers its siblings, itself among them. */
export const Leaf: Story = {
  ...listed("/category?id=2001", 2001, 12),
  play: async ({ canvas }) => {
    const own = await canvas.findAllByRole("link", { name: "Tea & coffee" });
    await expect(own).toHaveLength(1);
    await expect(own[0]).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Kitchen: everyday" })).toHaveAttribute("href", "/category?id=201");
  },
};

export const Empty: Story = {
  ...listed("/category?id=5", 5, 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing on this shelf yet" })).toBeVisible();
  },
};

/** Without an id the first department is shown. */
export const First: Story = {
  ...listed("/category", 1, 24),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Home & living" })).toBeVisible();
  },
};

/** Where a phone's "Categories" leads: pictures of all levels, without the products. */
export const AllOnAPhone: Story = {
  ...listed("/category", 1, 24),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Categories" })).toBeVisible();
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "All of Kitchen" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Kitchen" }));
    await expect(await canvas.findByRole("link", { name: "All of Kitchen" })).toHaveAttribute("href", "/category?id=2");
    await expect(canvas.getByRole("link", { name: "Tea & coffee" })).toHaveAttribute("href", "/category?id=2001");
  },
};
/** Names without spaces break between their words. */
export const NamesInJapanese: Story = {
  ...storyRouter({
    path: "/category",
    fill: (queryClient, api) =>
      queryClient.setQueryData(categoryListQuery(api, { id: 1 }).queryKey, productPage({ total: 24 })),
    answers: {
      "pc/category": success(
        ["ホーム＆リビング", "家電・デジタル", "スポーツ・アウトドア"].map((name, index) => ({
          id: index + 1,
          name,
          image: "",
          sons: [],
        })),
      ),
    },
  }),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(3);
    for (const radio of canvas.getAllByRole("radio")) {
      const name = radio.parentElement?.querySelector("span")?.firstChild;
      const range = document.createRange();
      const topOf = (index: number) => {
        range.setStart(name as Text, index);
        range.setEnd(name as Text, index + 1);
        return range.getBoundingClientRect().top;
      };
      const text = name?.textContent ?? "";
      const breaks = Array.from(text, (_, index) =>
        index > 0 && topOf(index) > topOf(index - 1) ? text.charAt(index - 1) : "",
      );
      await expect(breaks.join("")).toMatch(/^[・＆]$/);
    }
  },
};
export const Chinese: Story = { ...listed("/category?id=2", 2, 60), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...listed("/category?id=2", 2, 60), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...listed("/category?id=2", 2, 60), globals: inKoreanOnATablet };
