import { Trans } from "@lingui/react/macro";
import { ApiError, trackingQuery, type Tracking, type TrackingEvent } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { WrittenAddress } from "../shared/written-address.tsx";
import * as look from "./tracking-dialog.css.ts";

interface TrackedEvent {
  readonly key: string;
  readonly event: TrackingEvent;
}

/** Everything that happened to a parcel, the latest first. */
export function trackedEvents({
  completed,
  events,
  shipped,
  ordered,
}: Pick<Tracking, "completed" | "events" | "shipped" | "ordered">): readonly TrackedEvent[] {
  const all = [
    { key: "completed", event: completed },
    ...events.map((event, index) => ({ key: `event ${events.length - index}`, event })),
    { key: "shipped", event: shipped },
    { key: "ordered", event: ordered },
  ];
  return all.flatMap(({ key, event }) => (event === null ? [] : [{ key, event }]));
}

export interface TrackingDialogProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** Where a parcel is, and where it has been. */
export function TrackingDialog({ orderId, onClose }: TrackingDialogProps): ReactElement {
  const reader = useReader();
  // A dialog is never drawn on a server.
  const now = serverNow();
  const copy = useCopy();
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
            <Trans>The tracking could not be loaded.</Trans>
          )}
        </Alert>
      )}
      {tracking !== undefined && (
        <>
          <p className={look.parcel}>
            <span>{tracking.carrier ?? <Trans>Sent without a carrier</Trans>}</span>
            {trackingNumber !== null && (
              <>
                <span className={look.number}>{trackingNumber}</span>
                <Button size="small" onClick={() => copy(trackingNumber)}>
                  <Trans>Copy number</Trans>
                </Button>
              </>
            )}
          </p>
          {tracking.receiver.name !== "" && (
            <p className={look.receiver}>
              <span>{`${tracking.receiver.name} ${tracking.receiver.phone}`}</span>
              <br />
              <WrittenAddress address={tracking.receiver.address} />
            </p>
          )}
          <ol className={look.events}>
            {trackedEvents(tracking).map(({ key, event }) => (
              <li key={key} className={look.event}>
                <span>{event.text}</span>
                {event.at !== null && <span className={look.time}>{formatMoment(event.at, now, reader)}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
