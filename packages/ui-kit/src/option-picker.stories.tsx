import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { OptionPicker, type ProductOption } from "./option-picker.tsx";
import { input } from "./story-help/input.ts";
import { Image } from "./story-help/image.tsx";

const reason = "Cobalt is not made in 900 ml.";
const options: readonly ProductOption[] = [
  {
    id: "glaze",
    name: "Glaze",
    chosen: "cherry",
    values: [
      { id: "cherry", name: "Cherry", image: <Image of="teapot" width={74} /> },
      { id: "amber", name: "Amber", image: <Image of="honey" width={74} /> },
      { id: "cobalt", name: "Cobalt", image: <Image of="bowl" width={74} />, state: "deadEnd", reason },
      { id: "lilac", name: "Lilac", image: <Image of="shoe" width={74} />, state: "soldOut" },
    ],
  },
  {
    id: "size",
    name: "Size",
    chosen: "900",
    note: reason,
    values: [
      { id: "600", name: "600 ml" },
      { id: "900", name: "900 ml" },
      { id: "1200", name: "1.2 l", state: "deadEnd", reason: "Cherry is not made in 1.2 l." },
      { id: "gift", name: "Gift set", state: "soldOut" },
    ],
  },
];

const meta = {
  title: "Products/OptionPicker",
  component: OptionPicker,
  args: { options, onChoose: fn() },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
    const now = args.options.map((option) => {
      const id = chosen[option.id] ?? option.chosen;
      return id === undefined ? option : { ...option, chosen: id };
    });
    return (
      <OptionPicker
        options={now}
        onChoose={(option, value) => {
          args.onChoose(option, value);
          setChosen((last) => ({ ...last, [option]: value }));
        }}
      />
    );
  },
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Cobalt" })).toHaveAccessibleDescription(reason);
    await expect(canvas.getByRole("radio", { name: "Lilac" })).toBeDisabled();
    await expect(canvas.getByRole("radiogroup", { name: "Size" })).toHaveAccessibleDescription(reason);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.tab();
    await expect(canvas.getByRole("radio", { name: "Cherry" })).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("glaze", "amber");
    await user.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Cobalt" })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await user.keyboard(" ");
    await expect(args.onChoose).toHaveBeenLastCalledWith("glaze", "cobalt");
    await expect(canvas.getByRole("radio", { name: "Cobalt" })).toBeChecked();
    await user.tab();
    await expect(canvas.getByRole("radio", { name: "900 ml" })).toHaveFocus();
  },
};
export const Mouse: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("radio", { name: "1.2 l" }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith("size", "1200");
    await expect(canvas.getByRole("radio", { name: "1.2 l" })).toBeChecked();
  },
};
export const NothingChosen: Story = {
  args: { options: [{ id: "size", name: "Size", note: "Choose a size first.", values: options[1]?.values ?? [] }] },
};
export const ChosenIsSoldOut: Story = {
  args: { options: [{ id: "size", name: "Size", chosen: "gift", values: options[1]?.values ?? [] }] },
};
export const LongTexts: Story = {
  globals: { viewport: { value: "360" } },
  args: {
    options: [
      {
        id: "set",
        name: "Zusammenstellung",
        chosen: "a",
        values: [
          { id: "a", name: "Teekanne mit Bambushenkel, Sieb, vier Tassen und einem Untersetzer aus Kork" },
          { id: "b", name: "釉薬ストーンウェア ティーポット 竹ハンドル茶こし付き" },
          { id: "c", name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", state: "deadEnd", reason: "No." },
        ],
      },
    ],
  },
};
