import { wireCoupon } from "@plaza/api-client/testing";
import { couponsQuery, type OfferedCoupon } from "@plaza/api-client";
import { rejection, success } from "@plaza/testing/envelope-api";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { expect, waitFor } from "storybook/test";
import { rootRoute } from "@plaza/routing";
import { offeredCoupon, offeredCoupons } from "../../testing/coupon-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { ProductCoupons } from "./product-coupons.tsx";

const productId = 31;
const visitor = storyRouter();

/** Fetches the coupons again after a claim, as the page does. */
function Followed(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data = [] } = useQuery(couponsQuery(api, { productId }));
  return <ProductCoupons coupons={data} />;
}

const meta = {
  title: "Catalog/ProductCoupons",
  component: ProductCoupons,
  args: { coupons: offeredCoupons() },
} satisfies Meta<typeof ProductCoupons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  ...visitor,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥20 off over ¥150")).toBeVisible();
    await expect(canvas.getByText("¥3.50 off")).toBeVisible();
    await expect(canvas.getByText("Receive coupons")).toBeVisible();
  },
};
export const AllClaimed: Story = {
  ...visitor,
  args: { coupons: [offeredCoupon({ claim: "claimed" })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your coupons")).toBeVisible();
  },
};
export const None: Story = {
  ...visitor,
  args: { coupons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Panel: Story = {
  ...visitor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Receive coupons/ }));
    const dialog = await canvas.findByRole("dialog", { name: "Coupons for this product" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByText("All products of Hearth & Linden")).toBeVisible();
    await expect(canvas.getByText("7 days from when you receive it")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await expect(canvas.getByRole("article", { name: "Kitchen days" })).toHaveTextContent("Received");
  },
};

function platform(claim: () => ReturnType<typeof success>, after: readonly Record<string, unknown>[]) {
  let claimed = false;
  return storyRouter({
    session: customerSession,
    fill: (queryClient, api) => {
      const coupons: OfferedCoupon[] = [offeredCoupon(), offeredCoupon({ id: 12, name: "Autumn at home" })];
      queryClient.setQueryData(couponsQuery(api, { productId }).queryKey, coupons);
    },
    answers: {
      "coupon/getCoupon": () => {
        claimed = true;
        return claim();
      },
      "coupon/getCouponList": () => success({ lists: claimed ? after : [], count: after.length, more: 0 }),
    },
  });
}

export const Claimed: Story = {
  ...platform(() => success([]), [wireCoupon({ id: 11, is_get: 1 }), wireCoupon({ id: 12, name: "Autumn at home" })]),
  render: () => <Followed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Receive coupons/ }));
    const [card] = await canvas.findAllByRole("listitem");
    const [receive] = await canvas.findAllByRole("button", { name: "Receive" });
    if (card === undefined || receive === undefined) throw new Error("There is no coupon to receive.");
    await userEvent.click(receive);
    await waitFor(() => expect(card).toHaveTextContent("Received"));
    await waitFor(() => expect(card).toHaveFocus());
    await expect(canvas.getAllByRole("button", { name: "Receive" })).toHaveLength(1);
  },
};

/** Somebody else has received the last one: it stays, and says so. */
export const GoneMeanwhile: Story = {
  ...platform(() => rejection("The coupon is all gone"), [wireCoupon({ id: 12, name: "Autumn at home" })]),
  render: () => <Followed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Receive coupons/ }));
    const [receive] = await canvas.findAllByRole("button", { name: "Receive" });
    if (receive === undefined) throw new Error("There is no coupon to receive.");
    await userEvent.click(receive);
    await waitFor(async () => expect(await canvas.findByText("All gone")).toBeVisible());
    await expect(canvas.getByText("The coupon is all gone")).toBeVisible();
  },
};
export const PanelOnPhone: Story = {
  ...Row,
  globals: { viewport: { value: "360" }, locale: "ja" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(async () => expect(await canvas.findByRole("dialog")).toBeVisible());
  },
};
