import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";
import { input } from "./story-help/input.ts";
import { textLink } from "./text-link.css.ts";

/** As high as a finger needs, where a link is no part of a text. */
const target = { display: "block", lineHeight: "24px" };

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { target: "page-content" },
  render: (args) => (
    <div style={{ display: "grid", gap: 24, paddingTop: 64 }}>
      <SkipLink {...args} />
      <a href="#before" className={textLink} style={target}>
        A link before
      </a>
      <main id="page-content">
        <a href="#inside" className={textLink} style={target}>
          A link inside
        </a>
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Skips: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    const address = window.location.hash;
    await user.tab();
    await expect(canvas.getByRole("button", { name: "Skip to content" })).toHaveFocus();
    await user.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(window.location.hash).toBe(address);
    await user.tab();
    await expect(canvas.getByRole("link", { name: "A link inside" })).toHaveFocus();
  },
};
export const Shown: Story = {
  play: async () => {
    const user = await input();
    await user.tab();
  },
};
