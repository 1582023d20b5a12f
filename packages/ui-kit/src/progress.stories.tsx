import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Importing products", share: 0.6, detail: "120 of 200" },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Importing products" });
    await expect(bar).toHaveAttribute("value", "60");
    await expect(canvas.getByText("120 of 200")).toBeVisible();
  },
};

export const AlmostThere: Story = {
  args: { share: 0.999, detail: "199 of 200" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "99");
  },
};

export const NobodyKnows: Story = {
  args: { share: null, detail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Importing products" })).not.toHaveAttribute("value");
  },
};

export const BeyondItsEnds: Story = {
  args: { share: 1.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "100");
  },
};
