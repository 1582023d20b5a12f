import { success } from "@plaza/testing/envelope-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { EmptySearch } from "./empty-search.tsx";

const meta = {
  title: "Catalog/EmptySearch",
  component: EmptySearch,
  args: { text: "umbrella stand" },
} satisfies Meta<typeof EmptySearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDepartments: Story = {
  ...storyRouter(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing found for “umbrella stand”" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Kitchen" })).toHaveAttribute("href", "/category?id=2");
  },
};

export const WithoutDepartments: Story = {
  ...storyRouter({ answers: { "pc/category": success([]) } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
  },
};

/** What was pasted into the search field may be one endless word. */
export const EndlessWord: Story = { ...storyRouter(), args: { text: "umbrellastand".repeat(20) } };

/** A platform without a single product. */
export const NothingSearched: Story = {
  ...storyRouter(),
  render: () => <EmptySearch />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There are no products here yet" })).toBeVisible();
  },
};
