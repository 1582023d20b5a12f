import { choose } from "@plaza/shopping/variant-choice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { plainProduct, teapot } from "../../testing/product-factory.ts";
import { ProductOptions } from "./product-options.tsx";

const meta = {
  title: "Catalog/ProductOptions",
  component: ProductOptions,
  args: { product: teapot(), choice: [11, 22], onChoose: () => undefined },
  render: function Choosing(args) {
    const [choice, setChoice] = useState(args.choice);
    return (
      <div style={{ maxWidth: 420 }}>
        <ProductOptions
          product={args.product}
          choice={choice}
          onChoose={(option, value) => setChoice(choose(args.product, choice, option, value))}
        />
      </div>
    );
  },
} satisfies Meta<typeof ProductOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeadEndAndSoldOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Cobalt" })).toHaveAccessibleDescription("Not made in 900 ml");
    await expect(canvas.getByRole("radio", { name: "Gift set" })).toBeDisabled();
    await expect(canvas.getByRole("radio", { name: "Cherry" })).toBeChecked();
  },
};

export const DeadEndChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Cobalt" }));
    await expect(canvas.getByRole("radio", { name: "Cobalt" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "600 ml" })).toBeChecked();
  },
};

export const LongValues: Story = {
  args: {
    product: teapot(
      {},
      {
        glaze: "Glaze and everything that was done to the surface",
        glazes: ["Cherry, fired twice in a wood kiln and polished by hand", "Amber", "Forest", "Cobalt"],
        size: "Size",
        sizes: ["600 ml", "900 ml with the large infuser of woven bamboo and two cups", "Gift set"],
      },
    ),
  },
};

export const NothingToChoose: Story = {
  args: { product: plainProduct(), choice: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radiogroup")).not.toBeInTheDocument();
  },
};
