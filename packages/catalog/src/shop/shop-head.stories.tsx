import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ShopOpening } from "./shop-head.tsx";

const always = { opensAt: "00:00", closesAt: "00:00", weekdays: [] };

const meta = {
  title: "Catalog/ShopOpening",
  component: ShopOpening,
  args: { hours: always, fetchedAt: 0 },
} satisfies Meta<typeof ShopOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Store open until 00:00")).toBeVisible();
  },
};

/** It names a day that no week has. */
export const NotOpen: Story = {
  args: { hours: { ...always, weekdays: [7] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Store not open now")).toBeVisible();
  },
};
