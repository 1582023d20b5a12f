import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { applyStarterSet, starterSetsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { tradesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { names as namesLook } from "../starter-sets/starter-sets.css.ts";

export interface StarterTradesProps {
  /** There are no trades: the set is the way to begin. Else it is shown while something of it is missing. */
  readonly isEmpty: boolean;
}

/** Trades to begin with, shown before they are added. */
export function StarterTrades({ isEmpty }: StarterTradesProps): ReactElement | null {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = tradesRoute.useRouteContext();
  const query = useQuery(starterSetsQuery(desk, undefined));
  const apply = useChange({
    event: "marketplace-trade-change",
    send: () => applyStarterSet(desk, { key: "trades" }),
    onDone: (added) => toasts.show(t`Trades added: ${added}`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  if (!isEmpty && (query.data === undefined || query.data.trades.missingCount === 0)) return null;
  return (
    <div className={`${panel} ${stack}`}>
      <div>
        <h2 className={panelTitle}>{isEmpty ? <Trans>Begin with these trades</Trans> : <Trans>Starter set</Trans>}</h2>
        <p className={mute}>
          <Trans>In all four languages, to be changed as you like. What you have stays as it is.</Trans>
        </p>
      </div>
      <Loaded query={query} lines={1}>
        {({ trades: { names, missingCount } }) => (
          <>
            <ul className={namesLook}>
              {names.map((name) => (
                <li key={name}>
                  <Tag kind="neutral">{name}</Tag>
                </li>
              ))}
            </ul>
            <div>
              <Button kind={isEmpty ? "primary" : "second"} busy={apply.busy} onClick={() => apply.run()}>
                <Plural value={missingCount} one="Add the one that is missing" other="Add the # that are missing" />
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
