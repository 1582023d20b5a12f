import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Timeline } from "./timeline.tsx";

const meta = {
  title: "Basics/Timeline",
  component: Timeline,
  args: {
    label: "What has happened",
    items: [
      { key: "ordered", title: "Ordered", time: "Nov 20, 09:30" },
      { key: "shipped", title: "Shipped", time: "Nov 20, 15:00", children: "SF Express SF1420311860129", isNow: true },
      { key: "received", title: "Completion", isComing: true },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    const [, shipped, received] = canvas.getAllByRole("listitem");
    await expect(shipped).toHaveAttribute("aria-current", "step");
    await expect(received).not.toHaveAttribute("aria-current");
  },
};
export const LongTexts: Story = {
  args: { items: [{ key: "long", title: "입점신청이정상적으로접수되었습니다".repeat(8), time: "2026. 11. 20." }] },
  globals: { viewport: { value: "360" } },
};
