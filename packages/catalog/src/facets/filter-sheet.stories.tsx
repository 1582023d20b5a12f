import { success } from "@plaza/testing/envelope-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { facets } from "../testing/facets-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { FilterSheet } from "./filter-sheet.tsx";

const meta = {
  title: "Catalog/FilterSheet",
  component: FilterSheet,
  ...storyRouter({ answers: { "index/config": success({ name: "Plaza", extensions: [] }) } }),
  globals: { viewport: { value: "360" } },
  args: { list: { text: "pot" }, facets: facets(), filters: {}, onApply: fn(), onClose: fn() },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => within(document.body).findByRole("dialog");

export const Open: Story = {
  play: async () => {
    const button = within(await sheet()).getByRole("button", { name: "Show 86 products" });
    await waitFor(() => expect(button).toBeVisible());
    await expect(within(await sheet()).queryByRole("button", { name: "Clear all" })).toBeNull();
  },
};

/** What is chosen counts once the button is pressed. */
export const Chosen: Story = {
  args: { filters: { brand: "1_2", price: "20-180" } },
  play: async ({ args }) => {
    const summary = within(await sheet()).getByText("Linden, Fern and Kiln");
    await waitFor(() => expect(summary).toBeVisible());
    await userEvent.click(within(await sheet()).getByRole("checkbox", { name: "In stock 79" }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(within(await sheet()).getByRole("button", { name: "Show 86 products" }));
    await expect(args.onApply).toHaveBeenCalledWith({ brand: "1_2", price: "20-180", has: "stock" });
  },
};

export const Cleared: Story = {
  args: { filters: { brand: "1_2" } },
  play: async ({ args }) => {
    await userEvent.click(within(await sheet()).getByRole("button", { name: "Clear all" }));
    await userEvent.click(within(await sheet()).getByRole("button", { name: /^Show/ }));
    await expect(args.onApply).toHaveBeenCalledWith({});
  },
};

export const OneProduct: Story = { args: { facets: facets({ total: 1 }) } };

export const Japanese: Story = { globals: { viewport: { value: "360" }, locale: "ja" } };
