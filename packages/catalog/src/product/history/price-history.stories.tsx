import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pricedDays } from "../../testing/price-history-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { PriceHistory } from "./price-history.tsx";

const now = Date.UTC(2026, 10, 20, 4);
const reduced = pricedDays(now, [
  [40, 12_000],
  [6, 9900],
  [24, 12_000],
  [20, 10_800],
]);

const meta = {
  title: "Catalog/PriceHistory",
  component: PriceHistory,
  ...storyRouter(),
  args: { days: reduced, variant: "900 ml,Cherry", now },
} satisfies Meta<typeof PriceHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole("img", {
        name: "The price of the last 90 days, between ¥99.00 and ¥120.00, today from ¥108.00",
      }),
    ).toBeVisible();
    await expect(canvas.getByText("last on 7 October")).toBeVisible();
    await userEvent.click(canvas.getByText("All prices as a table"));
    const rows = canvas.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(5);
    await expect(rows[1]).toMatch(/¥108\.00$/);
  },
};

export const Lowest: Story = {
  args: {
    days: pricedDays(now, [
      [70, 12_000],
      [20, 10_800],
    ]),
    variant: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("today")).toBeVisible();
  },
};

export const NeverChanged: Story = {
  args: { days: pricedDays(now, [[90, 12_000]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The price has been ¥120.00 since .*2026, without a change\.$/)).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const OneDay: Story = {
  args: { days: pricedDays(now, [[1, 12_000]]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** A flash sale of every day: the table scrolls by itself. */
export const ManyChanges: Story = {
  args: {
    days: pricedDays(
      now,
      Array.from({ length: 90 }, (_, day) => [1, day % 2 === 0 ? 128_000_00 : 99_900_00]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("All prices as a table"));
    const group = canvas.getByRole("group", { name: "All prices as a table" });
    await expect(group.scrollHeight).toBeGreaterThan(group.clientHeight);
  },
};

export const Nothing: Story = {
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No earlier prices are known.")).toBeVisible();
  },
};

export const OnTheirWay: Story = { args: { days: null } };

export const Japanese: Story = { globals: { locale: "ja", viewport: { value: "360" } } };
