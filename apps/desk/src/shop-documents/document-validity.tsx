import { Trans } from "@lingui/react/macro";
import type { ShopDocument, ShownDocument } from "@plaza/api-client/desk";
import { formatDateTime, formatEdgeDate, useReader } from "@plaza/i18n";
import { Status } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";
import { noonOf } from "../flash-offers/platform-days.ts";
import { mute, row, stack, words } from "../shared/page.css.ts";
import { PictureLinks } from "../shared/picture-links.tsx";

/** What is so of a document that a shop has to show, with its file: accepted until a day, expired, waiting, refused, or not sent. */
export function DocumentValidity({ document }: { readonly document: ShopDocument }): ReactElement {
  const { accepted, sent } = document;
  return (
    <div className={stack}>
      {accepted !== null && (
        <div className={stack}>
          <div className={row}>
            {accepted.isExpired ? (
              <Status tone="brand">
                <Trans context="document">Expired</Trans>
              </Status>
            ) : (
              <Status tone="success">
                <Trans context="document">Accepted</Trans>
              </Status>
            )}
            <Until expiresOn={accepted.expiresOn} />
          </div>
          <FileOf shown={accepted} />
        </div>
      )}
      {sent?.state === "waits" && (
        <div className={stack}>
          <div className={row}>
            <Status tone="warning">
              <Trans>Waits for an operator</Trans>
            </Status>
            <SentAt moment={sent.sentAt} />
            <Until expiresOn={sent.expiresOn} />
          </div>
          <FileOf shown={sent} />
        </div>
      )}
      {sent?.state === "refused" && (
        <div className={stack}>
          <div className={row}>
            <Status tone="brand">
              <Trans context="document">Refused</Trans>
            </Status>
            <SentAt moment={sent.decidedAt ?? sent.sentAt} />
          </div>
          <p>
            <bdi className={words}>{sent.grounds}</bdi>
          </p>
          <FileOf shown={sent} />
        </div>
      )}
      {accepted === null && sent === null && (
        <div>
          <Status tone="mute">
            <Trans>Not shown</Trans>
          </Status>
        </div>
      )}
    </div>
  );
}

function FileOf({ shown: { file } }: { readonly shown: ShownDocument }): ReactElement {
  return <PictureLinks images={file === null ? [] : [file]} />;
}

function SentAt({ moment }: { readonly moment: number }): ReactElement {
  return <span className={mute}>{formatDateTime(moment, useReader())}</span>;
}

function Until({ expiresOn }: { readonly expiresOn: string }): ReactElement {
  const reader = useReader();
  if (expiresOn === "")
    return (
      <span className={mute}>
        <Trans>does not expire</Trans>
      </span>
    );
  const day = formatEdgeDate(noonOf(expiresOn), reader);
  return (
    <span className={mute}>
      <Trans>until {day}</Trans>
    </span>
  );
}
