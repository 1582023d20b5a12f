import { Trans } from "@lingui/react/macro";
import { ApiError } from "@plaza/api-client";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { PartLoadError } from "./load-errors.tsx";
import { MissingPage } from "./missing.tsx";
import { skeletons } from "./page.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** How many lines stand for what is still on its way. */
  readonly lines?: number;
  readonly children: (data: Data) => Elements;
}

/** What a query has: its data, a place for them while they are on their way, or why they are not there. */
export function Loaded<Data>({ query, lines = 5, children }: LoadedProps<Data>): ReactElement {
  const { data, error, isFetching, refetch } = query;
  const retry = (): void => void refetch();
  if (data !== undefined)
    return (
      <>
        {error !== null && (
          <Alert
            kind="warning"
            announce
            action={
              <Button size="small" busy={isFetching} onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>What you see may be out of date: the platform does not answer.</Trans>
          </Alert>
        )}
        {children(data)}
      </>
    );
  if (error !== null) {
    if (error instanceof ApiError && error.statusCode === 404) return <MissingPage />;
    return <PartLoadError error={error} onRetry={refetch} />;
  }
  return (
    <Loading>
      <div className={skeletons}>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} height={64} />
        ))}
      </div>
    </Loading>
  );
}
