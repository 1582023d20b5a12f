import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NoSuchPage } from "./no-such-page.tsx";
import { Link } from "./story-help/link.tsx";

const meta = {
  title: "Navigation/NoSuchPage",
  component: NoSuchPage,
  args: { page: 999, pageCount: 3, link: (page, props) => <Link to={`#page-${page}`} {...props} /> },
} satisfies Meta<typeof NoSuchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 999" })).toBeVisible();
    await expect(canvas.getByText("The last page is 3.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the last page" })).toHaveAttribute("href", "#page-3");
    await expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  },
};
export const Page: Story = { args: { tone: "page" } };
export const LongNumber: Story = {
  args: { page: Number.MAX_SAFE_INTEGER },
  globals: { viewport: { value: "360" } },
};
export const JapaneseOnAPhone: Story = { globals: { locale: "ja", viewport: { value: "360" } } };
