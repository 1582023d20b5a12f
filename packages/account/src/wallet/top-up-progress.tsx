import { Trans } from "@lingui/react/macro";
import { ApiError, staleAfter, type TopUp, topUpsQuery } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { walletRoute } from "../routes.ts";
import { TopUpPanel } from "./top-up-panel.tsx";

const askEvery = 3000;
const askFor = 15 * 60_000;

/** A top-up from the choice of how to pay to the money in the wallet. Asked about while the page is looked at. */
export function TopUpProgress({ id }: { readonly id: number }): ReactElement {
  const { api, queryClient } = walletRoute.useRouteContext();
  const [since, setSince] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...topUpsQuery(api, id),
    meta: { ...topUpsQuery.meta, quiet: true },
    select: (records) => records.find((each) => each.id === id) ?? null,
    refetchInterval: ({ state }) =>
      state.data?.find((each) => each.id === id)?.paid === false && Date.now() - since < askFor && askEvery,
    refetchOnWindowFocus: "always",
  });
  const isPaid = data?.paid === true;
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ predicate: staleAfter("top-up-change") });
  }, [isPaid, queryClient]);

  const isUnknown = error instanceof ApiError && error.kind === "business";
  if (data === undefined && error !== null && !isUnknown)
    return (
      <Alert
        kind="danger"
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your top-up did not load. Nothing is lost.</Trans>
      </Alert>
    );
  if (data === undefined && !isUnknown) return <Skeleton width="100%" height={64} />;
  if (data == null)
    return (
      <Alert kind="warning" action={<Away />}>
        <Trans>There is no such top-up.</Trans>
      </Alert>
    );
  return (
    <Known
      topUp={data}
      fetchedAt={dataUpdatedAt}
      onAgain={() => {
        setSince(Date.now());
        void refetch();
      }}
    />
  );
}

interface KnownProps {
  readonly topUp: TopUp;
  /** When it was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  readonly onAgain: () => void;
}

function Known({ topUp, fetchedAt, onAgain }: KnownProps): ReactElement {
  const [isOver, setOver] = useState(topUp.payBefore !== null && topUp.payBefore <= serverNow());
  const [wasPaid] = useState(topUp.paid);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus, a button or a dialog, is gone with the question.
    if (topUp.paid && !wasPaid) news.current?.focus();
  }, [topUp.paid, wasPaid]);
  const money = formatMoney(topUp.amount);
  if (topUp.paid)
    return (
      <div ref={news} tabIndex={-1}>
        <Alert kind="success" announce action={<Away />}>
          <Trans>{money} is in your wallet.</Trans>
        </Alert>
      </div>
    );
  if (isOver)
    return (
      <Alert kind="warning" announce action={<Away />}>
        <Trans>The time to pay for this top-up of {money} is over. What you have paid arrives all the same.</Trans>
      </Alert>
    );
  return <TopUpPanel topUp={topUp} fetchedAt={fetchedAt} onPaid={onAgain} onOver={() => setOver(true)} />;
}

/** Closes the news. */
function Away(): ReactElement {
  const { type, page } = walletRoute.useSearch();
  return (
    <Link {...to.wallet({ type, page })} resetScroll={false} className={buttonClass({ kind: "quiet", size: "small" })}>
      <Trans>Close</Trans>
    </Link>
  );
}
