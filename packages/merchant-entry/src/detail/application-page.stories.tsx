import { success } from "@plaza/testing/envelope-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireApplication } from "../testing/wire-applications.ts";
import { ApplicationPage } from "./application-page.tsx";

const talk = fn();
const page = (...application: Parameters<typeof wireApplication>) =>
  storyRouter({
    path: "/store_settled/detail?id=7",
    answers: { "ShopApply/detail": success(wireApplication(...application)) },
    openConversation: talk,
  });

const meta = { title: "MerchantEntry/ApplicationPage", component: ApplicationPage } satisfies Meta<
  typeof ApplicationPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  ...page(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "We have your application" })).toBeVisible();
    await expect(canvas.getByText("138 **** 8000")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Document 1 (opens a new tab)" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Refused: Story = {
  ...page(3),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The second page cannot be read.", { exact: false })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Apply again" })).toHaveAttribute("href", "/store_settled?again=7");
    canvas.getByRole("button", { name: "Ask us" }).click();
    await expect(talk).toHaveBeenCalledWith({ shopId: 0 });
  },
};

export const RefusedWithoutAReason: Story = {
  ...page(3, { audit_explain: "", license: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Not yet: something is missing" })).toBeVisible();
    await expect(canvas.queryByText("Reason.", { exact: false })).toBeNull();
    await expect(canvas.getByText("The documents are no longer kept.")).toBeVisible();
  },
};

export const Approved: Story = {
  ...page(2),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Go to the merchant desk" })).toHaveAttribute(
      "href",
      "https://desk.plaza.test/",
    );
    await expect(canvas.getByRole("button", { name: "Copy the account" })).toBeVisible();
  },
};

/** Where nobody says where the desk is, nothing leads there. */
export const ApprovedWithoutADesk: Story = {
  ...page(2, { admin_address: "" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Welcome, your shop is ready" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Go to the merchant desk" })).toBeNull();
  },
};

const long = { name: "Fern".repeat(25), nickname: "M".repeat(32), audit_explain: "Unreadable".repeat(19) };
export const LongWordsOnAPhone: Story = {
  ...page(3, long),
  globals: { viewport: { value: "360" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const JapaneseRefused: Story = { ...page(3), globals: { locale: "ja" } };
export const ChineseApproved: Story = { ...page(2), globals: { locale: "zh" } };
export const KoreanPending: Story = { ...page(1), globals: { locale: "ko" } };
