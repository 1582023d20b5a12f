import type { Meta, StoryObj } from "@storybook/react-vite";
import { Zap } from "lucide";
import { expect } from "storybook/test";
import { Countdown } from "./countdown.tsx";
import { Icon } from "./icon.tsx";
import { SectionHeading } from "./section-heading.tsx";

const meta = {
  title: "Basics/SectionHeading",
  component: SectionHeading,
  args: {
    title: "Hot list",
    remark: "What people bought this week",
    link: (content, className) => (
      <a href="#all" className={className}>
        {content}
      </a>
    ),
  },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("View all : Hot list");
  },
};
const now = Date.UTC(2026, 10, 20);
export const Flash: Story = {
  args: {
    title: "Flash sale",
    icon: <Icon of={Zap} size={20} filled />,
    remark: "10:00 session ends in",
    aside: <Countdown endsAt={now + 8_076_000} now={now} />,
  },
};
export const TitleOnly: Story = { render: () => <SectionHeading title="Shops to stroll through" /> };
export const LongOnAPhone: Story = {
  globals: { viewport: { value: "360" } },
  args: { title: "Everything for the quietest hour of the day" },
};
