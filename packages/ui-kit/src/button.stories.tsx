import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Plus } from "lucide";
import { expect, fn } from "storybook/test";
import { Button, buttonClass, type ButtonLook } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { input } from "./story-help/input.ts";

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
