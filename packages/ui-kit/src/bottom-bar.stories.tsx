import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BottomBar } from "./bottom-bar.tsx";
import { Button } from "./button.tsx";
import { Price } from "./price.tsx";

const meta = {
  title: "Actions/BottomBar",
  component: BottomBar,
  args: {
    label: "Checkout",
    children: (
      <>
        <span style={{ flexGrow: 1, textAlign: "end" }}>
          Total <Price amount={47_900} />
        </span>
        <Button kind="primary">Check out (3)</Button>
      </>
    ),
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const { bottom, width } = canvas.getByRole("region", { name: "Checkout" }).getBoundingClientRect();
    await expect([bottom, width]).toEqual([window.innerHeight, window.innerWidth]);
  },
};
export const NotOnWiderScreens: Story = {
  globals: { viewport: { value: "768" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
