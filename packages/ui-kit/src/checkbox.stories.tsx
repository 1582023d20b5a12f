import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";
import { input } from "./story-help/input.ts";
import { Row, Stack } from "./story-help/layout.tsx";
import { textLink } from "./text-link.css.ts";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Remember account", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <Row gap={20}>
        <Checkbox label="Box" />
        <Checkbox label="Selected" defaultChecked />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, ticked" disabled defaultChecked />
        <Checkbox aria-label="Teapot" />
      </Row>
      <Checkbox label="Use as the default" description="Orders go there unless you choose another." />
      <Checkbox label="I agree" error="Please agree first." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Some of them" })).toBePartiallyChecked();
    await expect(canvas.getByRole("checkbox", { name: "I agree" })).toBeInvalid();
    await expect(canvas.getByRole("checkbox", { name: "I agree" })).toHaveAccessibleDescription("Please agree first.");
  },
};

function ThreeLines(): ReactElement {
  const [ticked, setTicked] = useState([true, false, false]);
  const count = ticked.filter(Boolean).length;
  return (
    <Stack gap={8}>
      <Checkbox
        label="All"
        checked={count === ticked.length}
        indeterminate={count > 0 && count < ticked.length}
        onChange={(event) => setTicked(ticked.map(() => event.target.checked))}
      />
      {ticked.map((on, index) => (
        <Checkbox
          // oxlint-disable-next-line react/no-array-index-key -- three lines that stay
          key={index}
          label={`Line ${index + 1}`}
          checked={on}
          onChange={() => setTicked(ticked.map((each, at) => (at === index ? !each : each)))}
        />
      ))}
    </Stack>
  );
}
export const All: Story = {
  render: () => <ThreeLines />,
  play: async ({ canvas }) => {
    const user = await input();
    const all = canvas.getByRole("checkbox", { name: "All" });
    await expect(all).toBePartiallyChecked();
    await user.click(all);
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
    await user.click(canvas.getByRole("checkbox", { name: "Line 2" }));
    await expect(all).toBePartiallyChecked();
    await user.click(canvas.getByRole("checkbox", { name: "Line 2" }));
    await user.click(all);
    await expect(canvas.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
  },
};
export const KeepsItsDashWhereItsOwnerDoes: Story = {
  args: { indeterminate: true, checked: false },
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};
export const WithLinks: Story = {
  args: {
    label: (
      <>
        I have read and accept the{" "}
        <a href="#top" className={textLink} onClick={(event) => event.preventDefault()}>
          Service agreement
        </a>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("link"));
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.click(canvas.getByText(/I have read/));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: "360" }, locale: "ko" },
  args: {
    label: "서비스 이용약관과 개인정보 처리방침을 모두 읽었으며 이에 동의합니다. 동의하지 않으면 가입할 수 없습니다.",
    error: "약관에 동의해 주세요.",
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox").getBoundingClientRect();
    // 22 px from its middle is still the box.
    const hit = document.elementFromPoint(Math.max(box.left + 9 - 21, 0), box.top + 9 + 21);
    await expect(hit).toBe(canvas.getByRole("checkbox"));
  },
};
