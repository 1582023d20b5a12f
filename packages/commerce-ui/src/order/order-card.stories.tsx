import { image } from "@plaza/testing/images";
import { Button } from "@plaza/ui-kit/button";
import { Price } from "@plaza/ui-kit/price";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Info } from "lucide";
import { expect } from "storybook/test";
import { LineRow } from "./line-row.tsx";
import { OrderCard, orderCardButton, OrderCardNote, OrderCardRow } from "./order-card.tsx";
import { OrderStatus } from "./order-status.tsx";

const line = { optionText: "Cherry / 900 ml", quantity: 2, unitPrice: 5400 };

const meta = {
  title: "Commerce/OrderCard",
  component: OrderCard,
  args: {
    namedBy: { id: "order-12" },
    shop: <a href="/shop">Hearth &amp; Linden</a>,
    details: (
      <>
        <span>20 Nov 2026</span>
        <span id="order-12">No. 202611200012</span>
      </>
    ),
    status: <OrderStatus order={{ state: "unpaid" }} />,
    children: (
      <OrderCardRow
        amount={<Price amount={10_800} total />}
        actions={
          <Button kind="primary" size="small" className={orderCardButton}>
            Pay now
          </Button>
        }
      >
        <LineRow line={line} image={{ src: image("teapot") }} name={<h3>Glazed Stoneware Teapot, 900 ml</h3>} />
      </OrderCardRow>
    ),
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "No. 202611200012" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Hearth & Linden" })).toBeVisible();
    await expect(canvas.getByText("¥54.00")).toBeVisible();
    await expect(canvas.getByText("× 2")).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "360" } } };

export const WithoutAmount: Story = {
  args: {
    namedBy: { label: "Order 202611200012" },
    status: undefined,
    children: (
      <>
        <OrderCardRow actions={<Button size="small">Apply</Button>}>
          <LineRow line={{ ...line, optionText: null }} image={null} name={<h3>Glazed Stoneware Teapot</h3>} />
        </OrderCardRow>
        <OrderCardNote icon={Info}>This item is not eligible.</OrderCardNote>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Order 202611200012" })).toBeVisible();
  },
};
