import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { LoadError } from "./load-error.tsx";

const meta = {
  title: "Feedback/LoadError",
  component: LoadError,
  args: {
    title: "These products did not load",
    line: "The connection may have been lost for a moment.",
    onRetry: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("These products did not load");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("button")).not.toHaveAttribute("aria-busy", "true"));
  },
};

export const Page: Story = { args: { tone: "page" } };

export const Retrying: Story = {
  args: { onRetry: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true"));
  },
};
