import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb } from "./breadcrumb.tsx";

const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  // On phones it reaches into the gutter of its page.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      <a key="home" href="#home">
        Home
      </a>,
      <a key="kitchen" href="#kitchen">
        Kitchen
      </a>,
      "Cookware",
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByText("Cookware")).toHaveAttribute("aria-current", "page");
  },
};
const links = ["Home", "Kitchen and everything that belongs to it", "Tea & coffee"].map((name) => (
  <a key={name} href="#x">
    {name}
  </a>
));
export const Long: Story = {
  args: {
    items: [...links, "Handwoven Willow Market Basket with Reinforced Oak Handle, Washable Linen Lining and Divider"],
  },
};
export const Phone: Story = { ...Long, globals: { viewport: { value: "360" } } };
/** The letters of the heading reach out of their line, as those of some fonts do in any. */
export const AboveAHeading: Story = {
  globals: { viewport: { value: "360" } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <h1 style={{ fontSize: 24, lineHeight: "20px" }}>Cookware</h1>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Home" });
    const { left, top, bottom } = link.getBoundingClientRect();
    await expect(bottom - top).toBe(44);
    for (const at of [top + 1, bottom - 1]) await expect(document.elementFromPoint(left + 1, at)).toBe(link);
  },
};
