import { wireCreditNote, wireInvoice } from "@plaza/api-client/testing";
import { type Envelope, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireOrder, wireOrderDetail } from "../testing/wire-orders.ts";
import { OrderPage } from "./order-page.tsx";

const site = (...extensions: readonly string[]) => success({ name: "Plaza", extensions });
const possible = { view_invoice_btn: 0, save_invoice_btn: 1 };
const issued = { view_invoice_btn: 1, save_invoice_btn: 0 };
const wireCreditedInvoice = wireInvoice({
  credited_amount: "107.50",
  credit_notes: [wireCreditNote(), wireCreditNote({ sn: "CN-0003-2026-000005", amount: "12.50" })],
});

function showing(differences: object, answers: object = {}) {
  return storyRouter({
    path: "/user/order/detail?id=12",
    answers: {
      "index/config": site("invoice"),
      "order/getOrderDetail": () => success(wireOrderDetail(3, differences)),
      ...answers,
    },
  });
}

const meta = {
  title: "CartCheckout/OrderInvoice",
  component: OrderPage,
  ...showing(possible),
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(canvas: Pick<ReturnType<typeof within>, "findByRole">) {
  const user = await realInput();
  await user.click(await canvas.findByRole("button", { name: "Ask for an invoice" }));
  return { user, dialog: within(await canvas.findByRole("dialog", { name: "Ask for an invoice" })) };
}

export const NotYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Invoice" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ask for an invoice" })).toBeVisible();
  },
};
export const WithoutExtension: Story = {
  ...showing(issued, { "index/config": site("counts") }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 2, name: "Invoice" })).toBeNull();
  },
};
export const NotPossible: Story = {
  ...showing({ view_invoice_btn: 0, save_invoice_btn: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 2, name: "Invoice" })).toBeNull();
  },
};
export const Form: Story = {
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas);
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Mina Sato");
    await expect(dialog.queryByRole("textbox", { name: "Tax number" })).toBeNull();
    await expect(dialog.queryByRole("checkbox")).toBeNull();
    await user.click(dialog.getByRole("radio", { name: "A company" }));
    await user.click(dialog.getByRole("button", { name: "Issue the invoice" }));
    await expect(await dialog.findByText("Please enter the tax number")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Tax number" })).toHaveFocus());
  },
};
export const FormWithTaxRegistration: Story = {
  ...showing({ ...possible, shop: { ...wireOrder(3).shop, spec_invoice: 1 } }),
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas);
    await user.click(dialog.getByRole("radio", { name: "A company" }));
    await user.click(dialog.getByRole("checkbox", { name: "With tax registration (address, bank)" }));
    await user.click(dialog.getByRole("button", { name: "Issue the invoice" }));
    for (const error of [
      "Please enter the tax number",
      "Please enter the registered address",
      "Please enter the registered telephone",
      "Please enter the bank",
      "Please enter the bank account",
    ]) {
      await expect(await dialog.findByText(error)).toBeVisible();
    }
  },
};
const refuse = fn(() => rejection("This shop issues no invoices"));
/** What was written is still there, also after the dialog was closed. */
export const RejectedByThePlatform: Story = {
  ...showing(possible, { "order_invoice/add": () => refuse() }),
  play: async ({ canvas }) => {
    refuse.mockClear();
    const { user, dialog } = await openDialog(canvas);
    await user.click(dialog.getByRole("textbox", { name: "Name" }));
    await user.keyboard("{Control>}a{/Control}Butt Pantoffel{Enter}");
    await expect(await dialog.findByText("This shop issues no invoices")).toBeVisible();
    await expect(refuse).toHaveBeenCalledOnce();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    const again = await openDialog(canvas);
    await expect(again.dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Butt Pantoffel");
  },
};
export const NoAnswer: Story = {
  ...showing(possible, { "order_invoice/add": unreachable }),
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas);
    await user.click(dialog.getByRole("button", { name: "Issue the invoice" }));
    await expect(await dialog.findByText(/there is one invoice only/)).toBeVisible();
  },
};
const add = fn((_sent: unknown): Envelope => success(wireInvoice()));
export const Asked: Story = {
  ...storyRouter({
    path: "/user/order/detail?id=12",
    answers: {
      "index/config": site("invoice"),
      "order/getOrderDetail": () => success(wireOrderDetail(3, add.mock.calls.length > 0 ? issued : possible)),
      "order_invoice/add": (sent: unknown) => add(sent),
      "order/invoice": success(wireInvoice()),
    },
  }),
  beforeEach: () => {
    add.mockClear();
  },
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas);
    await user.click(dialog.getByRole("textbox", { name: "Name" }));
    // Enter sends it, and once.
    await user.keyboard("{Enter}{Enter}");
    await expect(await canvas.findByText("Invoice INV-0003-2026-000017")).toBeVisible();
    await expect(add).toHaveBeenCalledOnce();
    await expect(add).toHaveBeenCalledWith({
      id: 15,
      type: 0,
      header_type: 0,
      name: "Mina Sato",
      email: "",
      duty_number: "",
      address: "",
      mobile: "",
      bank: "",
      bank_account: "",
    });
    await waitFor(() => expect(canvas.getByText("The invoice is issued")).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: "Invoice" })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Ask for an invoice" })).toBeNull();
  },
};
export const Issued: Story = {
  ...showing(issued, { "order/invoice": success(wireInvoice()) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Invoice INV-0003-2026-000017")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download PDF" })).toHaveAttribute(
      "href",
      "/api/order_invoice/download?id=15&lang=en",
    );
  },
};
export const WithCreditNotes: Story = {
  ...showing(issued, { "order/invoice": success(wireCreditedInvoice) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Credit note CN-0003-2026-000004/)).toBeVisible();
    await expect(canvas.getByText("−¥95.00")).toBeVisible();
    await expect(canvas.getByText("¥234.50 is left after refunds.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download credit note CN-0003-2026-000005 as PDF" })).toHaveAttribute(
      "href",
      "/api/order_invoice/download?id=15&lang=en&credit_note=CN-0003-2026-000005",
    );
  },
};
export const NotLoaded: Story = {
  ...showing(issued, { "order/invoice": unreachable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The invoice could not be loaded.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const InJapaneseOnAPhone: Story = {
  ...showing(issued, { "order/invoice": success(wireCreditedInvoice) }),
  globals: { locale: "ja", viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/CN-0003-2026-000005/)).toBeVisible();
  },
};
export const FormInKorean: Story = {
  globals: { locale: "ko", viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "영수증 신청" }));
    await expect(await canvas.findByRole("textbox", { name: "이름" })).toBeVisible();
  },
};
