import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn } from "storybook/test";
import { CompactField } from "./compact-field.tsx";
import { Histogram } from "./histogram.tsx";
import { RangeSlider, type RangeSliderProps } from "./range-slider.tsx";
import { RangeTrack } from "./range-track.tsx";
import { input } from "./story-help/input.ts";

/** A step is as wide as a handle at least; where it is not, the fields beside a slider are what a finger can hit. */
const width = 300;

const counts = [2, 9, 17, 31, 38, 29, 22, 12, 0, 1];

function Stateful({ value, onChange, ...others }: RangeSliderProps): ReactElement {
  const [range, setRange] = useState(value);
  return (
    <div style={{ width }}>
      <Histogram counts={counts} within={range} />
      <RangeSlider
        {...others}
        value={range}
        onChange={(next) => {
          setRange(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Forms/Range",
  component: RangeSlider,
  args: {
    labels: ["Lowest price", "Highest price"],
    max: counts.length,
    value: [2, 7],
    valueText: (value) => `¥${value * 10}`,
    onChange: fn(),
    onCommit: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keys alone, and each end stops at the other. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    const lowest = canvas.getByRole("slider", { name: "Lowest price" });
    await user.tab();
    await expect(lowest).toHaveFocus();
    await expect(lowest).toHaveAttribute("aria-valuetext", "¥20");
    await user.keyboard("{ArrowRight}");
    await expect(args.onCommit).toHaveBeenLastCalledWith([3, 7], true);
    await user.keyboard("{Home}");
    await expect(args.onCommit).toHaveBeenLastCalledWith([0, 7], true);
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    await expect(args.onCommit).toHaveBeenLastCalledWith([0, 6], true);
    await expect(canvas.getByRole("slider", { name: "Highest price" })).toHaveAttribute("aria-valuetext", "¥60");
    await user.keyboard("{End}");
    await expect(args.onCommit).toHaveBeenLastCalledWith([0, 10], true);
  },
};

export const HandlesKeepApart: Story = {
  args: { value: [4, 5] },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{ArrowRight}");
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("slider", { name: "Lowest price" })).toHaveAttribute("aria-valuenow", "4");
  },
};

/** As it is drawn before its code is there; between two steps where a field set it so. */
export const Static: Story = {
  render: () => (
    <div style={{ width }}>
      <Histogram counts={counts} within={[1.5, 6]} />
      <RangeTrack value={[0.15, 0.6]} />
      <div style={{ display: "flex", gap: 8, marginTop: 14 }}>
        <CompactField type="number" label="Lowest price" prefix="¥" placeholder="8" defaultValue={20} />
        <CompactField type="number" label="Highest price" prefix="¥" placeholder="410" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.getByRole("spinbutton", { name: "Lowest price" })).toHaveValue(20);
  },
};

export const Whole: Story = { args: { value: [0, 10] } };
