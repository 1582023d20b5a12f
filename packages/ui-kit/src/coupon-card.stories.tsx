import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, fn } from "storybook/test";
import { CouponCard, type CouponCardProps, type CouponState } from "./coupon-card.tsx";
import { input } from "./story-help/input.ts";
import { Panel } from "./story-help/layout.tsx";
import { Link } from "./story-help/link.tsx";

const meta = {
  title: "Purchase/CouponCard",
  component: CouponCard,
  args: {
    name: "Welcome to Hearth & Linden",
    amount: 2000,
    threshold: 15_000,
    scope: "All products in Hearth & Linden",
    validity: "Until 30 Nov 2026, 23:59",
    state: "open",
    onReceive: fn(),
    link: (props) => <Link to="/goods_list" {...props} />,
  },
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: readonly CouponState[] = [
  "open",
  "openAgain",
  "received",
  "upcoming",
  "usable",
  "gone",
  "used",
  "expired",
];

function All(args: CouponCardProps) {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))", gap: 20 }}>
      {states.map((state) => (
        <CouponCard key={state} {...args} name={`${args.name} (${state})`} state={state} />
      ))}
      <CouponCard {...args} threshold={null} amount={350} remark="1 per person" />
      <CouponCard {...args} amount={123_456_00} threshold={999_99} busy />
    </div>
  );
}

export const States: Story = { render: (args) => <All {...args} /> };
export const Receive: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await expect(canvas.getByRole("article", { name: "Welcome to Hearth & Linden" })).toHaveTextContent("¥20Over ¥150");
    await user.click(canvas.getByRole("button", { name: "Receive" }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const Received: Story = {
  args: { state: "received" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Received")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Use it" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const ReceiveAgain: Story = {
  args: { state: "openAgain" },
  play: async ({ canvas, args }) => {
    const user = await input();
    await expect(canvas.getByText("Received")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Receive again" }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};
export const Receiving: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Receive" }));
    await expect(args.onReceive).not.toHaveBeenCalled();
  },
};
export const Gone: Story = {
  args: { state: "gone" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("All gone")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Receive" })).toHaveAttribute("aria-disabled", "true");
  },
};
export const Upcoming: Story = {
  args: { state: "upcoming", remark: "From tomorrow, 10:00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("From tomorrow, 10:00")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Receive" })).toHaveAttribute("aria-disabled", "true");
  },
};
export const Used: Story = {
  args: { state: "used" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Used")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the order" })).toBeVisible();
  },
};
export const OnAPanel: Story = {
  render: (args) => (
    <Panel width={400}>
      <div style={{ "--coupon-ground": "var(--plaza-color-surfacePanel)" } as CSSProperties}>
        <CouponCard {...args} />
      </div>
    </Panel>
  ),
};
export const LongTexts: Story = {
  args: {
    name: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz anniversary weekend for all of our members",
    scope: "Wildflower honey, beeswax candles, and the whole of the autumn collection",
  },
  globals: { viewport: { value: "360" } },
};
export const JapaneseOnAPhone: Story = { ...States, globals: { locale: "ja", viewport: { value: "360" } } };
