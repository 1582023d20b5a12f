import { success } from "@plaza/testing/envelope-api";
import { inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
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

const nearby = { corrected: null, nearest: "umbrella", category: { id: 25, name: "Umbrellas" } };

export const WithWhatComesNearest: Story = {
  ...storyRouter(),
  args: { meaning: nearby },
  play: async ({ canvas }) => {
    const search = canvas.getByRole("link", { name: "Search for “umbrella”" });
    await expect(search).toHaveAttribute("href", "/goods_list?name=umbrella");
    await userEvent.tab();
    await expect(search).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Browse “Umbrellas”" })).toHaveFocus();
  },
};

/** Only a category: the way to it is the main one. */
export const WithACategoryInKoreanOnATablet: Story = {
  ...storyRouter(),
  args: { meaning: { ...nearby, nearest: null } },
  globals: inKoreanOnATablet,
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
