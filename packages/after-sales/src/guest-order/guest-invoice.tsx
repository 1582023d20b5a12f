import { Trans, useLingui } from "@lingui/react/macro";
import { linkedInvoiceDownload, linkedInvoiceQuery, type OrderLink, type WantedDocument } from "@plaza/api-client";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, type ButtonLook } from "@plaza/ui-kit/button";
import { panelTitle } from "@plaza/ui-kit/global";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { guestOrderRoute } from "../routes.ts";
import * as rows from "../withdrawal/withdrawal.css.ts";
import * as look from "./guest-order.css.ts";

const fileFormat = "PDF";

/** The invoice of the linked order and its credit notes, with numbers and PDFs. Nothing if there is no invoice. */
export function GuestInvoice({ link }: { readonly link: OrderLink }): ReactElement | null {
  const { api } = guestOrderRoute.useRouteContext();
  const { t } = useLingui();
  const reader = useReader();
  const writtenTotal = useWrittenTotal();
  const { locale } = reader;
  const query = linkedInvoiceQuery(api, link);
  const { data: invoice, isError, isFetching, refetch } = useQuery({ ...query, meta: { ...query.meta, quiet: true } });
  if (isError) {
    return (
      <section className={rows.step}>
        <Alert kind="danger" announce>
          <Trans>The invoice could not be loaded.</Trans>
        </Alert>
        <div className={rows.buttons}>
          <Button busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </section>
    );
  }
  if (invoice === undefined || invoice === null) return null;
  const { number, creditNotes } = invoice;
  const amount = writtenTotal(invoice.amount);
  const date = formatDateTime(invoice.issuedAt, reader);
  return (
    <section className={rows.step}>
      <h2 className={panelTitle}>
        <Trans>Invoice {number}</Trans>
      </h2>
      <p className={rows.intro}>
        <Trans>
          {amount}, issued {date}
        </Trans>
      </p>
      {creditNotes.length > 0 && (
        <ul className={rows.past}>
          {creditNotes.map((note) => {
            const [noteNumber, refunded] = [note.number, formatMoney(note.amount)];
            return (
              <li key={noteNumber} className={look.creditNote}>
                <span className={rows.lineNote}>
                  <Trans>
                    Credit note {noteNumber}: {refunded} refunded
                  </Trans>
                </span>
                <GuestDownload
                  link={link}
                  wanted={{ locale, creditNote: noteNumber }}
                  name={t`Download credit note ${noteNumber} as PDF`}
                  kind="quiet"
                  size="small"
                >
                  {fileFormat}
                </GuestDownload>
              </li>
            );
          })}
        </ul>
      )}
      <GuestDownload link={link} wanted={{ locale }}>
        <Trans>Download PDF</Trans>
      </GuestDownload>
    </section>
  );
}

interface GuestDownloadProps extends ButtonLook {
  readonly link: OrderLink;
  readonly wanted: WantedDocument;
  /** The accessible name, if the label does not name the document. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Downloads a PDF by a form, so that the link's secret stands in no address, log or history. */
function GuestDownload({ link, wanted, name, children, ...look }: GuestDownloadProps): ReactElement {
  const { action, fields } = linkedInvoiceDownload(link, wanted);
  return (
    <form method="post" action={action} className={rows.buttons}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" aria-label={name} {...look}>
        {children}
      </Button>
    </form>
  );
}
