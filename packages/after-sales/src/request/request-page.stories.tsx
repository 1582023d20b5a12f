import { wireAfterSalesRequest } from "@plaza/api-client/testing";
import { type Envelope, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { MemoryRouter } from "@plaza/testing/screens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireRequest, wireRequests } from "../testing/wire-after-sales.ts";
import { RequestPage } from "./request-page.tsx";

const path = "/user/after_sales/after_sale_details?afterSaleId=3";
const revoke = fn((_sent: unknown): Envelope | Promise<Envelope> => success([]));
const send = fn((_sent: unknown): Envelope => success([true]));

/** Whoever has changed the request sees it. */
function page(request: () => object, site: object = {}) {
  return storyRouter({
    path,
    answers: {
      "after_sale/detail": () => success(request()),
      "after_sale/lists": success(wireRequests([3])),
      "after_sale/cancel": (sent) => revoke(sent),
      "after_sale/express": (sent) => send(sent),
      "index/config": success({ name: "Plaza", extensions: ["idempotency", "after_sale_lines"], ...site }),
    },
  });
}
const state = (status: number, more: Readonly<Record<string, unknown>> = {}) => page(() => wireRequest(status, more));

const meta = {
  title: "AfterSales/RequestPage",
  component: RequestPage,
  beforeEach: () => {
    sessionStorage.clear();
    revoke.mockReset().mockImplementation(() => success([]));
    send.mockReset().mockImplementation(() => success([true]));
  },
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {
  ...state(0),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Waiting for the shop" })).toBeVisible();
    await expect(canvas.getByText(/If it does not answer, the request is accepted/)).toBeVisible();
    await expect(canvas.getByText("You applied for return and refund")).toBeVisible();
    await expect(canvas.getByText("2 of 3")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show the order" })).toHaveAttribute(
      "href",
      "/user/order/detail?id=12",
    );
    await expect(canvas.getByRole("button", { name: "Revoke" })).toBeVisible();
    // Nobody talks to shops here.
    await expect(canvas.queryByRole("button", { name: "Ask the shop" })).toBeNull();
  },
};

/** A withdrawal from the contract has ended it: nobody has revoked anything. */
export const Replaced: Story = {
  ...state(7, {
    is_replaced: 1,
    can_cancel: 0,
    history: [
      { status: 0, actor: "customer", remark: "", is_replaced: 0, create_time: "2026-11-21 10:00:00" },
      { status: 7, actor: "customer", remark: "", is_replaced: 1, create_time: "2026-11-22 10:00:00" },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Replaced by your withdrawal" })).toBeVisible();
    await expect(canvas.getByText("Your withdrawal from the contract replaced the request")).toBeVisible();
    await expect(canvas.queryByText("You revoked the request")).toBeNull();
  },
};

export const Refused: Story = {
  ...state(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Refused by the shop" })).toBeVisible();
    await expect(canvas.getAllByText("“The seal was intact on our packing photo.”")[0]).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Apply again" })).toHaveAttribute(
      "href",
      "/user/after_sales/apply_sale?order_id=12&item_id=90&afterSaleId=3",
    );
  },
};
export const RefusedForGood: Story = {
  ...state(1, { can_again: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Apply again" })).toBeNull();
  },
};

export const AwaitingGoods: Story = {
  ...state(2),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Send the goods back" })).toBeVisible();
    await expect(canvas.getByText("Returns desk")).toBeVisible();
    await expect(canvas.getByText(/Xuhui District, Shanghai/)).toBeVisible();
    await expect(canvas.getByText("上海市徐汇区武康路88号1204")).toBeVisible();
    await expect(canvas.getByText("“Please put the lid in, too.”")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Enter tracking number" })).toBeVisible();
  },
};

const copied = fn((_text: string) => Promise.resolve());
export const AddressCopied: Story = {
  ...state(2),
  play: async ({ canvas }) => {
    copied.mockClear();
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
    canvas.getByRole("button", { name: "Copy address" }).click();
    await waitFor(() => expect(canvas.getByText("Copied")).toBeVisible());
    await expect(copied).toHaveBeenCalledWith("Returns desk\n02155500136\n上海市徐汇区武康路88号1204");
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  },
};

export const SentBack: Story = {
  ...page(() => wireRequest(send.mock.calls.length > 0 ? 3 : 2)),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Enter tracking number" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Your parcel to the shop" }));
    await user.click(dialog.getByLabelText("Courier company"));
    await user.keyboard("SF Express");
    await user.click(dialog.getByLabelText("Tracking number"));
    await user.keyboard("SF8842016573{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "The shop checks the parcel" })).toBeVisible();
    await expect(canvas.getByText("SF Express SF8842016573")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const GoodsSent: Story = { ...state(3) };
export const GoodsRefused: Story = { ...state(4) };

export const Refunding: Story = {
  ...state(5),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥98.36 is on its way back to Alipay.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Revoke" })).toBeNull();
  },
};
export const RefundFailing: Story = {
  ...state(5, { refund_state: 2 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be refunded to Alipay yet/)).toBeVisible();
  },
};
export const Refunded: Story = {
  ...state(6, { freight_price: "12.00", refund_price: "110.36" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Refunded" })).toBeVisible();
    await expect(canvas.getByText(/¥110\.36 was refunded to Alipay/)).toBeVisible();
    await expect(canvas.getByText("Delivery fee, refunded as well")).toBeVisible();
  },
};
export const AgreedBySilence: Story = {
  ...state(2, {
    history: [
      { status: 0, actor: "customer", remark: "", create_time: "2026-11-20 11:26:08" },
      { status: 2, actor: "system", remark: "", create_time: "2026-11-23 11:26:08" },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The shop did not answer in time, so the request was accepted")).toBeVisible();
  },
};

/** Where the platform keeps what was revoked, its page says so. */
export const Revoked: Story = {
  ...page(() => wireRequest(revoke.mock.calls.length > 0 ? 7 : 0)),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Revoke" }));
    await user.click(await canvas.findByRole("button", { name: "Revoke request" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Revoked" })).toBeVisible();
    await expect(canvas.getByText("You revoked the request")).toBeVisible();
  },
};

/** Elsewhere the request is gone with its page, which is left for the list. */
export const RevokedAndForgotten: Story = {
  ...page(() => wireAfterSalesRequest(0), { extensions: [] }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Revoke" }));
    await user.click(await canvas.findByRole("button", { name: "Revoke request" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "After-sales" })).toBeVisible();
  },
};

/** A late answer leaves whoever has gone on where they are. */
export const ForgottenElsewhere: Story = {
  ...page(() => wireAfterSalesRequest(0), { extensions: [] }),
  play: async ({ canvas, loaded }) => {
    const { promise, resolve } = Promise.withResolvers<Envelope>();
    revoke.mockImplementation(() => promise);
    const { history } = loaded["router"] as MemoryRouter;
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Revoke" }));
    await user.click(await canvas.findByRole("button", { name: "Revoke request" }));
    await waitFor(() => expect(revoke).toHaveBeenCalled());
    history.push("/user/order");
    await waitFor(() => expect(canvas.queryByRole("heading", { level: 1 })).toBeNull());
    resolve(success([]));
    await expect(await canvas.findByText("The request is revoked")).toBeInTheDocument();
    await expect(history.location.pathname).toBe("/user/order");
  },
};

export const OfTheContract: Story = {
  ...page(() => wireAfterSalesRequest(2), { extensions: [] }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The shop agreed. It refunds you once the parcel has arrived and is checked."),
    ).toBeVisible();
    await expect(canvas.getByText("You applied for return and refund")).toBeVisible();
  },
};

const talk = fn();
export const AskTheShop: Story = {
  ...storyRouter({
    path,
    answers: { "after_sale/detail": success(wireRequest(0)) },
    openConversation: talk,
  }),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Ask the shop" }).click();
    await expect(talk).toHaveBeenCalledWith({ shopId: 7 });
  },
};

const longText = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4);
export const LongTexts: Story = {
  ...state(1, { refund_remark: longText, refuse_reason: longText, refund_reason: longText, shop_name: longText }),
  globals: { viewport: { value: "360" } },
};
export const Chinese: Story = { ...state(2), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...state(4), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...state(2), globals: inKoreanOnATablet };
