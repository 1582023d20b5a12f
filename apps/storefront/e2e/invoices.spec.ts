import type { Locator, Page } from "@playwright/test";
import { ask, type Customer, newCustomer } from "./customers.ts";
import { newestLink } from "./order-links.ts";
import { pdfText } from "./pdf-text.ts";
import { order, paidOrder } from "./purchases.ts";
import { axe, expect, open, test } from "./shop.ts";

interface WireInvoice {
  readonly invoice_sn: string;
  readonly invoice_amount: string;
  readonly credit_notes: readonly { readonly sn: string; readonly amount: string }[];
}

const invoiceOf = (customer: Customer, id: number) => ask<WireInvoice>(customer, `order/invoice?id=${id}`);

/** As an invoice writes it. */
const shown = (yuan: string) => `¥${Number(yuan).toLocaleString("en", { minimumFractionDigits: 2 })}`;

async function downloaded(page: Page, press: Locator) {
  const download = page.waitForEvent("download");
  await press.click();
  const file = await download;
  return { name: file.suggestedFilename(), ...(await pdfText(await file.path())) };
}

test.describe("invoices", { tag: "@cart-checkout" }, () => {
  test("somebody asks for the invoice of a paid order, and finds its number and total in the PDF", async ({
    page,
    customer,
  }) => {
    const unpaid = await order(customer);
    const { id } = await paidOrder(customer, { quantity: 2 });
    await open(page, `/pc/#/user/order/detail?id=${unpaid.id}`);
    await expect(page.getByRole("button", { name: "Send the link to my phone" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ask for an invoice" })).toHaveCount(0);
    await open(page, `/pc/#/user/order/detail?id=${id}`);
    await page.getByRole("button", { name: "Ask for an invoice" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask for an invoice" });
    await dialog.getByRole("radio", { name: "A company" }).check();
    await dialog.getByRole("textbox", { name: "Company name" }).fill("Dock & Harbour Trading");
    await dialog.getByRole("button", { name: "Issue the invoice" }).click();
    await expect(dialog.getByText("Please enter the tax number")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Tax number" })).toBeFocused();
    await page.keyboard.type("91310000 MA1FL0000X");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    const { invoice_sn: number, invoice_amount: amount } = await invoiceOf(customer, id);
    await expect(page.getByText(`Invoice ${number}`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Ask for an invoice" })).toHaveCount(0);
    const pdf = await downloaded(page, page.getByRole("link", { name: "Download PDF" }));
    expect(pdf.name).toBe(`Invoice ${number}.pdf`);
    expect(pdf.language).toBe("en");
    for (const text of [number, shown(amount), "Dock & Harbour Trading", "91310000MA1FL0000X"]) {
      expect(pdf.text).toContain(text);
    }
    await open(page, `/pc/ja/user/order/detail?id=${id}`);
    const japanese = await downloaded(page, page.locator('a[href*="order_invoice/download"]'));
    expect(japanese.language).toBe("ja");
    expect(japanese.text).toContain("領収書");
    expect(japanese.text).toContain(shown(amount));
  });

  test("what is refunded is a credit note, on the page and in the PDF", async ({ page, customer }) => {
    const { id } = await paidOrder(customer);
    await ask(customer, "order_invoice/add", { id, type: 0, header_type: 0, name: "Mina Sato" });
    await ask(customer, "order/cancel", { id });
    // The provider is told of the refund afterwards.
    await expect.poll(async () => (await invoiceOf(customer, id)).credit_notes.length, { timeout: 30_000 }).toBe(1);
    const { invoice_amount: amount, credit_notes: notes } = await invoiceOf(customer, id);
    expect(notes[0]?.amount).toBe(amount);
    await open(page, `/pc/#/user/order/detail?id=${id}`);
    await expect(page.getByText(`Credit note ${notes[0]?.sn}`)).toBeVisible();
    const { text } = await downloaded(page, page.getByRole("link", { name: "Download PDF" }));
    expect(text).toContain(notes[0]?.sn);
    expect(text).toContain(`−${shown(amount)}`);
    const { invoice_sn: number } = await invoiceOf(customer, id);
    const note = await downloaded(
      page,
      page.getByRole("link", { name: `Download credit note ${notes[0]?.sn} as PDF` }),
    );
    expect(note.name).toBe(`Credit note ${notes[0]?.sn}.pdf`);
    for (const each of [String(notes[0]?.sn), number, "Mina Sato", `−${shown(amount)}`])
      expect(note.text).toContain(each);
  });

  test("whoever has the link to an order fetches its invoice, which names no person", async ({ page }) => {
    const customer = await newCustomer();
    const { id } = await paidOrder(customer);
    await ask(customer, "order_link/send", { id });
    const link = await newestLink(customer);
    await open(page, link);
    await expect(page.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Download PDF" })).toHaveCount(0);
    await ask(customer, "order_invoice/add", { id, type: 0, header_type: 0, name: "Mina Sato" });
    const { invoice_sn: number, invoice_amount: amount } = await invoiceOf(customer, id);
    await open(page, link);
    await expect(page.getByRole("heading", { level: 2, name: `Invoice ${number}` })).toBeVisible();
    await axe(page);
    const { text } = await downloaded(page, page.getByRole("button", { name: "Download PDF" }));
    expect(text).toContain(number);
    expect(text).toContain(shown(amount));
    expect(text).not.toContain("Mina Sato");
    await ask(customer, "order/cancel", { id });
    await expect.poll(async () => (await invoiceOf(customer, id)).credit_notes.length, { timeout: 30_000 }).toBe(1);
    const { credit_notes: notes } = await invoiceOf(customer, id);
    await open(page, link);
    const press = page.getByRole("button", { name: `Download credit note ${notes[0]?.sn} as PDF` });
    await expect(press).toBeVisible();
    const note = await downloaded(page, press);
    for (const each of [String(notes[0]?.sn), number]) expect(note.text).toContain(each);
    expect(note.text).not.toContain("Mina Sato");
  });
});
