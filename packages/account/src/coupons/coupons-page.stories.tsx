import { wireHeldCoupon } from "@plaza/api-client/testing";
import { type Answers, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { MemoryRouter } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireHeldCoupons } from "../testing/wire-coupon.ts";
import { CouponsPage } from "./coupons-page.tsx";

const meta = { title: "Account/CouponsPage", component: CouponsPage } satisfies Meta<typeof CouponsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/user/coupons";
const counts = { valid: 4, used: 1, expired: 1 };
const inSeconds = (time: number): number => Math.floor(time / 1000);
const lateToday = inSeconds(Date.now()) + 1800;

const valid = [
  wireHeldCoupon({ id: 94, name: "A treat a day", use_time_end: lateToday, money: "5.5", condition_type: 1 }),
  wireHeldCoupon({
    id: 93,
    coupon_id: 12,
    name: "For the kitchen shelf",
    use_goods_type: 2,
    use_goods_desc: "Only for Glazed Stoneware Teapot, Oat Porcelain Teapot",
  }),
  wireHeldCoupon({ id: 92, name: "Plaza turns ten", shop_id: 0, shop_name: null }),
  wireHeldCoupon({ id: 91, name: "Next year", use_time_start: 1_880_000_000 }),
];
const used = [
  wireHeldCoupon({ id: 80, name: "A round of errands", status: 1, use_time: 1_795_000_000, order_id: "12" }),
];
const expired = [wireHeldCoupon({ id: 70, name: "Tea week", is_expired: 1, use_time_end: 1_794_000_000 })];

const lists: Readonly<Record<string, ReturnType<typeof wireHeldCoupons>>> = {
  valid: wireHeldCoupons(valid, counts),
  used: wireHeldCoupons(used, counts),
  expired: wireHeldCoupons(expired, counts),
};

function page(search = "", answers: Answers = {}, extensions: readonly string[] = ["coupon_centre"]) {
  return storyRouter({
    path: `${path}${search}`,
    session: customerSession,
    answers: {
      "index/config": success({ name: "Plaza", extensions }),
      "coupon/myCouponList": (sent) => success(lists[(sent as { type: string }).type]),
      ...answers,
    },
  });
}

export const Valid: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "My coupons" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Valid 4" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Used 1" })).toHaveAttribute("href", `${path}?type=used`);
    await expect(canvas.getByRole("link", { name: "Coupon centre" })).toHaveAttribute("href", "/get_coupons");
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    const card = (name: string) => within(canvas.getByRole("article", { name }));
    await expect(card("A treat a day").getByText("Ends soon")).toBeVisible();
    await expect(card("A treat a day").getByRole("link", { name: "Use it" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&view=all",
    );
    await expect(card("For the kitchen shelf").getByRole("link", { name: "Use it" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&coupon=12",
    );
    // No checkout takes one of the platform itself.
    await expect(card("Plaza turns ten").queryByRole("link")).toBeNull();
    const user = await realInput();
    await user.click(card("For the kitchen shelf").getByText("Selected products of Hearth & Linden"));
    await expect(canvas.getByText(/^Only for Glazed Stoneware Teapot/)).toBeVisible();
  },
};

/** There the whole shop is what a coupon leads to. */
export const WithoutTheExtension: Story = {
  ...page("", {}, []),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link", { name: "Use it" }))
      await expect(link).toHaveAttribute("href", "/shop_street_detail?id=7&view=all");
  },
};

export const ByTabs: Story = {
  ...page(),
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    canvas.getByRole("link", { name: "Used 1" }).focus();
    await user.keyboard("{Enter}");
    await expect(await canvas.findByRole("link", { name: "See the order" })).toHaveAttribute(
      "href",
      "/user/order/detail?id=12",
    );
    await expect(canvas.getByText(/^Used on/)).toBeVisible();
    await user.click(canvas.getByRole("link", { name: "Expired 1" }));
    await expect(await canvas.findByText(/^Was valid until/)).toBeVisible();
    await expect((loaded["router"] as MemoryRouter).latestLocation.search).toEqual({ type: "expired" });
    await expect(canvas.queryByRole("link", { name: "Use it" })).toBeNull();
  },
};

export const Expired: Story = { ...page("?type=expired") };

const none = success(wireHeldCoupons([]));
export const NoneToUse: Story = {
  ...page("", { "coupon/myCouponList": none }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No coupons to use" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the coupon centre" })).toBeVisible();
  },
};
export const NoneUsed: Story = { ...page("?type=used", { "coupon/myCouponList": none }) };
export const NoneExpired: Story = { ...page("?type=expired", { "coupon/myCouponList": none }) };

export const SecondPage: Story = {
  ...page("?page=2", { "coupon/myCouponList": success(wireHeldCoupons(valid, { count: 16, page_no: 2, valid: 16 })) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", path);
  },
};
export const BeyondTheEnd: Story = {
  ...page("?page=9", { "coupon/myCouponList": success(wireHeldCoupons([], { count: 16, page_no: 9, valid: 16 })) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
  },
};

const later = fn(() => unreachable());
/** Without an answer the page and its tabs stay, and the coupons come when they are asked for again. */
export const NotLoaded: Story = {
  ...page("", { "coupon/myCouponList": () => later() }),
  beforeEach: () => {
    later.mockReset().mockImplementation(() => unreachable());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Your coupons did not load" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Used" })).toBeVisible();
    later.mockImplementation(() => Promise.resolve(success(lists["valid"])));
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(4));
  },
};
export const Chinese: Story = { ...page(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page("?type=used"), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
