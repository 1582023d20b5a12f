import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Countdown } from "./countdown.tsx";

const now = Date.UTC(2026, 10, 20);
const left = ((2 * 60 + 14) * 60 + 36) * 1000;

const meta = {
  title: "Products/Countdown",
  component: Countdown,
  args: { endsAt: now + left, now },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    // How much is left when it is looked at, a busy machine decides.
    const shown = () => /02:1[34]:\d\d/.exec(canvas.getByRole("timer").textContent)?.[0] ?? "";
    const first = shown();
    await expect(first).not.toBe("");
    await waitFor(() => expect(shown()).not.toBe(first));
    await expect(shown() < first).toBe(true);
  },
};
export const OnBrand: Story = {
  args: { tone: "onBrand" },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: "var(--plaza-color-brand)", color: "var(--plaza-color-textOnBrand)" }}>
        <Story />
      </div>
    ),
  ],
};
export const InText: Story = {
  args: { tone: "text" },
  render: (args) => (
    <p style={{ color: "var(--plaza-color-textBrand)" }}>
      Pay within <Countdown {...args} />
    </p>
  ),
};
export const Days: Story = { args: { endsAt: now + left + 3 * 86_400_000 } };
export const Ends: Story = {
  args: { endsAt: now + 1200, onEnd: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("timer")).toHaveTextContent("00:00:00");
  },
};
export const Over: Story = {
  args: { endsAt: now - 5000, onEnd: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("00:00:00");
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const FollowsTheClock: Story = {
  args: { clock: () => now + left - 5000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("00:00:05"));
  },
};
export const Phone: Story = { globals: { viewport: { value: "360" } } };
