import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ShopMark } from "./shop-mark.tsx";
import { Row } from "./story-help/layout.tsx";
import { Image } from "./story-help/image.tsx";

const meta = { title: "Basics/ShopMark", component: ShopMark, args: { name: "Hearth & Linden" } } satisfies Meta<
  typeof ShopMark
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  render: () => (
    <Row>
      <ShopMark name="Hearth & Linden" tone="home" size={64} />
      <ShopMark name="northline audio" tone="tech" size={56} />
      <ShopMark name="炉边与林登" tone="kitchen" />
      <ShopMark name="𠮷野" tone="food" />
      <ShopMark name="" size={24} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("HN炉𠮷");
  },
};
export const Logo: Story = { args: { logo: <Image of="honey" />, size: 56 } };
