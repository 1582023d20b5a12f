import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { input } from "./story-help/input.ts";
import { Ticker } from "./ticker.tsx";

const titles = [
  "Winter shipping times: order by 18 December for delivery before the holidays",
  "Tail & Paw opens on shop street",
  "One coupon a shop in every checkout",
];

function lines(of: readonly string[]) {
  return of.map((title) => (
    <a key={title} href={`#${title.length}`}>
      {title}
    </a>
  ));
}

const meta = {
  title: "Navigation/Ticker",
  component: Ticker,
  args: { label: "Announcements", children: lines(titles) },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Ticker {...args} />
      <p>Below it</p>
    </div>
  ),
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line inside the window: the others are clipped above or below it. */
function seen(canvasElement: HTMLElement): string | undefined {
  const list = canvasElement.querySelector("ul");
  const top = list?.getBoundingClientRect().top ?? 0;
  const line = [...(list?.children ?? [])].find((each) => Math.abs(each.getBoundingClientRect().top - top) < 1);
  return line?.textContent;
}

function still(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export const FirstLine: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("list", { name: "Announcements" })).toHaveAttribute("aria-live", "off");
    await expect(seen(canvasElement)).toBe(titles[0]);
  },
};
export const PlaysByItselfAndCanBePaused: Story = {
  args: { interval: 600 },
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.hover(canvas.getByText("Below it"));
    for (const title of [titles[1], titles[2], titles[0]]) await waitFor(() => expect(seen(canvasElement)).toBe(title));
    await user.click(canvas.getByRole("button", { name: "Pause" }));
    await user.unhover(canvas.getByRole("button", { name: "Play" }));
    const paused = seen(canvasElement);
    await still(1500);
    await expect(seen(canvasElement)).toBe(paused);
  },
};
export const TwoLinesBothRise: Story = {
  args: { interval: 600, children: lines(titles.slice(0, 2)) },
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.hover(canvas.getByText("Below it"));
    for (const title of [titles[1], titles[0], titles[1]]) await waitFor(() => expect(seen(canvasElement)).toBe(title));
  },
};
export const HoldsWhilePointedAt: Story = {
  args: { interval: 500 },
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.hover(canvas.getByRole("list", { name: "Announcements" }));
    // On a busy machine the pointer may arrive after the first line has gone, or while the next is rising.
    await waitFor(() => expect(seen(canvasElement)).toBeDefined());
    const held = seen(canvasElement);
    // Not three intervals, after which all three lines would have had their turn.
    await still(1250);
    await expect(seen(canvasElement)).toBe(held);
    await user.unhover(canvas.getByRole("list", { name: "Announcements" }));
  },
};
/** Tab walks through all lines; the one that has the focus is seen. */
export const FollowsTheFocus: Story = {
  args: { interval: 500 },
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: titles[1] ?? "" })).toHaveFocus());
    await still(1200);
    await expect(seen(canvasElement)).toBe(titles[1]);
  },
};
export const OneLine: Story = {
  args: { children: lines(titles.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: "360" } } };
