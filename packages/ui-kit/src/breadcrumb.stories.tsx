import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb } from "./breadcrumb.tsx";

const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  args: {
    items: [
      <a key="home" href="#home">
        Home
      </a>,
      <a key="kitchen" href="#kitchen">
        Kitchen
      </a>,
      "Cookware",
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByText("Cookware")).toHaveAttribute("aria-current", "page");
  },
};
const links = ["Home", "Kitchen and everything that belongs to it", "Tea & coffee"].map((name) => (
  <a key={name} href="#x">
    {name}
  </a>
));
export const Long: Story = {
  args: {
    items: [...links, "Handwoven Willow Market Basket with Reinforced Oak Handle, Washable Linen Lining and Divider"],
  },
};
export const Phone: Story = { ...Long, globals: { viewport: { value: "360" } } };
export const Japanese: Story = {
  globals: { locale: "ja" },
  args: {
    items: [
      <a key="1" href="#x">
        ホーム
      </a>,
      <a key="2" href="#x">
        キッチン
      </a>,
      "釉薬ストーンウェア ティーポット",
    ],
  },
};
