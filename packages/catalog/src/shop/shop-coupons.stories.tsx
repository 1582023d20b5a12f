import { wireCoupon } from "@plaza/api-client/testing";
import { couponsQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { expect, waitFor } from "storybook/test";
import { offeredCoupon, offeredCoupons } from "../testing/coupon-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { ShopCoupons } from "./shop-rows.tsx";

const visitor = storyRouter();

const meta = {
  title: "Catalog/ShopCoupons",
  component: ShopCoupons,
  args: { coupons: offeredCoupons(), fetchedAt: Date.UTC(2026, 10, 21) },
} satisfies Meta<typeof ShopCoupons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three of them stand there, the others come on request. */
export const More: Story = {
  ...visitor,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Use it" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&view=all",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Show 1 more coupon" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await expect(canvas.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
  },
};

export const None: Story = {
  ...visitor,
  args: { coupons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

/** Fetches the coupons again after a claim, as the page does. */
function Followed(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data = [] } = useQuery(couponsQuery(api, { shopId: 7 }));
  return <ShopCoupons coupons={data} fetchedAt={0} />;
}

export const Claimed: Story = {
  ...storyRouter({
    session: customerSession,
    fill: (queryClient, api) => queryClient.setQueryData(couponsQuery(api, { shopId: 7 }).queryKey, [offeredCoupon()]),
    answers: {
      "coupon/getCoupon": success([]),
      "coupon/getCouponList": success({ lists: [wireCoupon({ id: 11, is_get: 1 })], count: 1, more: 0 }),
    },
  }),
  render: () => <Followed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Receive" }));
    await waitFor(() => expect(canvas.getByRole("article")).toHaveTextContent("Received"));
    await waitFor(() => expect(canvas.getByRole("listitem")).toHaveFocus());
  },
};
export const Phone: Story = { ...visitor, globals: { viewport: { value: "360" }, locale: "zh" } };
