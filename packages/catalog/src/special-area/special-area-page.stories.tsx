import type { ActivityArea } from "@plaza/api-client";
import { noAnswer, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { activityAreas, productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { SpecialAreaPage } from "./special-area-page.tsx";
import { areaProductsQuery } from "./special-area-query.ts";

const meta = { title: "Catalog/SpecialAreaPage", component: SpecialAreaPage } satisfies Meta<typeof SpecialAreaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Opened {
  readonly page?: number;
  readonly total?: number;
  readonly fields?: Partial<ActivityArea>;
}

/** The area of tea at an address. */
function opened(path = "", { page = 1, total = 42, fields }: Opened = {}) {
  const [tea] = activityAreas();
  if (tea === undefined) throw new Error("There is no area.");
  return storyRouter({
    path: `/special_area?id=1${path}`,
    fill: (queryClient, api) => {
      queryClient.setQueryData(areaProductsQuery(api, 1, page).queryKey, {
        ...productPage({ total, page, pageSize: 20 }),
        area: { ...tea, ...fields },
      });
    },
  });
}

/** What the area is called says the platform, not the address. */
export const Area: Story = {
  ...opened("&name=Spam&title=Buy"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Tea at four" })).toBeVisible();
    await expect(canvas.getByText("Stoneware and leaves")).toBeVisible();
    await expect(canvas.queryByText(/Spam/)).not.toBeInTheDocument();
    await expect(canvas.getByText("42 products")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(20);
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/special_area?id=1&name=Spam&title=Buy&page=3",
    );
  },
};

export const LastPage: Story = {
  ...opened("&page=3", { page: 3 }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/special_area?id=1");
  },
};

export const BeyondTheEnd: Story = {
  ...opened("&page=9", { page: 9 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...opened("", { total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing has been chosen for this yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what is popular" })).toBeVisible();
  },
};

/** Without an image, with a name that does not fit. */
export const Unusual: Story = {
  ...opened("", { total: 3, fields: { image: null, synopsis: "", name: "Handwovenwillowmarketbasket".repeat(4) } }),
};

const wire = {
  list: [{ agid: 1, id: 31, name: "Glazed Stoneware Teapot", image: "", price: "48.00", market_price: "0.00" }],
  page_no: 1,
  page_size: 20,
  count: 21,
  more: 1,
  activity_area: { id: 1, name: "Tea at four", title: "Stoneware and leaves", image: "" },
};
const firstPage = (sent: unknown): boolean => (sent as { page_no: string }).page_no === "1";

/** Another page does not come, and is asked for again. */
export const Failed: Story = {
  ...storyRouter({
    path: "/special_area?id=1",
    answers: {
      "activity_area/activityGoodsList": (sent) => (firstPage(sent) ? success(wire) : rejection("系统繁忙")),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Page 2" }));
    await expect(await canvas.findByRole("heading", { name: "These products did not load" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Tea at four" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** While another page is on its way the old one stays. */
export const Turning: Story = {
  ...storyRouter({
    path: "/special_area?id=1",
    answers: {
      "activity_area/activityGoodsList": (sent) => (firstPage(sent) ? success(wire) : noAnswer()),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Page 2" }));
    await waitFor(() =>
      expect(canvas.getByRole("article").closest("[aria-busy]")).toHaveAttribute("aria-busy", "true"),
    );
  },
};
export const Chinese: Story = { ...opened(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...opened(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...opened(), globals: inKoreanOnATablet };
