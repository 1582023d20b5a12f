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
    await expect(canvas.getByRole("heading", { level: 3, name: /Hearth & Linden/ })).toHaveTextContent("By Plaza");
    await expect(canvas.getByText("86 products")).toBeVisible();
  },
};

/** At most two rows are shown. */
export const Ten: Story = {
  args: { shops: Array.from({ length: 10 }, (_, index) => homeShop({ id: index + 1, name: `Shop ${index + 1}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
  },
};

export const LongNames: Story = {
  args: {
    shops: [
      homeShop({ name: "A shop whose name does not fit into this line at all", selfOperated: true }),
      homeShop({ id: 8, name: "Endlesswordofsomebody".repeat(3), productCount: 1 }),
    ],
  },
};

export const Korean: Story = {
  globals: { locale: "ko" },
  args: { shops: homeShops().map((shop) => ({ ...shop, name: "화덕과 린넨 상점" })) },
};

export const Tablet: Story = { globals: { viewport: { value: "768" } } };
export const Phone: Story = { globals: { viewport: { value: "360" } } };

export const None: Story = {
  args: { shops: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
