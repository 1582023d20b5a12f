import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SortBar, SortItem } from "./sort-bar.tsx";
import { Link } from "./story-help/link.tsx";

const meta = {
  title: "Navigation/SortBar",
  component: SortBar,
  // On phones it reaches into the gutter of its page.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <SortItem current link={(props) => <Link to="#recommended" {...props} />}>
          Recommended
        </SortItem>
        <SortItem direction="both" link={(props) => <Link to="#sales" {...props} />}>
          Sales
        </SortItem>
        <SortItem direction="both" link={(props) => <Link to="#price" {...props} />}>
          Price
        </SortItem>
        <SortItem link={(props) => <Link to="#newest" {...props} />}>Newest</SortItem>
      </>
    ),
  },
} satisfies Meta<typeof SortBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const ByPrice: Story = {
  args: {
    children: (
      <>
        <SortItem current direction="up" link={(props) => <Link to="#price" {...props} />}>
          Price
        </SortItem>
        <SortItem direction="down" link={(props) => <Link to="#sales" {...props} />}>
          Sales
        </SortItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("Price low to high");
  },
};
export const Phone: Story = { globals: { viewport: { value: "360" } } };
