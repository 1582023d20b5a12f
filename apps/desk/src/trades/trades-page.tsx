import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceTrade, marketplaceTradesQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { tradesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RemoveTradeDialog } from "./remove-trade-dialog.tsx";
import { StarterTrades } from "./starter-trades.tsx";
import { TradeDialog } from "./trade-dialog.tsx";
import { TradeTable } from "./trade-table.tsx";

/** How often it is looked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

type Open = { readonly kind: "new" } | { readonly kind: "change" | "remove"; readonly trade: MarketplaceTrade };

/** What shops can deal in: whoever wants to sell here chooses one of it. */
export function TradesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = tradesRoute.useRouteContext();
  const query = useQuery({ ...marketplaceTradesQuery(desk, undefined), refetchInterval: often });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={page}>
      <PageHead title={t`Trades`}>
        {query.data !== undefined && (
          <Button kind="primary" onClick={() => setOpen({ kind: "new" })}>
            <Trans>New trade</Trans>
          </Button>
        )}
      </PageHead>
      <p className={mute}>
        <Trans>Whoever wants to sell here chooses one of them. Without any, nobody can apply.</Trans>
      </p>
      <Loaded query={query}>
        {(trades) => (
          <>
            {trades.length > 0 && (
              <div className={panel}>
                <TradeTable
                  trades={trades}
                  onChange={(trade) => setOpen({ kind: "change", trade })}
                  onRemove={(trade) => setOpen({ kind: "remove", trade })}
                />
              </div>
            )}
            <StarterTrades isEmpty={trades.length === 0} />
            {open?.kind === "remove" && <RemoveTradeDialog trade={open.trade} trades={trades} onClose={close} />}
          </>
        )}
      </Loaded>
      {open !== null && open.kind !== "remove" && (
        <TradeDialog trade={open.kind === "new" ? null : open.trade} onClose={close} />
      )}
    </div>
  );
}
