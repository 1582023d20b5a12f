import { success } from "@plaza/testing/envelope-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireOrderDetail, wireOrders } from "../testing/wire-orders.ts";
import { OrderPage } from "./order-page.tsx";

/** The page of an order in this state. */
function showing(state: number, differences: object = {}) {
  return storyRouter({
    path: "/user/order/detail?id=12",
    answers: { "order/getOrderDetail": () => success(wireOrderDetail(state, differences)) },
  });
}

const meta = { title: "CartCheckout/OrderPage", component: OrderPage, ...showing(2) } satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  play: async ({ canvas }) => {
    const [, , sent, received] = canvas.getAllByRole("listitem");
    await expect(sent).toHaveTextContent("Shipped done");
    await expect(received).toHaveAttribute("aria-current", "step");
    const amounts = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(amounts).toEqual(["¥350.00", "−¥20.00", "¥12.00", "¥342.00"]);
  },
};
export const Unpaid: Story = {
  ...showing(0),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pay now" })).toHaveAttribute("href", "/payment?id=12&from=order");
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.getByText("Not paid")).toBeVisible();
  },
};
export const Completed: Story = showing(3);
export const Closed: Story = showing(4);
const details = fn(() => success(wireOrderDetail(4)));
/** A deleted order's details are not fetched again. */
export const Deleted: Story = {
  ...storyRouter({
    path: "/user/order/detail?id=16",
    answers: {
      "order/getOrderDetail": () => details(),
      "order/del": success([]),
      "order/lists": success(wireOrders([])),
    },
  }),
  play: async ({ canvas }) => {
    details.mockClear();
    canvas.getByRole("button", { name: "Delete order" }).click();
    await canvas.findByRole("dialog", { name: "Delete this order?" });
    canvas.getAllByRole("button", { name: "Delete order" }).at(-1)?.click();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible());
    await expect(canvas.getByText("The order is deleted")).toBeVisible();
    await expect(details).not.toHaveBeenCalled();
  },
};
export const Refunded: Story = showing(4, { refund_status: 2, refund_amount: "342.00" });
export const RefundedInPart: Story = {
  ...showing(3, { refund_status: 1, refund_amount: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Refunded in part/)).toBeVisible();
  },
};
export const PickUp: Story = showing(1, {
  delivery_type: 2,
  pickup_code: "204811",
  shop_address: "12 Anfu Road, Shanghai",
  consignee: "",
});
export const Content: Story = showing(2, {
  delivery_type: 1,
  consignee: "",
  delivery_content: "Your key: PLZA-4411-90AB\nRedeem it until 31 December.",
});
export const LongTexts: Story = {
  ...showing(1, { user_remark: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten".repeat(2) }),
  globals: { viewport: { value: "360" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Chinese: Story = { globals: { locale: "zh" } };
export const Japanese: Story = { globals: { locale: "ja" } };
export const Korean: Story = { globals: { locale: "ko", viewport: { value: "360" } } };
