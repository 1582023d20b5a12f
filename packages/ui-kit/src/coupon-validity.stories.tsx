import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CouponValidity } from "./coupon-validity.tsx";

const hour = 3_600_000;
/** 20 November 2026, 22:30 in Shanghai. */
const now = Date.UTC(2026, 10, 20, 14, 30);
const endOfToday = Date.UTC(2026, 10, 20, 15, 59, 59);
const period = (from: number | null, until: number | null) => ({ kind: "period", from, until }) as const;
const validities = [
  period(null, now),
  period(null, now + hour / 2),
  period(null, endOfToday),
  period(null, endOfToday + 24 * hour),
  period(null, endOfToday + 72 * hour),
  period(null, Date.UTC(2026, 11, 31, 15, 59, 59)),
  period(null, Date.UTC(2027, 0, 31, 15, 59, 59)),
  period(endOfToday + 1000, null),
  period(endOfToday + 240 * hour, null),
  period(null, null),
  { kind: "days", days: 7, fromNextDay: false } as const,
  { kind: "days", days: 1, fromNextDay: true } as const,
];

const meta = {
  title: "Purchase/CouponValidity",
  component: CouponValidity,
  args: { now, validity: period(null, null) },
  render: () => (
    <ul>
      {validities.map((validity) => (
        <li key={JSON.stringify(validity)}>
          <CouponValidity validity={validity} now={now} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof CouponValidity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phases: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Expired",
      "Ends today",
      "Ends today",
      "Until tomorrow",
      "3 days left",
      "Until 31 December",
      "Until 31 January 2027",
      "From tomorrow",
      "From 30 November",
      "Without an end",
      "7 days from when you receive it",
      "The day after you receive it",
    ]);
  },
};
export const Chinese: Story = {
  globals: { locale: "zh" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("还剩 3 天")).toBeVisible();
    await expect(canvas.getByText("有效期至 12月31日")).toBeVisible();
  },
};
