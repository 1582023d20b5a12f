import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProductSkeleton } from "./product-skeleton.tsx";

const meta = {
  title: "Catalog/ProductSkeleton",
  component: ProductSkeleton,
  render: () => (
    <div style={{ maxWidth: 1180, marginInline: "auto", paddingInline: 16 }}>
      <ProductSkeleton />
    </div>
  ),
} satisfies Meta<typeof ProductSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: "1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};
export const Phone: Story = { globals: { viewport: { value: "360" } } };
