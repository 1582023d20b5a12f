import { Trans } from "@lingui/react/macro";
import type { LinkedParcel } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import type { ReactElement } from "react";
import * as rows from "../withdrawal/withdrawal.css.ts";
import * as look from "./guest-order.css.ts";

/** Where the parcel is, and where it has been. */
export function GuestParcel({ parcel }: { readonly parcel: LinkedParcel }): ReactElement {
  const reader = useReader();
  const { carrier, trackingNumber, events } = parcel;
  return (
    <section className={rows.step}>
      <h2 className={rows.stepTitle}>
        <Trans>Parcel</Trans>
      </h2>
      <p className={rows.intro}>
        <span>{carrier === "" ? <Trans>Sent without a carrier</Trans> : carrier}</span>{" "}
        <span className={look.tracking}>{trackingNumber}</span>
      </p>
      {events.length > 0 && (
        <ol className={rows.past}>
          {events.map(({ text, at }) => (
            <li key={`${at} ${text}`} className={look.event}>
              <span>{text}</span>
              {at !== null && <span className={rows.factName}>{formatDateTime(at, reader)}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
