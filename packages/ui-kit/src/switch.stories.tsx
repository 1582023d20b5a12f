import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { useState } from "react";
import { input } from "./story-help/input.ts";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Forms/Switch",
  component: Switch,
  args: { label: "Highlight differences", onChange: fn() },
  render: function Render({ checked, onChange, ...props }) {
    const [on, setOn] = useState(checked);
    return (
      <Switch
        {...props}
        checked={on ?? false}
        onChange={(event) => {
          onChange?.(event);
          setOn(event.currentTarget.checked);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    const control = canvas.getByRole("switch", { name: "Highlight differences" });
    await expect(control).not.toBeChecked();
    await user.tab();
    await expect(control).toHaveFocus();
    await user.keyboard(" ");
    await expect(control).toBeChecked();
    await user.click(canvas.getByText("Highlight differences"));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
export const Phone: Story = {
  globals: { viewport: { value: "360" } },
  args: { label: "Nur das, worin sich die Produkte voneinander unterscheiden" },
};

/** In a table whose head and rows say what it is for. */
export const Named: Story = {
  args: { label: undefined, "aria-label": "Inbox" },
  render: ({ onChange }) => <Switch aria-label="Inbox" checked={false} onChange={onChange} />,
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("switch", { name: "Inbox" }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
