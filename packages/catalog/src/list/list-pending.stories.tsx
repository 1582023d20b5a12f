import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ListPending } from "./list-pending.tsx";

const meta = { title: "Catalog/ListPending", component: ListPending, ...storyRouter() } satisfies Meta<
  typeof ListPending
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
};
export const Phone: Story = { globals: { viewport: { value: "360" } } };
