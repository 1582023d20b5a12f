import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, ShoppingCart } from "lucide";
import { expect } from "storybook/test";
import { Count } from "./count.tsx";
import { Icon } from "./icon.tsx";
import { Rating } from "./rating.tsx";
import { Row, Stack } from "./story-help/layout.tsx";
import { Tag } from "./tag.tsx";

const meta = { title: "Basics/Tag, count, rating", component: Tag, args: { kind: "own" } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

function AllTags() {
  return (
    <Row>
      <Tag kind="own" />
      <Tag kind="flash" />
      <Tag kind="saving">−20%</Tag>
      <Tag kind="fresh" />
      <Tag kind="neutral">Draft</Tag>
      <Tag kind="success">Received</Tag>
      <Tag kind="warning">Low stock</Tag>
      <Tag kind="info">Express</Tag>
      <Tag kind="danger">Closed</Tag>
      <Tag kind="rating">4.9</Tag>
    </Row>
  );
}
export const Kinds: Story = { render: AllTags };
export const KindsInJapanese: Story = { render: AllTags, globals: { locale: "ja" } };

export const Counts: Story = {
  render: () => (
    <Stack>
      <Row>
        <Count value={0} />
        <Count value={3} />
        <Count value={42} />
        <Count value={99} />
        <Count value={100} />
      </Row>
      <Row gap={32}>
        <span style={{ position: "relative" }}>
          <Icon of={ShoppingCart} size={20} />
          <Count value={3} onCorner />
        </span>
        <span style={{ position: "relative" }}>
          <Icon of={Bell} size={20} />
          <Count value={120} onCorner />
        </span>
      </Row>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("3429999+399+");
    // Each number stands in one line.
    const counts = [...canvasElement.querySelectorAll("span")].filter(({ textContent }) =>
      /^\d+\+?$/.test(textContent),
    );
    for (const count of counts) await expect(count.offsetHeight).toBeLessThanOrEqual(20);
  },
};

export const Ratings: Story = {
  render: () => (
    <Stack>
      {[5, 4.9, 4, 3.5, 1, 0].map((value) => (
        <Rating key={value} value={value} withNumber />
      ))}
      <Rating value={4.9} size={18} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img", { name: "4.9 of 5" })).toHaveLength(2);
  },
};
