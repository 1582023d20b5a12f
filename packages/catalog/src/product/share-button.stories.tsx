import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ShareButton } from "./share-button.tsx";

const meta = {
  title: "Catalog/ShareButton",
  component: ShareButton,
  ...storyRouter(),
  args: { productId: 31, name: "Glazed Stoneware Teapot" },
  render: (args) => (
    <div style={{ display: "flex", minHeight: 420 }}>
      <ShareButton {...args} />
    </div>
  ),
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Share" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    const panel = within(await canvas.findByRole("region", { name: "Share this product" }));
    await waitFor(() => expect(panel.getByRole("img", { name: "QR code of the address of this page" })).toBeVisible());
    await expect(panel.getByRole("textbox")).toHaveValue("https://shop.example/pc/goods_details/31");
    await expect(panel.getByRole("button", { name: "Copy link" })).toBeVisible();
  },
};

/** Escape and a press elsewhere close the panel; Escape also returns the focus to the button. */
export const ShutAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const keys = await realInput();
    const button = canvas.getByRole("button", { name: "Share" });
    await userEvent.click(button);
    await canvas.findByRole("region", { name: "Share this product" });
    await keys.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("region")).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await canvas.findByRole("region", { name: "Share this product" });
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole("region")).not.toBeInTheDocument());
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: "360" } } };

export const Korean: Story = {
  globals: { locale: "ko" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const code = await canvas.findByRole("img");
    await waitFor(() => expect(code).toBeVisible());
    await expect(canvas.getByRole("textbox")).toHaveValue("https://shop.example/pc/ko/goods_details/31");
  },
};
