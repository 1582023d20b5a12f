import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Carousel } from "./carousel.tsx";
import { input } from "./story-help/input.ts";
import { Image, type Thing } from "./story-help/image.tsx";

const slides = (["teapot", "bowl", "honey"] satisfies Thing[]).map((of) => (
  <a key={of} href={`#${of}`} aria-label={of} style={{ display: "block" }}>
    <Image of={of} width={960} height={440} />
  </a>
));

const meta = {
  title: "Products/Carousel",
  component: Carousel,
  args: { label: "Offers", children: slides },
  render: (args) => (
    <div style={{ maxWidth: 960 }}>
      <Carousel {...args} />
      <p>Below it</p>
    </div>
  ),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the keyboard and a screen reader can reach: queries by role do not know `inert`. */
function reachable(canvasElement: HTMLElement): readonly (string | null)[] {
  return [...canvasElement.querySelectorAll("li:not([inert]) a")].map((link) => link.getAttribute("aria-label"));
}

function still(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export const Manual: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Slide 2 of 3" }));
    await waitFor(() => expect(canvas.getByRole("button", { current: true })).toHaveAccessibleName("Slide 2 of 3"));
    await expect(reachable(canvasElement)).toEqual(["bowl"]);
    await user.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Slide 3 of 3" })).toHaveFocus();
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["honey"]));
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["teapot"]));
  },
};
export const PlaysByItself: Story = {
  args: { interval: 300 },
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.hover(canvas.getByText("Below it"));
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["bowl"]));
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["honey"]));
    await user.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(canvas.getByRole("button", { name: "Play" })).toBeVisible();
  },
};
export const HoldsWhilePointedAt: Story = {
  args: { interval: 500 },
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.hover(canvas.getByRole("region", { name: "Offers" }));
    const held = reachable(canvasElement);
    // Not three intervals, after which all three slides would have had their turn.
    await still(1250);
    await expect(reachable(canvasElement)).toEqual(held);
    await user.unhover(canvas.getByRole("region", { name: "Offers" }));
  },
};
export const HoldsWhileFocused: Story = {
  args: { interval: 500 },
  play: async ({ canvasElement }) => {
    const user = await input();
    await user.tab();
    const held = reachable(canvasElement);
    // Not three intervals, after which all three slides would have had their turn.
    await still(1250);
    await expect(reachable(canvasElement)).toEqual(held);
  },
};
/** One of them without a name, one with a name that does not fit. */
export const Named: Story = {
  args: { names: ["Tea week", "", "Everything for the first cold nights of the year"] },
  play: async ({ canvas }) => {
    const user = await input();
    await expect(canvas.getByText("Tea week")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Slide 2 of 3" })).toBeVisible();
    const last = canvas.getByRole("button", { name: /^Everything for .*, slide 3 of 3$/ });
    await expect(last.clientWidth).toBeLessThanOrEqual(104);
    await user.click(last);
    await waitFor(() => expect(last).toHaveAttribute("aria-current", "true"));
  },
};
export const NamedOnAPhone: Story = {
  args: { names: ["Tea week", "", "Nights"] },
  globals: { viewport: { value: "360" } },
};
export const OneSlide: Story = {
  args: { children: slides[0] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
