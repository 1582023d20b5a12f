import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { forgetViewed, rememberProduct } from "../shared/viewed-store.ts";
import { productCards } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { RecentlyViewedRow } from "./recently-viewed-row.tsx";

/** Views so many products, one after the other, on a device that remembers nothing else. */
function looked(count: number) {
  return () => {
    forgetViewed();
    for (const { id, name, image, price } of productCards(count))
      rememberProduct({ id, name, image, price, locale: "en" });
  };
}

const meta = {
  title: "Catalog/RecentlyViewedShelf",
  component: RecentlyViewedRow,
  ...storyRouter(),
} satisfies Meta<typeof RecentlyViewedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {
  beforeEach: looked(14),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("article");
    await expect(names).toHaveLength(12);
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", "/goods_details/14");
  },
};

export const Cleared: Story = {
  beforeEach: looked(1),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
    await expect(localStorage.getItem("plaza:recently-viewed")).toBe("[]");
  },
};

/** The names stay in the language in which the products were viewed. */
export const InAnotherLanguage: Story = {
  beforeEach: looked(3),
  globals: { locale: "zh" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })[0]).toHaveAttribute("lang", "en");
  },
};

export const Phone: Story = { beforeEach: looked(5), globals: { viewport: { value: "360" } } };

export const Nothing: Story = {
  beforeEach: looked(0),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
