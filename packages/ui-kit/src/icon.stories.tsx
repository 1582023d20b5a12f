import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, ShoppingCart, Star, Zap } from "lucide";
import { expect } from "storybook/test";
import { Icon } from "./icon.tsx";
import { Row } from "./story-help/layout.tsx";

const meta = { title: "Basics/Icon", component: Icon, args: { of: ShoppingCart } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Row>
      {[14, 16, 18, 20, 22].map((size) => (
        <Icon key={size} of={ShoppingCart} size={size} />
      ))}
      <Icon of={Star} filled />
      <Icon of={Heart} filled />
      <Icon of={Zap} filled />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
export const WithMeaning: Story = {
  args: { label: "Cart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Cart" })).toBeVisible();
  },
};
