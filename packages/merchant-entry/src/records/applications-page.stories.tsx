import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { type ListedWire, wireApplications } from "../testing/wire-applications.ts";
import { ApplicationsPage } from "./applications-page.tsx";

const all: readonly ListedWire[] = [
  { id: 9, name: "FernAndKiln", audit_status: 1 },
  { id: 8, name: "FernAndKiln", audit_status: 3 },
  { id: 7, name: "MeiPaper", audit_status: 2 },
];
const page = (lists: readonly ListedWire[], total = lists.length, search = "") =>
  storyRouter({
    path: `/store_settled/record${search}`,
    answers: { "ShopApply/record": success(wireApplications(lists, total)) },
  });

const meta = { title: "MerchantEntry/ApplicationsPage", component: ApplicationsPage } satisfies Meta<
  typeof ApplicationsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  ...page(all),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getByRole("link", { name: "Apply again for FernAndKiln" })).toHaveAttribute(
      "href",
      "/store_settled?again=8",
    );
    // One at a time: while one is open no other can be sent.
    await expect(canvas.queryByRole("link", { name: "New application" })).toBeNull();
  },
};

export const NoneOpen: Story = {
  ...page(all.slice(1)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "New application" })).toHaveAttribute("href", "/store_settled");
  },
};

export const Empty: Story = {
  ...page([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  },
};

export const SeveralPages: Story = {
  ...page(all, 31, "?page=2"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/store_settled/record");
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "/store_settled/record?page=3",
    );
  },
};

export const Phone: Story = {
  ...page([...all, { id: 6, name: "Fern".repeat(25), audit_status: 3 }]),
  globals: { viewport: { value: "360" } },
};
export const Chinese: Story = { ...page(all), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(all), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(all), globals: inKoreanOnATablet };
