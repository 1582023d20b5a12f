import { to } from "@plaza/routing";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyRouter } from "../../testing/screens.ts";
import { end } from "../../product/parts/shop-line.css.ts";
import { ShareButton } from "./share-button.tsx";

const meta = {
  title: "Catalog/ShareButton",
  component: ShareButton,
  ...storyRouter(),
  args: { page: to.product(31), name: "Glazed Stoneware Teapot", className: end },
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
    const panel = within(await canvas.findByRole("dialog", { name: "Share this page" }));
    await waitFor(() => expect(panel.getByRole("img", { name: "QR code of the address of this page" })).toBeVisible());
    await expect(panel.getByRole("textbox")).toHaveValue("https://shop.example/pc/goods_details/31");
    await expect(panel.getByRole("button", { name: "Copy link" })).toBeVisible();
  },
};

/** The link to a variant that was chosen. */
export const OfVariant: Story = {
  args: { page: to.product(31, { sku: 101 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    const panel = within(await canvas.findByRole("dialog", { name: "Share this page" }));
    await expect(panel.getByRole("textbox")).toHaveValue("https://shop.example/pc/goods_details/31?sku=101");
  },
};

/** The first control has the focus, and Tab stays among them. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const keys = await realInput();
    canvas.getByRole("button", { name: "Share" }).focus();
    await keys.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await keys.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copy link" })).toHaveFocus());
    await keys.tab();
    await expect(canvas.getByRole("dialog").contains(document.activeElement)).toBe(true);
  },
};

/** Escape, a press elsewhere and another one on the button close the panel; Escape also returns the focus to the button. */
export const ShutAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const keys = await realInput();
    const button = canvas.getByRole("button", { name: "Share" });
    await userEvent.click(button);
    await canvas.findByRole("dialog", { name: "Share this page" });
    await keys.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await canvas.findByRole("dialog", { name: "Share this page" });
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(button);
    await canvas.findByRole("dialog", { name: "Share this page" });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
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
