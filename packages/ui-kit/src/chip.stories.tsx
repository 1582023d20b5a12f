import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Chip, ChipGroup, ChipLink, FilterChip } from "./chip.tsx";
import { input } from "./story-help/input.ts";
import { Link } from "./story-help/link.tsx";

const meta = {
  title: "Navigation/Chip",
  component: ChipGroup,
  args: { label: "Reviews", children: null },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds = [
  ["All", 428],
  ["With pictures", 96],
  ["Good", 422],
  ["Medium", 4],
  ["Bad", 2],
] as const;

export const Buttons: Story = {
  render: function Choice() {
    const [current, setCurrent] = useState<string>("All");
    return (
      <ChipGroup label="Reviews">
        {kinds.map(([name, count]) => (
          <Chip key={name} count={count} current={name === current} onClick={() => setCurrent(name)}>
            {name}
          </Chip>
        ))}
        <Chip disabled>None</Chip>
      </ChipGroup>
    );
  },
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Good 422" }));
    await expect(canvas.getByRole("button", { pressed: true })).toHaveTextContent("Good 422");
  },
};
export const Links: Story = {
  render: () => (
    <ChipGroup label="Active filters">
      <ChipLink current link={(props) => <Link to="#all" {...props} />}>
        全部
      </ChipLink>
      <ChipLink link={(props) => <Link to="#pictures" {...props} />}>With pictures</ChipLink>
      <FilterChip name="Self-operated" link={(props) => <Link to="#off" {...props} />} />
      <FilterChip name="¥10–300" link={(props) => <Link to="#off" {...props} />} />
    </ChipGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Remove Self-operated" })).toBeVisible();
  },
};
export const Phone: Story = { ...Buttons, globals: { viewport: { value: "360" } } };
