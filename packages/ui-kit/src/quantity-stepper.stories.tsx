import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn } from "storybook/test";
import { QuantityStepper, type QuantityStepperProps } from "./quantity-stepper.tsx";
import { input } from "./story-help/input.ts";
import { Row, Stack } from "./story-help/layout.tsx";

/** Keeps what is chosen, as a page does. */
function Stateful({ value, onChange, ...others }: QuantityStepperProps): ReactElement {
  const [quantity, setQuantity] = useState(value);
  return (
    <QuantityStepper
      {...others}
      value={quantity}
      onChange={(next) => {
        setQuantity(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Forms/QuantityStepper",
  component: QuantityStepper,
  args: { label: "Quantity of Teapot", value: 2, max: 36, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack>
      <Row>
        <QuantityStepper {...args} value={1} />
        <QuantityStepper {...args} />
        <QuantityStepper {...args} value={36} />
      </Row>
      <Row>
        <QuantityStepper {...args} busy />
        <QuantityStepper {...args} disabled />
        <QuantityStepper {...args} value={1} max={1} />
        <QuantityStepper {...args} value={12345} max={99_999} />
      </Row>
    </Stack>
  ),
};
export const Presses: Story = {
  args: { value: 1, max: 3, maxReason: "Only 3 in stock" },
  play: async ({ canvas, args }) => {
    const user = await input();
    const number = canvas.getByRole("spinbutton", { name: "Quantity of Teapot" });
    await user.click(canvas.getByRole("button", { name: "One more" }));
    await user.click(canvas.getByRole("button", { name: "One more" }));
    await expect(number).toHaveValue("3");
    await expect(canvas.queryByText("Only 3 in stock")).toBeNull();
    // A pale button can be pressed, to learn the reason; a test's own click would wait for it to be enabled.
    canvas.getByRole("button", { name: "One more" }).click();
    await expect(await canvas.findByText("Only 3 in stock")).toBeVisible();
    await expect(number).toHaveAccessibleDescription("Only 3 in stock");
    await user.click(canvas.getByRole("button", { name: "One less" }));
    await expect(canvas.queryByText("Only 3 in stock")).toBeNull();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};
export const Typed: Story = {
  args: { value: 2, max: 36 },
  play: async ({ canvas, args }) => {
    const user = await input();
    const number = canvas.getByRole("spinbutton");
    await user.click(number);
    await user.keyboard("12");
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await user.keyboard("{Control>}a{/Control}400");
    await user.tab();
    await expect(number).toHaveValue("36");
    await expect(canvas.getByText("At most 36")).toBeVisible();
    await user.click(number);
    await user.keyboard("0{Enter}");
    await expect(number).toHaveValue("1");
    await expect(canvas.getByText("At least 1")).toBeVisible();
    await user.keyboard("{Control>}a{/Control}some{Enter}");
    await expect(number).toHaveValue("1");
    await user.keyboard("{Control>}a{/Control}7{Escape}");
    await expect(number).toHaveValue("1");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
export const Keys: Story = {
  args: { value: 2, max: 15 },
  play: async ({ canvas }) => {
    const user = await input();
    const number = canvas.getByRole("spinbutton");
    await user.tab();
    await expect(number).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    await expect(number).toHaveAttribute("aria-valuenow", "3");
    await user.keyboard("{PageUp}{PageUp}");
    await expect(number).toHaveAttribute("aria-valuenow", "15");
    await expect(number).toHaveAccessibleDescription("At most 15");
    await user.keyboard("{ArrowDown}");
    await expect(number).toHaveAttribute("aria-valuenow", "14");
    await user.keyboard("{PageDown}{PageDown}");
    await expect(number).toHaveAttribute("aria-valuenow", "1");
  },
};
export const BusyCanBeTyped: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("spinbutton"));
    await user.keyboard("5{Enter}");
    await user.click(canvas.getByRole("button", { name: "One more" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
  },
};
export const TypedThenPressed: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("spinbutton"));
    await user.keyboard("7");
    await user.click(canvas.getByRole("button", { name: "One more" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
  },
};
export const MoreThanThereAre: Story = {
  args: { value: 12, max: 9 },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "One less" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
};
export const JapaneseOnAPhone: Story = { ...States, globals: { locale: "ja", viewport: { value: "360" } } };
