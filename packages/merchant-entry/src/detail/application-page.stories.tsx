import { wireApplication } from "@plaza/api-client/testing";
import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
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
    await expect(canvas.getByRole("link", { name: "Licence.pdf (opens a new tab)" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Document 2 (opens a new tab)" })).toBeVisible();
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
};

let isWithdrawn = false;
const withdraw = fn((_sent: unknown) => {
  isWithdrawn = true;
  return success([]);
});
/** Nobody has decided it: it can be corrected or withdrawn. */
export const Withdrawn: Story = {
  ...storyRouter({
    path: "/store_settled/detail?id=7",
    answers: {
      "ShopApply/detail": () =>
        success(
          isWithdrawn ? wireApplication(3, { is_withdrawn: 1, revision: 2 }) : wireApplication(1, { revision: 2 }),
        ),
      "ShopApply/withdraw": (sent) => withdraw(sent),
    },
    openConversation: talk,
  }),
  beforeEach: () => {
    isWithdrawn = false;
    withdraw.mockClear();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(canvas.getByRole("link", { name: "Correct it" })).toHaveAttribute("href", "/store_settled?correct=7");
    await user.click(canvas.getByRole("button", { name: "Withdraw it" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Withdraw the application of FernAndKiln?" }));
    await user.click(dialog.getByRole("button", { name: "Withdraw it" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "You have withdrawn this application" }),
    ).toBeVisible();
    await expect(withdraw).toHaveBeenCalledWith({ id: 7, revision: 2 });
    await expect(canvas.getByRole("link", { name: "Apply again" })).toBeVisible();
  },
};

/** Where it is not announced, nothing leads there. */
export const PendingWithoutCorrections: Story = {
  ...storyRouter({
    path: "/store_settled/detail?id=7",
    answers: {
      "index/config": success({ name: "Plaza", extensions: [] }),
      "ShopApply/detail": success(wireApplication(1)),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "We have your application" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Correct it" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Withdraw it" })).toBeNull();
  },
};
export const Chinese: Story = { ...page(2), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(3), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(1), globals: inKoreanOnATablet };
