import { siteConfigurationQuery, tradesQuery } from "@plaza/api-client";
import type { ShopDirectorySearch } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { shopPage } from "../testing/shop-factory.ts";
import { storyRouter } from "../testing/screens.ts";
import { ShopDirectoryPage } from "./directory-page.tsx";
import { shopDirectoryQuery } from "./directory-query.ts";

const meta = { title: "Catalog/StreetPage", component: ShopDirectoryPage } satisfies Meta<typeof ShopDirectoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const trades = ["Home & living", "Kitchen", "Electronics", "Fashion"].map((name, at) => ({ id: at + 1, name }));

interface ShopDirectory {
  readonly total?: number;
  readonly extensions?: readonly string[];
}

/** The street at an address. */
function street(
  path: string,
  search: ShopDirectorySearch,
  { total = 20, extensions = ["shop_search"] }: ShopDirectory = {},
) {
  return storyRouter({
    path,
    answers: { "index/config": success({ name: "Plaza", extensions }) },
    fill: (queryClient, api) => {
      queryClient.removeQueries({ queryKey: siteConfigurationQuery(api).queryKey });
      queryClient.setQueryData(tradesQuery(api).queryKey, trades);
      const canSort = extensions.includes("shop_search");
      queryClient.setQueryData(
        shopDirectoryQuery(api, search, canSort).queryKey,
        shopPage({ total, page: search.page ?? 1 }),
      );
    },
  });
}

export const ShopDirectory: Story = {
  ...street("/shop_street", {}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Shop street" })).toBeVisible();
    await expect(canvas.getByText("20 shops")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(8);
    const chips = within(canvas.getByRole("group", { name: "Main business" }));
    await expect(chips.getByRole("link", { name: "All" })).toHaveAttribute("aria-current");
    await expect(chips.getByRole("link", { name: "Kitchen" })).toHaveAttribute("href", "/shop_street?trade=2");
    await expect(await canvas.findByRole("link", { name: "Rating" })).toHaveAttribute(
      "href",
      "/shop_street?sort=rating",
    );
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/shop_street?page=3");
  },
};

/** Another page keeps what was searched for; another trade or order begins at the first page. */
export const SecondPage: Story = {
  ...street("/shop_street?trade=2&name=a&page=2", { trade: 2, name: "a", page: 2 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/shop_street?trade=2&name=a&page=3",
    );
    await expect(canvas.getByRole("link", { name: "All" })).not.toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: "Kitchen" })).toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: "Fashion" })).toHaveAttribute("href", "/shop_street?trade=4&name=a");
    await expect(canvas.getByRole("searchbox", { name: "Search shops" })).toHaveValue("a");
  },
};

/** A platform that cannot sort shops offers no other order. */
export const OneOrder: Story = {
  ...street("/shop_street?sort=sales", {}, { extensions: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(8);
    await expect(canvas.queryByRole("link", { name: "Rating" })).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  ...street("/shop_street?name=qqzz", { name: "qqzz" }, { total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No shop is called “qqzz”" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See all shops" })).toHaveAttribute("href", "/shop_street");
    await expect(canvas.getByText("0 shops")).toBeVisible();
  },
};

export const Empty: Story = {
  ...street("/shop_street", {}, { total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There are no shops here yet" })).toBeVisible();
  },
};

export const BeyondTheEnd: Story = {
  ...street("/shop_street?page=9", { page: 9 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the last page" })).toHaveAttribute(
      "href",
      "/shop_street?page=3",
    );
  },
};

/** The search of the page leads to its address, and an empty one back to all shops. */
export const Searched: Story = {
  ...street("/shop_street", {}),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "Search shops" });
    await userEvent.type(field, " north {Enter}");
    await expect(await canvas.findByRole("heading", { name: "These shops did not load" })).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Search shops" })).toHaveValue("north");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Chinese: Story = { ...street("/shop_street", {}), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...street("/shop_street", {}), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...street("/shop_street", {}), globals: inKoreanOnATablet };
