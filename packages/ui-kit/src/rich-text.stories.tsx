import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RichText, type SafeHtml } from "./rich-text.tsx";
import { Panel } from "./story-help/layout.tsx";

/** As the sanitiser leaves images that cannot be shown. */
const absent = (description: string): string => `<span data-image="absent">${description}</span>`;
const long = "A teapot of dark clay on a table of oak, with steam rising from its spout &amp; two cups beside it. ";

const meta = {
  title: "Content/RichText",
  component: RichText,
  args: {
    html: `<p>Each pot is thrown by hand.</p>${absent("The teapot on a table")}<p>It keeps tea hot.</p>${absent("")}<p>Made to order.</p><p><a href="https://example.org/">${absent(long.repeat(8))}</a></p>` as SafeHtml,
  },
  render: (args) => (
    <Panel>
      <RichText {...args} />
    </Panel>
  ),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Quiet places of one height, whatever their descriptions are. */
export const ImagesThatCannotBeShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("This image cannot be shown here")).toHaveLength(3);
    await expect(canvas.getByText("The teapot on a table")).toBeVisible();
    const placeholders = [...canvasElement.querySelectorAll('[data-image="absent"]')];
    const heights = placeholders.map((placeholder) => placeholder.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const OnPhone: Story = { ...ImagesThatCannotBeShown, globals: { viewport: { value: "360" } } };
