import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CouponScope } from "./coupon-scope.tsx";

const scopes = ["all", "listed", "all-but-listed"] as const;

const meta = {
  title: "Purchase/CouponScope",
  component: CouponScope,
  args: { scope: "all", shop: "Hearth & Linden" },
  render: ({ shop }) => (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>
          <CouponScope scope={scope} shop={shop} />
        </li>
      ))}
      <li>
        <CouponScope scope="all" shop={null} />
      </li>
    </ul>
  ),
} satisfies Meta<typeof CouponScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scopes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "All products of Hearth & Linden",
      "Selected products of Hearth & Linden",
      "Products of Hearth & Linden, some excepted",
      "All shops",
    ]);
  },
};
export const Japanese: Story = { globals: { locale: "ja" } };
