import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { picture } from "../testing/pictures.ts";
import { ProductGallery } from "./product-gallery.tsx";

const five = [0.12, 0.16, 0.2, 0.24, 0.28].map((scale) => picture("teapot", { width: 960, scale }));

const meta = {
  title: "Catalog/ProductGallery",
  component: ProductGallery,
  args: { name: "Glazed Stoneware Teapot", pictures: five, shown: five[0] ?? null, onShow: () => undefined },
  render: function Choosing(args) {
    const [shown, setShown] = useState(args.shown);
    return (
      <div style={{ maxWidth: 480 }}>
        <ProductGallery {...args} shown={shown} onShow={setShown} />
      </div>
    );
  },
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole("button", { name: "Picture 3 of 5" });
    await userEvent.click(third);
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("img", { name: "Glazed Stoneware Teapot" })).toHaveAttribute("src", five[2]);
  },
};

/** The chosen variant's picture need not be one of the gallery's. */
export const OfVariant: Story = {
  args: { shown: picture("cobalt", { width: 960 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-current]")).not.toBeInTheDocument();
  },
};

export const Eight: Story = {
  args: { pictures: [...five, ...[0.3, 0.32, 0.34].map((scale) => picture("teapot", { width: 960, scale }))] },
};

/** Nothing to choose from. */
export const One: Story = {
  args: { pictures: five.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const None: Story = {
  args: { pictures: [], shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Glazed Stoneware Teapot" })).toBeVisible();
  },
};

export const NotSquare: Story = {
  args: { pictures: [], shown: picture("amber", { width: 960, height: 480 }) },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(height).toBeCloseTo(width, 0);
  },
};
