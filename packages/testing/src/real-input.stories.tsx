import { expect, within } from "storybook/test";
import { realInput } from "./real-input.ts";

/** The input of stories that run as tests. */
export default { title: "Checks/Input", render: () => <button type="button">Send</button> };

const tooEarly = "wait for what replaces it first";

export const ReplacedBeforeItIsPressed = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const user = await realInput();
    const button = within(canvasElement).getByRole("button");
    const replaced = button.cloneNode(true) as Element;
    await expect(() => user.click(replaced)).toThrow(tooEarly);
    await expect(() => user.dblClick(replaced)).toThrow(tooEarly);
    await expect(() => user.hover(replaced)).toThrow(tooEarly);
    await expect(() => user.type(replaced, "a")).toThrow(tooEarly);
    await user.click(button);
    await expect(button).toHaveFocus();
  },
};
