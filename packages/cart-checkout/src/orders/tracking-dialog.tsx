import { Trans, useLingui } from "@lingui/react/macro";
import { ApiError, trackingQuery } from "@plaza/api-client";
import { formatMoment, useLocale } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import * as look from "./tracking-dialog.css.ts";
import { WrittenAddress } from "../shared/written-address-text.tsx";
import { trackedEvents } from "./tracked-events.ts";

export interface TrackingDialogProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** Where a parcel is, and where it has been. */
export function TrackingDialog({ orderId, onClose }: TrackingDialogProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  // A dialog is never drawn on a server.
  const now = serverNow();
  const toasts = useToasts();
  const { api } = rootRoute.useRouteContext();
  const {
    data: tracking,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...trackingQuery(api, orderId),
    meta: { ...trackingQuery.meta, quiet: true },
  });

  async function copy(number: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(number);
      toasts.show(t`Copied`);
    } catch {
      toasts.show(t`It could not be copied. Please select it by hand.`, "danger");
    }
  }
  const trackingNumber = tracking?.trackingNumber ?? null;
  return (
    <Dialog open size="wide" onClose={onClose} title={<Trans>Where your parcel is</Trans>}>
      {tracking === undefined && error === null && (
        <Loading>
          <Skeleton width="60%" height={20} />
          <Skeleton width="100%" height={120} />
        </Loading>
      )}
      {error !== null && (
        <Alert
          kind="danger"
          announce
          action={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {(error instanceof ApiError ? error.platformMessage : null) ?? (
            <Trans>The tracking could not be fetched.</Trans>
          )}
        </Alert>
      )}
      {tracking !== undefined && (
        <>
          <p className={look.parcel}>
            {tracking.carrier ?? <Trans>Sent without a carrier</Trans>}
            {trackingNumber !== null && (
              <>
                <span className={look.number}>{trackingNumber}</span>
                <Button size="small" onClick={() => void copy(trackingNumber)}>
                  <Trans>Copy number</Trans>
                </Button>
              </>
            )}
          </p>
          {tracking.receiver.name !== "" && (
            <p className={look.receiver}>
              {tracking.receiver.name} {tracking.receiver.phone}
              <br />
              <WrittenAddress address={tracking.receiver.address} />
            </p>
          )}
          <ol className={look.events}>
            {trackedEvents(tracking).map(({ key, event }) => (
              <li key={key} className={look.event}>
                <span>{event.text}</span>
                {event.at !== null && <span className={look.time}>{formatMoment(event.at, now, locale)}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
