import { wireCreditNote, wireInvoice } from "@plaza/api-client/testing";
import { type Answers, success, unreachable } from "@plaza/testing/envelope-api";
import { visitorSession } from "@plaza/routing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireLinkedOrder } from "../testing/wire-withdrawal.ts";
import { GuestOrderPage } from "./guest-order-page.tsx";

const link = "id=12&until=1796380800&sign=abcdefghijklmnopqrstuv";
const invoice = wireInvoice();
const credited = wireInvoice({ credited_amount: "95.00", credit_notes: [wireCreditNote()] });

function showing(answer: Answers[string], extensions: readonly string[] = ["guest_order", "invoice"]) {
  return storyRouter({
    path: `/order_link?${link}`,
    session: visitorSession,
    answers: {
      "index/config": success({ name: "Plaza", extensions }),
      "order_link/detail": success(wireLinkedOrder()),
      "order_link/invoice": answer,
    },
  });
}

const meta = {
  title: "AfterSales/GuestInvoice",
  component: GuestOrderPage,
  ...showing(success({ invoice })),
} satisfies Meta<typeof GuestOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Issued: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Invoice INV-0003-2026-000017" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download PDF" })).toBeVisible();
    // The link is sent in a body.
    const form = canvasElement.querySelector<HTMLFormElement>("form[action$=invoice_download]");
    await expect(form?.method).toBe("post");
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      id: "12",
      until: "1796380800",
      sign: "abcdefghijklmnopqrstuv",
      lang: "en",
    });
  },
};
export const WithCreditNote: Story = {
  ...showing(success({ invoice: credited })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Credit note CN-0003-2026-000004: ¥95.00 refunded")).toBeVisible();
    const fetched = canvas.getByRole("button", { name: "Download credit note CN-0003-2026-000004 as PDF" });
    const form = fetched.closest("form");
    await expect(form?.method).toBe("post");
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      id: "12",
      credit_note: "CN-0003-2026-000004",
    });
  },
};
export const None: Story = {
  ...showing(success({ invoice: null })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Download PDF" })).toBeNull();
  },
};
export const WithoutExtension: Story = {
  ...showing(success({ invoice }), ["guest_order"]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 2, name: /^Invoice/ })).toBeNull();
  },
};
export const NotLoaded: Story = {
  ...showing(unreachable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The invoice could not be loaded.")).toBeVisible();
  },
};
export const InJapaneseOnAPhone: Story = {
  ...showing(success({ invoice: credited })),
  globals: { locale: "ja", viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/CN-0003-2026-000004/)).toBeVisible();
  },
};
