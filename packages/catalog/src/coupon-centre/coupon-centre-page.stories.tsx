import { wireCoupon } from "@plaza/api-client/testing";
import { bannersQuery, type CentreCoupon, siteConfigurationQuery } from "@plaza/api-client";
import type { CouponCentreSearch } from "@plaza/routing";
import { type Answers, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { MemoryRouter } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { offeredCoupon } from "../testing/coupon-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { centreQuery } from "./centre-query.ts";
import { CouponCentrePage } from "./coupon-centre-page.tsx";

const meta = { title: "Catalog/CouponCentrePage", component: CouponCentrePage } satisfies Meta<typeof CouponCentrePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/get_coupons";
const once = { times: 1, each: "customer" } as const;

function centreCoupon(changes: Partial<CentreCoupon> = {}): CentreCoupon {
  return { ...offeredCoupon(), claimableFrom: null, left: null, limit: once, ...changes };
}

/** One of each kind. */
const kinds: readonly CentreCoupon[] = [
  centreCoupon(),
  centreCoupon({
    id: 12,
    name: "A treat a day",
    threshold: null,
    claim: "open-again",
    limit: { times: 1, each: "day" },
  }),
  centreCoupon({ id: 13, name: "Big-trip outfitting", amount: 12_000, scope: "listed", claim: "claimed" }),
  centreCoupon({ id: 14, name: "A little glow", left: 623, scope: "all-but-listed" }),
  centreCoupon({ id: 15, name: "Silver lining", claimableFrom: Date.now() + 26 * 3_600_000, left: 800 }),
  centreCoupon({ id: 16, name: "First light", left: 0 }),
];

interface Centre {
  readonly coupons?: readonly CentreCoupon[];
  readonly total?: number;
  readonly search?: CouponCentreSearch;
  readonly extensions?: readonly string[];
}

/** The centre of a visitor. */
function centre({ coupons = kinds, total = coupons.length, search = {}, extensions = ["coupon_centre"] }: Centre = {}) {
  const site = { name: "Plaza", extensions };
  return storyRouter({
    path: search.page === undefined ? path : `${path}?page=${search.page}`,
    answers: { "index/config": success(site) },
    fill: (queryClient, api) => {
      queryClient.removeQueries({ queryKey: siteConfigurationQuery(api).queryKey });
      queryClient.setQueryData(bannersQuery(api, "coupons").queryKey, []);
      const { page = 1 } = search;
      const result = { items: coupons, total, page, pageSize: 12, hasMore: page * 12 < total };
      const { queryKey } = centreQuery(api, search, site as unknown as Parameters<typeof centreQuery>[2]);
      queryClient.setQueryData(queryKey, result);
    },
  });
}

export const Kinds: Story = {
  ...centre(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Coupon centre" })).toBeVisible();
    await expect(canvas.getByText("6 coupons")).toBeVisible();
    const card = (name: string) => within(canvas.getByRole("article", { name }));
    await expect(card("Welcome to Hearth & Linden").getByText("1 per person")).toBeVisible();
    await expect(card("A treat a day").getByRole("button", { name: "Receive again" })).toBeVisible();
    await expect(card("Big-trip outfitting").getByRole("link", { name: "Use it" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&coupon=13",
    );
    await expect(card("A little glow").getByText("623 left")).toBeVisible();
    await expect(canvas.getByRole("article", { name: "A little glow" })).toHaveTextContent("1 per person · 623 left");
    await expect(card("Silver lining").getByText(/^From tomorrow|^From/)).toBeVisible();
    await expect(card("Silver lining").getByRole("button")).toHaveAttribute("aria-disabled", "true");
    await expect(card("First light").getByText("All gone")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  },
};

/** On a platform without the extension every product of the shop is what can be bought with a coupon. */
export const WithoutTheExtension: Story = {
  ...centre({ coupons: [centreCoupon({ scope: "listed", claim: "claimed", limit: null })], extensions: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Use it" })).toHaveAttribute(
      "href",
      "/shop_street_detail?id=7&view=all",
    );
  },
};

/** What begins while somebody looks on can be received. */
export const Begins: Story = {
  ...storyRouter({
    path,
    answers: {
      "index/config": success({ name: "Plaza", extensions: ["coupon_centre"] }),
      "ad_content/lists": success([]),
      "coupon/getCouponList": () =>
        success({
          lists: [wireCoupon({ send_time_start: Math.ceil(Date.now() / 1000) + 4 })],
          count: 1,
          page_no: 1,
          page_size: 12,
        }),
    },
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Receive" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Receive" })).not.toHaveAttribute("aria-disabled"));
  },
};

const claim = fn((_sent: unknown) => success([]));
const hasClaimed = () => claim.mock.calls.length > 0;
/** Of a customer. */
const customers = (answers: Answers = {}) =>
  storyRouter({
    path,
    session: customerSession,
    answers: {
      "index/config": success({ name: "Plaza", extensions: ["coupon_centre"] }),
      "ad_content/lists": success([]),
      "coupon/getCouponList": () =>
        success({
          lists: [
            wireCoupon({ is_get: hasClaimed() ? 1 : 0, get_num_type: 2, get_num: 1 }),
            wireCoupon({ id: 12, name: "Autumn at home" }),
          ],
          count: 2,
          page_no: 1,
          page_size: 12,
        }),
      "coupon/getCoupon": (sent) => claim(sent),
      ...answers,
    },
  });

export const Received: Story = {
  ...customers(),
  beforeEach: () => {
    claim.mockClear();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    const [first] = await canvas.findAllByRole("button", { name: "Receive" });
    first?.focus();
    await user.keyboard("{Enter}");
    const card = canvas.getByRole("article", { name: "Welcome to Hearth & Linden" }).closest("li");
    await waitFor(() => expect(card).toHaveTextContent("Received"));
    await waitFor(() => expect(card).toHaveFocus());
    await expect(claim.mock.calls).toEqual([[{ coupon_id: 11 }]]);
    await expect(canvas.getAllByRole("button", { name: "Receive" })).toHaveLength(1);
  },
};

export const NotReceived: Story = {
  ...customers({ "coupon/getCoupon": rejection("All of these coupons have been claimed") }),
  beforeEach: () => {
    claim.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Receive" });
    if (first !== undefined) await userEvent.click(first);
    await expect(await canvas.findByText("All of these coupons have been claimed")).toBeVisible();
  },
};

/** A visitor is led to the login; the coupon waits in the tab. */
export const Visitor: Story = {
  ...centre(),
  play: async ({ canvas, userEvent, loaded }) => {
    sessionStorage.clear();
    const [first] = canvas.getAllByRole("button", { name: "Receive" });
    if (first !== undefined) await userEvent.click(first);
    const router = loaded["router"] as MemoryRouter;
    await waitFor(() => expect(router.latestLocation.pathname).toBe("/account/login"));
    await expect(sessionStorage.getItem("plaza:wanted-coupon")).toContain('"couponId":11');
    sessionStorage.clear();
  },
};

export const SecondPage: Story = {
  ...centre({ total: 18, search: { page: 2 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", path);
    await expect(canvas.getByText("18 coupons")).toBeVisible();
  },
};

export const BeyondTheEnd: Story = {
  ...centre({ coupons: [], total: 18, search: { page: 9 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the last page" })).toHaveAttribute("href", `${path}?page=2`);
  },
};

export const Empty: Story = {
  ...centre({ coupons: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No coupons at the moment" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what is popular" })).toBeVisible();
  },
};

/** Another page did not come: the rest of the shop stays. */
export const Failed: Story = {
  ...storyRouter({
    path,
    answers: {
      "ad_content/lists": success([]),
      "coupon/getCouponList": (sent) =>
        (sent as { page_no: string }).page_no === "1"
          ? success({ lists: [wireCoupon()], count: 18, page_no: 1, page_size: 12 })
          : unreachable(),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Page 2" }));
    await expect(await canvas.findByRole("heading", { name: "These coupons did not load" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Chinese: Story = { ...centre(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...centre(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...centre(), globals: inKoreanOnATablet };
