import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Pager } from "./pager.tsx";
import { Link } from "./story-help/link.tsx";
import { input } from "./story-help/input.ts";

const meta = {
  title: "Navigation/Pager",
  component: Pager,
  args: { page: 1, pageCount: 18, link: (page, props) => <Link to={`#page-${page}`} {...props} /> },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 1");
    await expect(canvas.queryByRole("link", { name: "Previous page" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "#page-2");
  },
};
export const Middle: Story = { args: { page: 9 } };
export const Last: Story = { args: { page: 18 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
export const One: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
export const NextStaysUnderThePointer: Story = {
  render: function Walk(args) {
    const [page, setPage] = useState(1);
    return (
      <Pager
        {...args}
        page={page}
        link={(to, props) => <button type="button" {...props} onClick={() => setPage(to)} />}
      />
    );
  },
  play: async ({ canvas }) => {
    const user = await input();
    const next = () => canvas.getByRole("button", { name: "Next page" });
    const before = next().getBoundingClientRect().left;
    for (const _step of [1, 2, 3, 4, 5, 6]) await user.click(next());
    await expect(canvas.getByRole("button", { current: "page" })).toHaveTextContent("7");
    await expect(Math.abs(next().getBoundingClientRect().left - before)).toBeLessThan(2);
  },
};
export const Phone: Story = { args: { page: 9 }, globals: { viewport: { value: "360" } } };
export const PhoneThousands: Story = {
  args: { page: 1234, pageCount: 5678 },
  globals: { viewport: { value: "360" } },
};
