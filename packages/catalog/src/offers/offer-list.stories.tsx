import type { Offer, PersonalOffers } from "@plaza/api-client";
import { readDeviceCart } from "@plaza/shopping/device-cart";
import { type Answers, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { offer, personalOffer, shanghai } from "../testing/offer-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { wirePersonalOffers } from "../testing/wire-offers.ts";
import { OfferList } from "./offer-list.tsx";

const offers = [offer(3), offer(1), offer(0), offer(2)];

const coupon = {
  name: "Around the corner",
  shop: { id: 9, name: "Corner Market" },
  amount: 500,
  threshold: null,
  scope: "all",
  namedProductIds: null,
} as const;

const meta = {
  title: "Catalog/OfferList",
  component: OfferList,
  args: { offers, skuId: 100 },
  beforeEach: () => {
    localStorage.removeItem("plaza:device-cart");
    localStorage.removeItem("plaza:delivery-region");
  },
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

function list(personal: PersonalOffers | Answers[string], more: Partial<Parameters<typeof storyRouter>[0]> = {}) {
  const answer =
    typeof personal === "object" && "offers" in personal ? success(wirePersonalOffers(personal)) : personal;
  return storyRouter({ ...more, answers: { "goods/offersFor": answer, ...more.answers } });
}

const totals: PersonalOffers = {
  region: shanghai,
  offers: [
    personalOffer(1, { coupon: { id: 5, terms: coupon, amount: 500 }, freight: 600, total: 4750 }),
    personalOffer(0, { priceKind: "member", price: 4560, total: 4560 + 800, freight: 800 }),
    personalOffer(3, { freight: 1200, total: 5500, stock: 2 }),
    personalOffer(2, {
      freight: 600,
      total: 5700,
      claimable: { id: 6, terms: { ...coupon, name: "A treat a day" }, saved: 300 },
    }),
  ],
};

const rows = (canvas: ReturnType<typeof within>) => canvas.getAllByRole("listitem");
const shops = (canvas: ReturnType<typeof within>) =>
  rows(canvas).map(
    (row: HTMLElement) => within(row).getByRole("link", { name: /Linden|Market|Larder|Paper/ }).textContent,
  );

/** A customer sees what each offer comes to, the least first, with the best coupon and the member price in it. */
export const Customer: Story = {
  ...list(totals, { session: customerSession }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Xuhui District, Shanghai")).toBeVisible();
    await expect(shops(canvas)).toEqual(["Corner Market", "Hearth & Linden", "Paper & Weather", "The Larder"]);
    const [first, second, third] = rows(canvas);
    await expect(first).toHaveTextContent("¥47.50");
    await expect(first).toHaveTextContent("−¥5.00");
    await expect(second).toHaveTextContent("Your member price");
    await expect(second).toHaveTextContent("On this page");
    await expect(third).toHaveTextContent("Only 2 left");
    await expect(canvas.getByRole("button", { name: "Receive: ¥3.00 less (A treat a day)" })).toBeVisible();
  },
};

/** Each press counts once, and goes into the cart of the device. */
export const VisitorAdds: Story = {
  ...list(totals),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Xuhui District, Shanghai");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Add to cart: Corner Market, ¥46.50" }));
    await waitFor(() => expect(readDeviceCart().map(({ skuId, quantity }) => [skuId, quantity])).toEqual([[101, 1]]));
    await waitFor(async () => expect(await canvas.findByText("Added to cart")).toBeVisible());
  },
};

/** What the platform rejects is said beside the button. */
export const AdditionRejected: Story = {
  ...list(totals, { session: customerSession, answers: { "cart/add": rejection("There are not enough in stock") } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Xuhui District, Shanghai");
    await userEvent.click(canvas.getByRole("button", { name: /^Add to cart: Corner Market/ }));
    await expect(await canvas.findByText("There are not enough in stock")).toBeVisible();
  },
};

/** Without a region the list is by price, and the region is asked for once. */
export const RegionUnknown: Story = {
  ...storyRouter({
    answers: {
      "goods/offersFor": (sent) => {
        const isKnown = typeof sent === "object" && sent !== null && "district_id" in sent;
        const nowhere = [3, 1, 0, 2].map((index) => personalOffer(index, { freight: null, total: null }));
        return success(wirePersonalOffers(isKnown ? totals : { region: null, offers: nowhere }));
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole("button", { name: "Where should it be sent?" });
    await expect(shops(canvas)[0]).toBe("Paper & Weather");
    await expect(canvas.getAllByText("Depends on the region")).toHaveLength(4);
    await userEvent.click(ask);
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Where should it be sent?" }));
    const province = await dialog.findByRole("combobox", { name: "Province" });
    await waitFor(() => expect(within(province).getAllByRole("option").length).toBeGreaterThan(30));
    await userEvent.click(dialog.getByRole("button", { name: "Show totals" }));
    await expect(await dialog.findByText("Please choose the region down to the district.")).toBeVisible();
    await userEvent.selectOptions(province, "310000");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "District" }), "310104");
    await userEvent.click(dialog.getByRole("button", { name: "Show totals" }));
    await expect(await canvas.findByText("Xuhui District, Shanghai")).toBeVisible();
    await waitFor(() => expect(shops(canvas)[0]).toBe("Corner Market"));
    await expect(localStorage.getItem("plaza:delivery-region")).toContain("310104");
  },
};

/** What nothing takes to the region cannot be put into the cart, and stands behind what can be sent. */
export const Undeliverable: Story = {
  ...list({
    region: shanghai,
    offers: [
      personalOffer(1, { freight: 600, total: 5250 }),
      personalOffer(3, { deliverable: false, freight: null, total: null }),
    ],
  }),
  args: { offers: [offer(3), offer(1)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not to this region")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Add to cart: Paper/ })).toBeDisabled();
  },
};

const soldOut: readonly Offer[] = [offer(1, { stock: 1 }), offer(0, { stock: 0 })];

/** One is left at one merchant, and nothing at the other. */
export const OneLeft: Story = {
  ...list({
    region: shanghai,
    offers: [personalOffer(1, { stock: 1 }), personalOffer(0, { stock: 0 })],
  }),
  args: { offers: soldOut },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only 1 left")).toBeVisible();
    await expect(rows(canvas).at(-1)).toHaveTextContent("Sold out");
    await expect(canvas.getByRole("button", { name: "Sold out" })).toBeDisabled();
  },
};

/** In a flash sale the price is that of the sale. */
export const Flash: Story = {
  ...list({
    region: shanghai,
    offers: [personalOffer(0, { priceKind: "flash", price: 3900, total: 3900 }), personalOffer(1)],
  }),
  args: { offers: [offer(0, { price: 3900, marketPrice: 4800 }), offer(1)] },
};

/** The prices are there at once. */
export const LoadingTotals: Story = {
  ...list(noAnswer),
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(4);
    await expect(canvas.getByRole("list")).toHaveAttribute("aria-busy", "true");
  },
};

/** Without totals the prices for everybody stay, and what can be bought can be bought. */
export const Failed: Story = {
  ...list(rejection("Please try again later")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Delivery and totals did not load/)).toBeVisible();
    await expect(rows(canvas)).toHaveLength(4);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Offline: Story = {
  ...list(unreachable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Delivery and totals did not load/)).toBeVisible();
  },
};

/** Long names break, and no card is wider than a phone. */
export const LongNameOnAPhone: Story = {
  ...list(totals, { session: customerSession }),
  args: {
    offers: offers.map((each, index) =>
      index === 1 ? { ...each, shop: { ...each.shop, name: `Corner${"Market".repeat(12)}` } } : each,
    ),
  },
  globals: { viewport: { value: "360" } },
};
export const Chinese: Story = { ...list(totals), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...list(totals), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...list(totals), globals: inKoreanOnATablet };
