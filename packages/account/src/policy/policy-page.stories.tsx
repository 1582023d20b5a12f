import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { PolicyPage } from "./policy-page.tsx";

const meta = { title: "Account/PolicyPage", component: PolicyPage } satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = `<p>Plaza is a marketplace: what you buy, you buy from the merchant whose name stands beside it.</p>
<h2>1. Your account</h2><p>${"Keep your password to yourself; we will never ask you for it. ".repeat(6)}</p>
<h2>2. Orders</h2><ul><li>An order is binding once it is paid.</li><li>Until it is shipped, you may cancel it.</li></ul>
<p>${"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2)}</p>`;

export const Service: Story = {
  ...storyRouter({ path: "/server_explan?type=1", answers: { "policy/service": success({ content }) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Service agreement" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "2. Orders" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Privacy policy" })).toHaveAttribute("href", "/server_explan?type=2");
  },
};
export const Nothing: Story = {
  ...storyRouter({ path: "/server_explan?type=2", answers: { "policy/privacy": success({ content: "" }) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is nothing here yet" })).toBeVisible();
  },
};
export const Chinese: Story = {
  ...storyRouter({
    path: "/server_explan?type=1",
    answers: { "policy/service": success({ content: "<p>欢迎使用。</p>" }) },
  }),
  globals: inChinese,
};
export const JapaneseOnAPhone: Story = {
  ...storyRouter({ path: "/server_explan?type=1", answers: { "policy/service": success({ content }) } }),
  globals: inJapaneseOnAPhone,
};
export const KoreanOnATablet: Story = {
  ...storyRouter({ path: "/server_explan?type=2", answers: { "policy/privacy": success({ content: [] }) } }),
  globals: inKoreanOnATablet,
};
