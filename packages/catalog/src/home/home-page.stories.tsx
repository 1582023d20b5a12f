import { bannersQuery, homeQuery, productColumnsQuery } from "@plaza/api-client";
import { success } from "@plaza/testing/envelope-api";
import { bannerImage } from "@plaza/testing/images";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { StoryRouterOptions } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { activityAreas, banner, flashSlot, home, homeShops, productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { HomePage } from "./home-page.tsx";
import { columnPageQuery } from "./column-page-query.ts";

const meta = { title: "Catalog/HomePage", component: HomePage } satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill: StoryRouterOptions["fill"] = (queryClient, api) => {
  queryClient.setQueryData(
    homeQuery(api).queryKey,
    home({ activityAreas: activityAreas(), flashSlots: [flashSlot()], shops: homeShops() }),
  );
  queryClient.setQueryData(bannersQuery(api, "home").queryKey, [
    banner(),
    banner({ image: bannerImage("cobalt"), text: null }),
  ]);
  queryClient.setQueryData(productColumnsQuery(api).queryKey, [
    { id: 1, name: "Picked for you", remark: "" },
    { id: 2, name: "Dinner for one", remark: "" },
  ]);
  queryClient.setQueryData(columnPageQuery(api, 1, 1).queryKey, productPage({ pageSize: 10 }));
};

export const Full: Story = {
  ...storyRouter({ path: "/", fill }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Plaza" })).toBeInTheDocument();
    for (const name of ["Flash sale", "Hot list", "New arrivals", "Shops to stroll through"])
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Themes" })).toBeVisible();
  },
};

const ordered: StoryRouterOptions["fill"] = (queryClient, api) => {
  fill(queryClient, api);
  queryClient.setQueryData(
    homeQuery(api).queryKey,
    home({
      activityAreas: activityAreas(),
      flashSlots: [flashSlot()],
      shops: homeShops(),
      blocks: [
        { key: "c", kind: "carousel" },
        { key: "l", kind: "columns", ids: [2] },
        {
          key: "b",
          kind: "banner",
          banners: [banner({ image: bannerImage("amber"), alt: "Two cups", text: null }), banner()],
        },
        { key: "s", kind: "shops", ids: [8] },
        {
          key: "a",
          kind: "areas",
          ids: activityAreas()
            .slice(0, 1)
            .map(({ id }) => id),
        },
        { key: "r", kind: "rankings", lists: ["new"] },
      ],
    }),
  );
  queryClient.setQueryData(columnPageQuery(api, 2, 1).queryKey, productPage({ pageSize: 10, total: 5 }));
};

/** The platform says which blocks there are, in its own order. */
export const InTheOrderOfThePlatform: Story = {
  ...storyRouter({ path: "/", fill: ordered }),
  play: async ({ canvas }) => {
    const listing = canvas.getByRole("tab", { name: "Dinner for one" });
    const banner = canvas.getByRole("img", { name: "Two cups" });
    const shops = canvas.getByRole("region", { name: "Shops to stroll through" });
    const themes = canvas.getByRole("list", { name: "Themes" });
    const fresh = canvas.getByRole("region", { name: "New arrivals" });
    const parts = [listing, banner, shops, themes, fresh];
    for (const [index, part] of parts.slice(1).entries())
      await expect((parts[index]?.compareDocumentPosition(part) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.queryByRole("region", { name: "Flash sale" })).toBeNull();
    await expect(canvas.queryByRole("region", { name: "Hot list" })).toBeNull();
    await expect(canvas.queryByRole("tab", { name: "Picked for you" })).toBeNull();
  },
};

/** The operator has switched the hot list and the shops off. */
export const SwitchedOff: Story = {
  ...storyRouter({
    path: "/",
    fill,
    answers: { "index/config": success({ name: "Plaza", index_setting: { host_show: 0, new_show: 1, shop_show: 0 } }) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "New arrivals" })).toBeVisible();
    for (const name of ["Hot list", "Shops to stroll through"])
      await expect(canvas.queryByRole("region", { name })).not.toBeInTheDocument();
  },
};

/** The platform answers only the banners: missing sections leave no gap. */
export const OnlyBanners: Story = {
  ...storyRouter({
    path: "/",
    fill: (queryClient, api) => queryClient.setQueryData(bannersQuery(api, "home").queryKey, [banner()]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Keep the quietest hour/ })).toBeVisible();
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};
const nothing: StoryRouterOptions["fill"] = (queryClient, api) => {
  queryClient.setQueryData(
    homeQuery(api).queryKey,
    home({ activityAreas: [], flashSlots: [], hot: [], fresh: [], shops: [] }),
  );
  queryClient.setQueryData(bannersQuery(api, "home").queryKey, []);
  queryClient.setQueryData(productColumnsQuery(api).queryKey, []);
};

/** A marketplace that nobody has set up yet. */
export const NothingYet: Story = {
  ...storyRouter({ path: "/", fill: nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Plaza opens soon" })).toBeVisible();
    await expect(canvas.getByText("한국어")).toHaveAttribute("lang", "ko");
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
export const NothingYetOnAPhone: Story = { ...storyRouter({ path: "/", fill: nothing }), globals: inJapaneseOnAPhone };
export const Chinese: Story = { ...storyRouter({ path: "/", fill }), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...storyRouter({ path: "/", fill }), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...storyRouter({ path: "/", fill }), globals: inKoreanOnATablet };
