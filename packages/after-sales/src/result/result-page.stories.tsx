import { wireAfterSalesRequest } from "@plaza/api-client/testing";
import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireRequest } from "../testing/wire-after-sales.ts";
import { ResultPage } from "./result-page.tsx";

const path = "/user/after_sales/apply_result?afterSaleId=3";
const page = (request: object) => storyRouter({ path, answers: { "after_sale/detail": success(request) } });

const meta = { title: "AfterSales/ResultPage", component: ResultPage, ...page(wireRequest(0)) } satisfies Meta<
  typeof ResultPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Your application is with the shop" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Follow the request" })).toHaveAttribute(
      "href",
      "/user/after_sales/after_sale_details?afterSaleId=3",
    );
    await expect(canvas.getByText("Glazed Stoneware Teapot, 900 ml × 2")).toBeVisible();
    await expect(canvas.getByText("¥98.36")).toBeVisible();
  },
};
/** A reload may find the answer. */
export const Answered: Story = {
  ...page(wireRequest(1)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Refused by the shop" })).toBeVisible();
    await expect(canvas.queryByText(/looks at it next/)).toBeNull();
  },
};
export const WithoutANote: Story = { ...page(wireRequest(0, { refund_remark: "" })) };
export const OfTheContract: Story = { ...page(wireAfterSalesRequest(0)) };
export const Chinese: Story = { globals: inChinese };
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { globals: inKoreanOnATablet };
