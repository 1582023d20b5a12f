import { type ProductColumn, productColumnsQuery } from "@plaza/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productPage } from "../testing/factories.ts";
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
          productPage({ pageSize: 10, total: id === 3 ? 0 : 12 - id }),
        );
    },
  });
}

const meta = { title: "Catalog/ProductColumns", component: ProductColumns } satisfies Meta<typeof ProductColumns>;
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

export const EmptyShelf: Story = {
  ...shelves(columns),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Gifts/ }));
    await expect(canvas.getByText("This shelf is being filled")).toBeVisible();
  },
};

export const Phone: Story = { ...shelves(columns), globals: { viewport: { value: "360" } } };

export const Chinese: Story = {
  ...shelves([
    { id: 1, name: "为你挑选", remark: "编辑每周更新" },
    { id: 2, name: "一人晚餐", remark: "小份，大滋味" },
  ]),
  globals: { locale: "zh" },
};

export const None: Story = {
  ...shelves([]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("tablist")).not.toBeInTheDocument();
  },
};
