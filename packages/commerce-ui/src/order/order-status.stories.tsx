import type { OrderStanding } from "@plaza/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderStatus } from "./order-status.tsx";

const meta = {
  title: "Commerce/OrderStatus",
  component: OrderStatus,
  args: { order: { state: "unpaid" } },
} satisfies Meta<typeof OrderStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const returned: OrderStanding = {
  kind: "return",
  stage: "goodsSent",
  isWhole: true,
  requestId: 9,
  withdrawalId: null,
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {(["unpaid", "unshipped", "shipped", "completed", "closed"] as const).map((state) => (
        <p key={state}>
          <OrderStatus order={{ state }} />
        </p>
      ))}
      <p>
        <OrderStatus order={{ state: "unpaid", awaitsTransfer: true }} />
      </p>
      <p>
        <OrderStatus order={{ state: "unshipped", delivery: "pickup" }} />
      </p>
      <p>
        <OrderStatus order={{ state: "closed", standing: returned }} />
      </p>
    </div>
  ),
};

export const ReturnedInPart: Story = {
  args: { order: { state: "shipped", standing: { ...returned, isWhole: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pending receipt")).toBeVisible();
    await expect(canvas.getByText("Return under way")).toBeVisible();
  },
};
