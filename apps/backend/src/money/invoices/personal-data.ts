import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { creditNotes, invoices } from "../../platform/store/schema/invoices.ts";
import { and, asc, eq } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";

/** How somebody can be reached stands on invoices for companies, too. */
const unreachable = { email: "", telephone: "" };

/**
 * The law on bookkeeping keeps invoices, their numbers and what was sold. A personal one loses whom it was for, as the order
 * does. A company's title, tax number, registered address and bank account stay, because the shop's books must name whom
 * it has invoiced, also where that is a sole trader; whoever deletes an account is told so. Nobody can fetch either any more.
 */
export const personalData: PersonalData = {
  tables: [invoices, creditNotes],
  export: async (tx, { id }, language) => {
    const own = await tx.select().from(invoices).where(eq(invoices.customerId, id)).orderBy(asc(invoices.id));
    const notes = await tx
      .select({ note: creditNotes })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .where(eq(invoices.customerId, id))
      .orderBy(asc(creditNotes.id));
    const notesOf = Map.groupBy(notes, ({ note }) => note.invoiceId);
    return {
      invoices: own.map((invoice) => ({
        number: invoice.number,
        order: invoice.contents.order.number,
        shop: invoice.contents.seller.name[language.wanted],
        type: invoice.type,
        title: invoice.title,
        name: invoice.name,
        email: invoice.email,
        taxNumber: invoice.taxNumber,
        address: invoice.address,
        telephone: invoice.telephone,
        bank: invoice.bank,
        bankAccount: invoice.bankAccount,
        total: exportedMoney(invoice.amount),
        issuedAt: invoice.issuedAt,
        creditNotes: (notesOf.get(invoice.id) ?? []).map(({ note }) => ({
          number: note.number,
          amount: exportedMoney(note.amount),
          refundedAt: note.refundedAt,
          issuedAt: note.issuedAt,
        })),
      })),
    };
  },
  erase: async (tx, { id }) => {
    await tx.update(invoices).set(unreachable).where(eq(invoices.customerId, id));
    await tx
      .update(invoices)
      .set({ name: "" })
      .where(and(eq(invoices.customerId, id), eq(invoices.title, "personal")));
  },
};
