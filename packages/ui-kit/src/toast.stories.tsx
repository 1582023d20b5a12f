import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { input } from "./story-help/input.ts";
import { Row } from "./story-help/layout.tsx";
import { ToastHost, useToasts } from "./toast.ts";

function Triggers() {
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);
  return (
    <Row>
      <Button onClick={() => toasts.show("Added to cart")}>Add</Button>
      <Button onClick={() => toasts.show("Please enter the product name", "danger")}>Fail</Button>
      <Button onClick={() => toasts.show("You are offline. Showing what was loaded.", "info")}>Offline</Button>
      <Button
        onClick={() =>
          toasts.show("The order 20261120093012 was closed, its coupon returned to you and 3 products put back.")
        }
      >
        Long
      </Button>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Copy the code?">
        <Button onClick={() => toasts.show("Copied")}>Copy</Button>
      </Dialog>
    </Row>
  );
}

const meta = {
  title: "Feedback/Toast",
  component: ToastHost,
  args: { children: <Triggers /> },
} satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    const add = canvas.getByRole("button", { name: "Add" });
    await user.click(add);
    await expect(canvas.getByRole("status")).toHaveTextContent("Added to cart");
    await expect(add).toHaveFocus();
  },
};
export const Failure: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please enter the product name");
  },
};
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Add" }));
    await user.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByRole("alert")).not.toBeEmptyDOMElement();
    await user.click(canvas.getByRole("button", { name: "Offline" }));
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Add" }));
    await user.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await user.click(canvas.getByRole("button", { name: "Add" }));
    await user.keyboard("{Escape}");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
export const GoesByItself: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Add" }));
    await user.hover(canvas.getByText("Added to cart"));
    await new Promise((resolve) => setTimeout(resolve, 4500));
    await expect(canvas.getByRole("status")).toHaveTextContent("Added to cart");
    await user.hover(canvas.getByRole("button", { name: "Long" }));
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
};
export const AboveADialog: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Ask" }));
    await user.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(canvas.getByText("Copied").closest(":popover-open")).not.toBeNull();
  },
};
export const LongOnAPhone: Story = {
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Long" }));
  },
};
