import { Trans, useLingui } from "@lingui/react/macro";
import { type Invoice, invoiceDownload } from "@plaza/api-client";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { buttonClass } from "@plaza/ui-kit/button";
import { explanation } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { Download } from "lucide";
import type { ReactElement } from "react";
import * as look from "./invoice.css.ts";

export interface IssuedInvoiceCardProps {
  readonly orderId: number;
  readonly invoice: Invoice;
}

/** The same in every language. */
const fileFormat = "PDF";

/** An issued invoice, its credit notes, and the PDF of each in the language of the page. */
export function IssuedInvoiceCard({ orderId, invoice }: IssuedInvoiceCardProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { locale } = reader;
  const { number, name, creditNotes } = invoice;
  const writtenTotal = useWrittenTotal();
  const amount = writtenTotal(invoice.amount);
  const date = formatDateTime(invoice.issuedAt, reader);
  const balance = writtenTotal(invoice.amount - invoice.credited);
  return (
    <div className={look.issued}>
      <div className={look.head}>
        <span className={look.number}>
          <Trans>Invoice {number}</Trans>
        </span>
        <a
          href={invoiceDownload(orderId, { locale })}
          download
          className={buttonClass({ kind: "second", size: "small" })}
        >
          <Icon of={Download} size={16} />
          <Trans>Download PDF</Trans>
        </a>
      </div>
      <p className={explanation}>
        <Trans>
          {amount}, issued {date} to {name}
        </Trans>
      </p>
      {creditNotes.length > 0 && (
        <div className={look.notes}>
          <ul>
            {creditNotes.map((note) => {
              const [noteNumber, refunded] = [note.number, formatDateTime(note.refundedAt, reader)];
              return (
                <li key={noteNumber} className={look.note}>
                  <span className={look.noteText}>
                    <Trans>
                      Credit note {noteNumber}, refunded {refunded}
                    </Trans>
                  </span>
                  <span translate="no">{`−${formatMoney(note.amount)}`}</span>
                  <a
                    href={invoiceDownload(orderId, { locale, creditNote: noteNumber })}
                    download
                    className={buttonClass({ kind: "quiet", size: "small" })}
                    aria-label={t`Download credit note ${noteNumber} as PDF`}
                  >
                    <Icon of={Download} size={16} />
                    <span>{fileFormat}</span>
                  </a>
                </li>
              );
            })}
          </ul>
          <p className={explanation}>
            <Trans>{balance} is left after refunds.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}
