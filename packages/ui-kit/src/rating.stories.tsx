import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Rating } from "./rating.tsx";
import { Stack } from "./story-help/layout.tsx";

const meta = { title: "Basics/Rating", component: Rating, args: { value: 4.3 } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

const roundings = [
  { value: 0, full: 0, half: 0 },
  { value: 2.7, full: 2, half: 1 },
  { value: 4, full: 4, half: 0 },
  { value: 4.2, full: 4, half: 0 },
  { value: 4.3, full: 4, half: 1 },
  { value: 4.7, full: 4, half: 1 },
  { value: 4.8, full: 5, half: 0 },
  { value: 5, full: 5, half: 0 },
] as const;

export const Halves: Story = {
  render: () => (
    <Stack>
      {roundings.map(({ value }) => (
        <Rating key={value} value={value} size={18} withNumber />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { value, full, half } of roundings) {
      const stars = canvas.getByRole("img", { name: `${value} of 5` });
      await expect(stars.querySelectorAll("[data-half]")).toHaveLength(half);
      await expect(stars.querySelectorAll(":scope > path:not([class])")).toHaveLength(full);
    }
  },
};
