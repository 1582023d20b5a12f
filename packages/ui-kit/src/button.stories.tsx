import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Plus } from "lucide";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button, buttonClass, type ButtonLook } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { input, inputIsReal } from "./story-help/input.ts";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Buy now", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds = ["primary", "second", "quiet", "tint", "dark"] as const satisfies readonly ButtonLook["kind"][];
const row = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center", marginBottom: 12 } as const;

export const Kinds: Story = {
  render: () => (
    <>
      {kinds.map((kind) => (
        <div key={kind} style={row}>
          <Button kind={kind}>Add to cart</Button>
          <Button kind={kind} icon={<Icon of={Plus} size={16} />}>
            Follow
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <Button kind={kind} busy>
            Saving
          </Button>
          <Button kind={kind} busy icon={<Icon of={Plus} size={16} />}>
            Saving
          </Button>
        </div>
      ))}
    </>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button kind="primary" size="large">
        Large
      </Button>
      <Button kind="primary">Medium</Button>
      <Button kind="primary" size="small">
        Small
      </Button>
      <a className={buttonClass({ kind: "dark" })} href="#shop">
        Enter shop
      </a>
      <Button kind="second" size="large" aria-label="Favourite" icon={<Icon of={Heart} size={20} />} />
    </div>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <div style={{ width: 260, display: "grid", gap: 12 }}>
      <Button kind="primary">Zurücksetzungsbestätigungsbenachrichtigung anfordern und fortfahren</Button>
      <Button lang="ja">配送先の住所を確認してからご注文手続きに進んでください</Button>
    </div>
  ),
};

export const Pressed: Story = {
  args: { kind: "primary" },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Buy now" }));
    await user.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A double click and a held key are one press each. */
export const HastyPresses: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.dblClick(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    if (!inputIsReal) return;
    await user.keyboard("{Enter>4/}");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A step counts each press. */
export const EveryPress: Story = {
  args: { everyPress: true, children: "Next picture" },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.dblClick(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    if (!inputIsReal) return;
    await user.keyboard("{Enter>4/}");
    await expect(args.onClick).toHaveBeenCalledTimes(6);
  },
};

/** The second press of a double click is not meant for the button that the first one has put under the pointer. */
export const UnderThePointer: Story = {
  render: function Render({ onClick }) {
    const [isAsking, setIsAsking] = useState(false);
    return isAsking ? (
      <Button key="confirm" onClick={onClick}>
        Delete address
      </Button>
    ) : (
      <Button key="ask" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    // The browser's mouse presses twice in the same place, whatever stands there.
    if (!inputIsReal) return;
    const user = await input();
    await user.dblClick(canvas.getByRole("button"));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Delete address"));
    await expect(args.onClick).not.toHaveBeenCalled();
    await user.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const FocusRing: Story = {
  args: { kind: "primary" },
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    const button = canvas.getByRole("button");
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ outlineStyle: "solid", outlineWidth: "2px" });
  },
};

export const Busy: Story = {
  args: { kind: "primary", busy: true, type: "submit" },
  render: (args) => (
    <form>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener("submit", submitted);
    const user = await input();
    const button = canvas.getByRole("button");
    await user.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const SameWidthWhileBusy: Story = {
  render: () => (
    <div style={{ display: "grid", justifyItems: "start", gap: 12 }}>
      <Button>Save address</Button>
      <Button busy>Save address</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect().width);
    await expect(widths[0]).toBe(widths[1]);
  },
};
