import { type Banner, bannersQuery, flashSlotsQuery } from "@plaza/api-client";
import type { FlashSaleSearch } from "@plaza/routing";
import { noAnswer, rejection, success } from "@plaza/testing/envelope-api";
import { bannerImage } from "@plaza/testing/images";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { StoryRouterOptions } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { banner } from "../testing/factories.ts";
import { daySlots, flashPage, from } from "../testing/flash-day.ts";
import { storyRouter } from "../testing/screens.ts";
import { FlashSalePage } from "./flash-sale-page.tsx";
import { slotProductsQuery } from "./flash-sale-queries.ts";

const meta = { title: "Catalog/FlashSalePage", component: FlashSalePage } satisfies Meta<typeof FlashSalePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const advertised = banner({
  image: bannerImage("shoe", 1180, 240),
  text: { eyebrow: "Flash sale", title: "Small prices, short hours", line: "A few finds", action: "" },
});

interface Opened extends Pick<StoryRouterOptions, "answers"> {
  readonly total?: number;
  readonly banners?: readonly Banner[];
  /** Sessions whose products are not there yet. */
  readonly missing?: readonly number[];
}

/** The flash sale at an address. */
function opened(
  path: string,
  { page = 1 }: FlashSaleSearch = {},
  { total = 25, banners = [advertised], missing = [], ...rest }: Opened = {},
) {
  return storyRouter({
    ...rest,
    path: `/seckill${path}`,
    fill: (queryClient, api) => {
      queryClient.setQueryData(flashSlotsQuery(api).queryKey, daySlots);
      queryClient.setQueryData(bannersQuery(api, "flash-sale").queryKey, banners);
      for (const { id } of daySlots)
        if (!missing.includes(id))
          queryClient.setQueryData(slotProductsQuery(api, id, page).queryKey, flashPage({ page, total }));
    },
  });
}

export const Running: Story = {
  ...from(11.5, opened("")),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Flash sale" })).toBeVisible();
    await expect(canvas.getByText("Small prices, short hours")).toBeVisible();
    await expect(canvas.getByText("Ends in")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(/02:(?:29|30):\d\d/);
    const sessions = within(canvas.getByRole("navigation", { name: "Sessions of the day" }));
    await expect(sessions.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "00:00Ended",
      "10:00On now",
      "14:00Not started",
      "20:00Not started",
    ]);
    await expect(sessions.getByRole("link", { current: true })).toHaveTextContent("10:00");
    await expect(sessions.getByRole("link", { name: /14:00/ })).toHaveAttribute("href", "/seckill?slot=3");
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    const [first] = canvas.getAllByRole("link", { name: "Buy now: Glazed Stoneware Teapot, 900 ml" });
    await expect(first).toHaveAttribute("href", "/goods_details/1");
    await expect(canvas.getAllByText(/^\d+% taken$/).length).toBeGreaterThan(5);
    await expect(canvas.getByRole("button", { name: "Sold out" })).toBeDisabled();
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/seckill?page=2");
    await expect(canvas.getByText("10:00 session: 25 products")).toBeInTheDocument();
  },
};

/** A session that has been chosen keeps its pages, and nothing is said of how much of it is taken. */
export const Upcoming: Story = {
  ...from(11.5, opened("?slot=3&page=2", { page: 2 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Starts in")).toBeVisible();
    await expect(canvas.getAllByText("Starts at 14:00")).toHaveLength(10);
    await expect(canvas.queryByText(/taken/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/seckill?slot=3");
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/seckill?slot=3&page=3");
  },
};

export const Ended: Story = {
  ...from(11.5, opened("?slot=1")),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This session is over")).toBeVisible();
    await expect(canvas.queryByRole("timer")).not.toBeInTheDocument();
    for (const button of canvas.getAllByRole("button", { name: "Ended" })) await expect(button).toBeDisabled();
    await expect(canvas.queryByRole("link", { name: /^Buy now/ })).not.toBeInTheDocument();
  },
};

/** The session ends while the page is open: the next one takes its place by itself. */
export const Turns: Story = {
  ...from(
    14 - 2 / 3600,
    opened("?page=2", { page: 2 }, { answers: { "seckill_goods/getSeckillTime": () => noAnswer() } }),
  ),
  play: async ({ canvas, userEvent }) => {
    const find = (name: RegExp) => canvas.findByRole("link", { current: true, name });
    await expect(await find(/14:00\s*On now/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /10:00\s*Ended/ })).toBeVisible();
    // It begins at its first page, and who looks at another session stays there.
    await userEvent.click(canvas.getByRole("link", { name: /20:00/ }));
    await expect(await canvas.findByRole("link", { current: true, name: /20:00/ })).toBeVisible();
  },
};

/** At midnight the sessions begin anew, whether or not the platform answers. */
export const Midnight: Story = {
  ...from(24 - 2 / 3600, opened("")),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("link", { current: true, name: /00:00\s*On now/ });
    await expect(first).toBeVisible();
    await expect(canvas.getByRole("link", { name: /20:00\s*Not started/ })).toBeVisible();
  },
};

/** Another session is on its way: what it is says the row, its products come in their place. */
export const AnotherSession: Story = {
  ...from(11.5, opened("", {}, { missing: [3], answers: { "seckill_goods/getSeckillGoods": () => noAnswer() } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: /14:00/ }));
    await expect(await canvas.findByRole("link", { current: true, name: /14:00/ })).toBeVisible();
    await expect(canvas.getByText("Starts in")).toBeVisible();
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};

/** The products of another session do not come, and are asked for again. */
export const Failed: Story = {
  ...from(11.5, opened("", {}, { missing: [3], answers: { "seckill_goods/getSeckillGoods": rejection("系统繁忙") } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: /14:00/ }));
    await expect(await canvas.findByRole("heading", { name: "These products did not load" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /10:00/ }));
    await expect(await canvas.findAllByRole("article")).toHaveLength(10);
  },
};

export const EmptySession: Story = {
  ...from(11.5, opened("", {}, { total: 0 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is nothing in this session" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what is popular" })).toBeVisible();
  },
};

export const NoSessions: Story = {
  ...storyRouter({
    path: "/seckill",
    answers: { "seckill_goods/getSeckillTime": success([]), "ad_content/lists": success([]) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Flash sale" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "There is no flash sale at the moment" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Sessions of the day" })).not.toBeInTheDocument();
  },
};

export const BeyondTheEnd: Story = {
  ...from(11.5, opened("?slot=2&page=9", { page: 9 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the last page" })).toHaveAttribute(
      "href",
      "/seckill?slot=2&page=3",
    );
  },
};

/** A platform whose banner carries its own text: the name of the page and the clock stand below it. */
export const TextInImage: Story = {
  ...from(11.5, opened("", {}, { banners: [{ ...advertised, text: null }] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Flash sale" })).toBeVisible();
    await expect(canvas.getByRole("timer")).toBeVisible();
  },
};

export const WithoutBanner: Story = { ...from(11.5, opened("", {}, { banners: [] })) };

/** On a phone the row of sessions is moved to the one that is shown. */
export const Phone: Story = {
  ...from(11.5, opened("?slot=4")),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("navigation", { name: "Sessions of the day" }).querySelector("ul");
    await waitFor(() => expect(row?.scrollLeft).toBeGreaterThan(0));
  },
};
export const Chinese: Story = { ...from(11.5, opened("?slot=1")), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...from(11.5, opened("")), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...from(11.5, opened("?slot=3")), globals: inKoreanOnATablet };
