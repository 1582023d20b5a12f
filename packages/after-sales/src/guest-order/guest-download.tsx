import { linkedInvoiceDownload, type OrderLink, type WantedDocument } from "@plaza/api-client";
import { Button, type ButtonLook } from "@plaza/ui-kit/button";
import type { ReactElement, ReactNode } from "react";
import * as rows from "../withdrawal/withdrawal.css.ts";

export interface GuestDownloadProps extends ButtonLook {
  readonly link: OrderLink;
  readonly wanted: WantedDocument;
  /** Where the label alone does not say what is fetched. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Fetches a PDF by a form: whoever reads addresses, in a log or a history, must not find the link in one. */
export function GuestDownload({ link, wanted, name, children, ...look }: GuestDownloadProps): ReactElement {
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
