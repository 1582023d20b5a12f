import { type ProductColumn, productColumnsQuery } from "@plaza/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { activityAreas, productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { columnPageQuery } from "./column-page-query.ts";
import { ProductColumns } from "./product-columns.tsx";

const columns: readonly ProductColumn[] = [
  { id: 1, name: "Picked for you", remark: "Updated by our editors weekly" },
  { id: 2, name: "Dinner for one", remark: "Small plates, big taste" },
  { id: 3, name: "Gifts", remark: "Wrapped and ready" },
];

/** The first two shelves have products, the third has none. */
function shelves(shown: readonly ProductColumn[]) {
  return storyRouter({
    fill: (queryClient, api) => {
      queryClient.setQueryData(productColumnsQuery(api).queryKey, shown);
      for (const { id } of shown)
        queryClient.setQueryData(
          columnPageQuery(api, id, 1).queryKey,
          productPage({ pageSize: 11, total: id === 3 ? 0 : 13 - id }),
        );
    },
  });
}

const meta = {
  title: "Catalog/ProductColumns",
  component: ProductColumns,
  args: { columns, themes: [] },
} satisfies Meta<typeof ProductColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shelves: Story = {
  ...shelves(columns),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    await userEvent.click(canvas.getByRole("tab", { name: /Dinner for one/ }));
    await expect(canvas.getByRole("tabpanel", { name: /Dinner for one/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: /Picked for you/ }));
  },
};

/** Themes stand in the first and the last row of the first shelf, and only there. */
export const WithThemes: Story = {
  ...shelves(columns),
  args: { themes: activityAreas().slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(11);
    const last = canvas.getAllByRole("article").at(-1)?.getBoundingClientRect();
    const tile = canvas.getByRole("link", { name: /First frost camp/ }).getBoundingClientRect();
    await expect(tile.top).toBeCloseTo(last?.top ?? 0, 0);
    await userEvent.click(canvas.getByRole("tab", { name: /Dinner for one/ }));
    await expect(canvas.queryByText("First frost camp")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
  },
};

/** One theme, beside fewer products than its rows have room for. */
export const WithATheme: Story = {
  ...storyRouter({
    fill: (queryClient, api) => {
      queryClient.setQueryData(productColumnsQuery(api).queryKey, columns);
      queryClient.setQueryData(columnPageQuery(api, 1, 1).queryKey, productPage({ pageSize: 11, total: 9 }));
    },
  }),
  args: { themes: activityAreas() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(8);
    await expect(canvas.getByText("Tea at four")).toBeVisible();
    await expect(canvas.queryByText("First frost camp")).not.toBeInTheDocument();
  },
};

export const ThemesOnAPhone: Story = {
  ...shelves(columns),
  args: { themes: activityAreas().slice(0, 2) },
  globals: { viewport: { value: "360" } },
};

export const EmptyRow: Story = {
  ...shelves(columns),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Gifts/ }));
    await expect(canvas.getByText("This shelf is being filled")).toBeVisible();
  },
};

export const None: Story = {
  ...shelves([]),
  args: { columns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("tablist")).not.toBeInTheDocument();
  },
};
