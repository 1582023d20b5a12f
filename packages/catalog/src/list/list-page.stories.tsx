import { bannersQuery, type FoundProducts } from "@plaza/api-client";
import type { SearchListSearch } from "@plaza/routing";
import { bannerImage } from "@plaza/testing/images";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { banner, productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import type { ListKind } from "./list-kinds.ts";
import { ListPage } from "./list-page.tsx";
import { listQuery } from "./list-query.ts";

const meta = { title: "Catalog/ListPage", component: ListPage } satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page of an address, with the given total of products. */
function listed(
  path: string,
  kind: ListKind,
  search: SearchListSearch,
  total: number,
  more: Partial<FoundProducts> = {},
) {
  return storyRouter({
    path,
    fill: (queryClient, api) => {
      queryClient.setQueryData(listQuery(api, kind, search).queryKey, {
        ...productPage({ total, page: search.page ?? 1, pageSize: search.size ?? 24 }),
        ...more,
      });
      queryClient.setQueryData(bannersQuery(api, "hot").queryKey, [banner({ image: bannerImage("amber", 1180, 240) })]);
    },
  });
}

export const HotList: Story = {
  ...listed("/goods_list/1", "hot", {}, 60),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Hot list" })).toBeVisible();
    await expect(canvas.getByText("60 products")).toBeVisible();
    await expect(canvas.getAllByText("No.")).toHaveLength(3);
    await expect(await canvas.findByRole("link", { name: "Newest" })).toHaveAttribute(
      "href",
      "/goods_list/1?sort=newest",
    );
    await expect(await canvas.findByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/goods_list/1?page=2");
  },
};

/** The same list at its own address, without a type. */
export const HotListAddress: Story = {
  ...listed("/hotgoods_list", "hot", {}, 60),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Hot list" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Newest" })).toHaveAttribute(
      "href",
      "/hotgoods_list/1?sort=newest",
    );
    await expect(await canvas.findByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/hotgoods_list/1?page=2",
    );
  },
};

/** The second page of 24 lies on the first one of 48; the size stays with order and page. */
export const LargerPages: Story = {
  ...listed("/goods_list/2?page=3&size=48", "new", { page: 3, size: 48 }, 200),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "48" })).toHaveAttribute("aria-current", "true");
    await expect(await canvas.findByRole("link", { name: "24" })).toHaveAttribute("href", "/goods_list/2?page=5");
    await expect(await canvas.findByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/goods_list/2?page=2&size=48",
    );
    await expect(await canvas.findByRole("link", { name: "Sales" })).toHaveAttribute(
      "href",
      "/goods_list/2?size=48&sort=sales",
    );
  },
};

/** Another order starts at its first page, and the default order is left out of the address. */
export const SortedSearch: Story = {
  ...listed("/goods_list?name=pot&sort=sales&page=2", "search", { name: "pot", sort: "sales", page: 2 }, 60),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Results for “pot”" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Recommended" })).toHaveAttribute(
      "href",
      "/goods_list?name=pot",
    );
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute(
      "href",
      "/goods_list?name=pot&sort=sales",
    );
  },
};

/** More than anybody counts, or reads. */
export const MoreThanCounted: Story = {
  ...listed("/goods_list/2?page=417", "new", { page: 417 }, 10_000, { isCapped: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10,000+ products")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Page 417" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("link", { name: "Next page" })).toBeNull();
  },
};

export const NothingFound: Story = {
  ...listed("/goods_list?name=2077", "search", { name: "2077" }, 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Nothing found for “2077”" })).toBeVisible();
  },
};

const corrected = { corrected: "mug", nearest: null, category: null };

/** The way back to what was typed is the first thing behind the breadcrumb. */
export const Corrected: Story = {
  ...listed("/goods_list?name=mgu", "search", { name: "mgu" }, 60, { meaning: corrected }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Search instead for “mgu”" });
    await expect(link).toHaveAttribute("href", "/goods_list?name=mgu&literal=1");
    await expect(link.closest("p")).toHaveTextContent("Showing results for mug.");
    canvas.getByRole("link", { name: "Home" }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const CorrectedInJapaneseOnAPhone: Story = {
  ...listed(`/goods_list?name=${encodeURIComponent("ティーポッド")}`, "search", { name: "ティーポッド" }, 60, {
    meaning: { ...corrected, corrected: "ティーポット" },
  }),
  globals: inJapaneseOnAPhone,
};

export const NothingLiteral: Story = {
  ...listed("/goods_list?name=mgu", "search", { name: "mgu" }, 0, {
    meaning: { corrected: null, nearest: "mug", category: { id: 25, name: "Cups & mugs" } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Nothing found for “mgu”" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Search for “mug”" })).toHaveAttribute(
      "href",
      "/goods_list?name=mug",
    );
    await expect(canvas.getByRole("link", { name: "Browse “Cups & mugs”" })).toHaveAttribute("href", "/category?id=25");
  },
};

export const EndlessWord: Story = {
  ...listed(`/goods_list?name=${"teapot".repeat(30)}`, "search", { name: "teapot".repeat(30) }, 3),
};
export const Chinese: Story = { ...listed("/goods_list/1", "hot", {}, 60), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...listed("/goods_list/1", "hot", {}, 60), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...listed("/goods_list/1", "hot", {}, 60), globals: inKoreanOnATablet };
