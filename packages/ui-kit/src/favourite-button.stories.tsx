import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FavouriteButton } from "./favourite-button.tsx";
import { input, inputIsReal } from "./story-help/input.ts";

const meta = {
  title: "Products/FavouriteButton",
  component: FavouriteButton,
  args: { name: "Glazed Stoneware Teapot, 900 ml", saved: false, onToggle: fn() },
  render: function Render({ name, saved, onToggle }) {
    const [isSaved, setIsSaved] = useState(saved);
    return (
      <div style={{ padding: 24 }}>
        <FavouriteButton
          name={name}
          saved={isSaved}
          onToggle={() => {
            onToggle();
            setIsSaved(!isSaved);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = { name: "Favourite: Glazed Stoneware Teapot, 900 ml" };
const pressed = (saved: boolean) => ["aria-pressed", String(saved)] as const;

export const NotSaved: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", named);
    await expect(button).toHaveAttribute(...pressed(false));
    await expect(button.querySelector("svg")).toHaveStyle({ fill: "none" });
    const user = await input();
    await user.click(button);
    await expect(button).toHaveAttribute(...pressed(true));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", named);
    await expect(button).toHaveAttribute(...pressed(true));
    await expect(button.querySelector("svg")).not.toHaveStyle({ fill: "none" });
    const user = await input();
    await user.click(button);
    await expect(button).toHaveAttribute(...pressed(false));
  },
};

/** The second press of a double click does not take the first back. */
export const DoubleClick: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.dblClick(canvas.getByRole("button", named));
    await expect(canvas.getByRole("button", named)).toHaveAttribute(...pressed(true));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Space and Enter toggle it, and a held Enter is one press. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.tab();
    await expect(canvas.getByRole("button", named)).toHaveFocus();
    await user.keyboard(" ");
    await expect(canvas.getByRole("button", named)).toHaveAttribute(...pressed(true));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    if (!inputIsReal) return;
    await user.keyboard("{Enter>4/}");
    await expect(canvas.getByRole("button", named)).toHaveAttribute(...pressed(false));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
