import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { category, categoryTree } from "../testing/factories.ts";
import { storyRouter } from "../testing/story-router.tsx";
import { CategoryEntrances } from "./category-entrances.tsx";

const meta = {
  title: "Catalog/CategoryEntrances",
  component: CategoryEntrances,
  ...storyRouter(),
  args: { departments: categoryTree() },
} satisfies Meta<typeof CategoryEntrances>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(10);
    await expect(canvas.getByRole("link", { name: "Electronics" })).toHaveAttribute("href", "/category?id=3");
  },
};

/** More than a line holds, one without a picture, one with a name of several lines. */
export const Many: Story = {
  args: {
    departments: [
      ...categoryTree(),
      { ...category(11, "Garden"), picture: null },
      category(12, "Musical instruments, records and everything that sounds"),
      category(13, "Stationery"),
    ],
  },
};

export const Three: Story = { args: { departments: categoryTree().slice(0, 3) } };

export const Korean: Story = {
  globals: { locale: "ko" },
  args: {
    departments: ["홈 & 리빙", "주방", "전자 제품", "패션", "뷰티", "식품과 음료", "스포츠와 아웃도어"].map(
      (name, index) => category(index + 1, name),
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };

export const None: Story = {
  args: { departments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
};
