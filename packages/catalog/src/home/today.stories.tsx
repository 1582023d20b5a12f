import { type HeldCoupon, myCouponsQuery, type Order, ordersQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { noAnswer, rejection } from "@plaza/testing/envelope-api";
import { bindScreens, type StoryRouterOptions } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { catalogMessages } from "../messages.ts";
import { catalogRoutes } from "../screens.ts";
import { heldCoupon, order } from "../testing/today-factories.ts";
import { Today } from "./home-sections.tsx";

const { storyRouter } = bindScreens({
  messages: [catalogMessages],
  routes: { default: catalogRoutes },
  neighbours: [to.order, to.coupons],
});

function customer(orders: readonly Order[], coupons: readonly HeldCoupon[]) {
  const page = { page: 1, pageSize: 10, hasMore: false };
  const fill: StoryRouterOptions["fill"] = (queryClient, api) => {
    queryClient.setQueryData(ordersQuery(api, { filter: "all", page: 1, pageSize: 10 }).queryKey, {
      ...page,
      items: orders,
      total: orders.length,
      counts: null,
    });
    queryClient.setQueryData(myCouponsQuery(api, { state: "unused", page: 1, pageSize: 50 }).queryKey, {
      ...page,
      items: coupons,
      total: coupons.length,
      counts: { unused: coupons.length, used: 0, expired: 0 },
    });
  };
  return storyRouter({ session: customerSession, fill });
}
const toPay = order({ id: 9, state: "unpaid", amount: 23_900, payBefore: Date.now() + 1_200_000 });

const meta = { title: "Catalog/Today", component: Today } satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  ...customer([toPay, order()], [heldCoupon()]),
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole("region", { name: "For you today" });
    await expect(strip).toHaveTextContent("On its way: Glazed Stoneware Teapot, 900 mlHearth & Linden");
    await expect(strip).toHaveTextContent("¥239.00 to pay");
    await expect(strip).toHaveTextContent(/Your ¥60.00 coupon ends on \d+ \w+ \d{4}The Larder · from ¥500.00/);
    await expect(canvas.getByRole("link", { name: /On its way/ })).toHaveAttribute("href", "/user/order/detail?id=7");
  },
};
export const One: Story = { ...customer([order()], []) };

/** On a phone the facts scroll sideways. */
export const Phone: Story = {
  ...customer([toPay, order()], [heldCoupon()]),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list");
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};

export const JapaneseOnAPhone: Story = {
  ...customer([toPay, order()], [heldCoupon()]),
  globals: { locale: "ja", viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/¥239.00 人民元/)).toBeVisible();
  },
};

export const NothingToSay: Story = {
  ...customer([], []),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("main")?.textContent).toBe(""));
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

/** Nothing stands in its place before the answers, nor where they fail. */
export const Waiting: Story = {
  ...storyRouter({ session: customerSession, answers: { "order/lists": noAnswer, "coupon/myCouponList": noAnswer } }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("main")?.textContent).toBe("");
  },
};
export const Failed: Story = {
  ...storyRouter({
    session: customerSession,
    answers: { "order/lists": rejection("系统错误"), "coupon/myCouponList": rejection("系统错误") },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("main")?.textContent).toBe("");
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const Visitor: Story = {
  ...storyRouter({}),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("main")?.textContent).toBe("");
  },
};
