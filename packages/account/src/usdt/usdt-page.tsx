import { Trans, useLingui } from "@lingui/react/macro";
import type { UsdtTopUpDetail, UsdtTopUpState } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Breadcrumb } from "@plaza/ui-kit/breadcrumb";
import { pageTitle } from "@plaza/ui-kit/global";
import { type Step, Steps } from "@plaza/ui-kit/steps";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { usdtRoute } from "../routes.ts";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { AmountForm } from "./amount-form.tsx";
import { Arrived, Confirming, Ended } from "./top-up-outcome.tsx";
import { Transfer } from "./transfer.tsx";
import { isUnderWay, shownTermsQuery, shownTopUpQuery, usdtTitle } from "./usdt-data.ts";
import * as look from "./usdt.css.ts";

/** A top-up with USDT, from the amount to the money in the wallet. */
export function UsdtPage(): ReactElement {
  const { i18n } = usdtRoute.useRouteContext();
  const { id } = usdtRoute.useSearch();
  return (
    <>
      <Breadcrumb
        items={[
          <Link key="wallet" {...to.wallet()}>
            <Trans>Wallet</Trans>
          </Link>,
          usdtTitle(i18n),
        ]}
      />
      <h1 className={`${pageTitle} ${look.title}`}>{usdtTitle(i18n)}</h1>
      {id === undefined ? <Beginning /> : <Begun key={id} id={id} />}
    </>
  );
}

function Beginning(): ReactElement {
  const { api } = usdtRoute.useRouteContext();
  const { data, refetch } = useQuery({ ...shownTermsQuery(api), retryOnMount: false });
  return (
    <>
      <Progress done={0} />
      {data === undefined ? (
        <PartLoadError onRetry={refetch} />
      ) : (
        <AmountForm terms={data} onStale={() => void refetch()} />
      )}
    </>
  );
}

const askEvery = 3000;

function Begun({ id }: { readonly id: number }): ReactElement {
  const { api } = usdtRoute.useRouteContext();
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...shownTopUpQuery(api, id),
    retryOnMount: false,
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && askEvery,
    refetchOnWindowFocus: "always",
  });
  if (data === undefined)
    return (
      <>
        <Progress done={1} />
        <PartLoadError onRetry={refetch} />
      </>
    );
  return (
    <>
      <Progress done={doneBy[data.state]} />
      <Stage topUp={data} fetchedAt={dataUpdatedAt} />
    </>
  );
}

interface StageProps {
  readonly topUp: UsdtTopUpDetail;
  /** When it was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
}

function Stage({ topUp, fetchedAt }: StageProps): ReactElement {
  const stage = stageOf(topUp);
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    // What had the focus, a button or a dialog, is gone with the stage before.
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div ref={part} tabIndex={-1}>
      {stage === "transfer" && <Transfer topUp={topUp} fetchedAt={fetchedAt} />}
      {stage === "confirming" && <Confirming topUp={topUp} />}
      {stage === "arrived" && <Arrived topUp={topUp} />}
      {stage === "ended" && <Ended topUp={topUp} />}
    </div>
  );
}

function stageOf({ state, isWatched }: UsdtTopUpDetail): "transfer" | "confirming" | "arrived" | "ended" {
  if (state === "credited") return "arrived";
  if (!isWatched || state === "expired" || state === "cancelled") return "ended";
  return state === "confirming" ? "confirming" : "transfer";
}

/** How many of the four steps are done. */
const doneBy: Readonly<Record<UsdtTopUpState, number>> = {
  waiting: 1,
  part: 1,
  confirming: 2,
  credited: 4,
  expired: 1,
  cancelled: 1,
};

const names = {
  amount: <Trans context="usdt">Amount</Trans>,
  transfer: <Trans>Transfer</Trans>,
  confirming: <Trans>Network confirms</Trans>,
  arrived: <Trans>In your wallet</Trans>,
};

function Progress({ done }: { readonly done: number }): ReactElement {
  const { t } = useLingui();
  const steps: readonly Step[] = Object.entries(names).map(([key, name]) => ({ key, title: name }));
  return (
    <div className={look.progress}>
      <Steps label={t`Steps of the top-up`} steps={steps} done={done} />
    </div>
  );
}
