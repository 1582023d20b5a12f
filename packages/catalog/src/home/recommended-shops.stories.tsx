import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { homeShop, homeShops } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { RecommendedShops } from "./recommended-shops.tsx";

const meta = {
  title: "Catalog/RecommendedShops",
  component: RecommendedShops,
  ...storyRouter(),
  args: { shops: homeShops() },
} satisfies Meta<typeof RecommendedShops>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Shops to stroll through" })).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Hearth & Linden" })).toHaveTextContent("Self-operated");
    await expect(canvas.getByText("86 products")).toBeVisible();
  },
};

/** A story and three lines are shown. */
export const Ten: Story = {
  args: { shops: Array.from({ length: 10 }, (_, index) => homeShop({ id: index + 1, name: `Shop ${index + 1}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Shop 1",
      "Shop 2",
      "Shop 3",
      "Shop 4",
    ]);
    await expect(canvas.getAllByRole("link", { name: "Morning Cup & Saucer" })[0]).toHaveAttribute(
      "href",
      "/goods_details/3",
    );
  },
};

/** Without cover, introduction or products, as a platform of the contract sends them. */
export const Plain: Story = {
  args: {
    shops: homeShops().map((shop) => ({ ...shop, cover: null, intro: "", products: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "The Larder" })).toHaveAttribute("href", "/shop_street_detail?id=10");
    await expect(canvas.queryByRole("link", { name: "Morning Cup & Saucer" })).not.toBeInTheDocument();
  },
};

export const One: Story = { args: { shops: [homeShop()] } };
export const Two: Story = { args: { shops: homeShops().slice(0, 2) } };

export const LongNames: Story = {
  args: {
    shops: [
      homeShop({ name: "A shop whose name does not fit into this line at all", selfOperated: true }),
      homeShop({ id: 8, name: "Endlesswordofsomebody".repeat(3), productCount: 1 }),
    ],
  },
};
/** The lines scroll sideways. */
export const Phone: Story = {
  args: { shops: homeShops().slice(0, 3) },
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Shops to stroll through" });
    const row = region.lastElementChild;
    await expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0);
  },
};
export const PlainPhone: Story = { args: Plain.args ?? {}, globals: { viewport: { value: "360" } } };

export const None: Story = {
  args: { shops: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
