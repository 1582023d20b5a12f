import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type CategorySellers, categorySellersQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panelTitle, row, stack } from "../shared/page.css.ts";
import { SellersDialog } from "./sellers-dialog.tsx";

export interface CategorySellersPartProps {
  readonly id: number;
  /** Something else of the category is written and not saved: one is saved before the other. */
  readonly isBlocked: boolean;
}

/** Which shops may sell in a category and below it. */
export function CategorySellersPart({ id, isBlocked }: CategorySellersPartProps): ReactElement {
  const { desk } = categoriesRoute.useRouteContext();
  const query = useQuery(categorySellersQuery(desk, { id }));
  return (
    <div className={stack}>
      <h3 className={panelTitle}>
        <Trans>Who may sell here</Trans>
      </h3>
      <Loaded query={query} lines={2}>
        {(sellers) => <Sellers sellers={sellers} isBlocked={isBlocked} />}
      </Loaded>
    </div>
  );
}

interface SellersProps extends Pick<CategorySellersPartProps, "isBlocked"> {
  readonly sellers: CategorySellers;
}

function Sellers({ sellers, isBlocked }: SellersProps): ReactElement {
  const { t } = useLingui();
  /** What is ticked and not saved; null: as it is saved. */
  const [ticked, setTicked] = useState<readonly number[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { trades, tradeIds, above, misfits } = sellers;
  const chosen = ticked ?? tradeIds;
  function tick(id: number, isTicked: boolean): void {
    const next = trades.map((trade) => trade.id).filter((each) => (each === id ? isTicked : chosen.includes(each)));
    setTicked(next.length === tradeIds.length && next.every((each) => tradeIds.includes(each)) ? null : next);
  }
  return (
    <div className={stack}>
      {above.map(({ category, trades: named }) => (
        <p key={category} className={mute}>
          <Trans>
            “{category}” above it binds it, too: {named.join(" · ")}
          </Trans>
        </p>
      ))}
      <p className={mute}>
        {chosen.length === 0 ? (
          <Trans>Every shop. Tick trades, and only their shops may sell here and below.</Trans>
        ) : (
          <Trans>Only shops of the trades that are ticked, here and below.</Trans>
        )}
      </p>
      <div role="group" aria-label={t`Trades that may sell here`} className={stack}>
        {trades.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<bdi>{name}</bdi>}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) => tick(id, checked)}
          />
        ))}
      </div>
      {ticked === null && misfits.productCount > 0 && (
        <Alert
          kind="warning"
          action={
            <Button size="small" onClick={() => setAsked(true)}>
              <Trans>Which ones?</Trans>
            </Button>
          }
        >
          <Plural
            value={misfits.productCount}
            one="# product here is of a shop of another trade. It stays on sale until you take it down."
            other="# products here are of shops of other trades. They stay on sale until you take them down."
          />
        </Alert>
      )}
      {ticked !== null && (
        <div className={row}>
          <Button onClick={() => setTicked(null)}>
            <Trans>Undo</Trans>
          </Button>
          <Button kind="primary" disabled={isBlocked} onClick={() => setAsked(true)}>
            <Trans>Save…</Trans>
          </Button>
          {isBlocked && (
            <span className={mute}>
              <Trans>Please save or undo first what is written above.</Trans>
            </span>
          )}
        </div>
      )}
      {isAsked && (
        <SellersDialog
          sellers={sellers}
          tradeIds={chosen}
          isNew={ticked !== null}
          onSaved={() => setTicked(null)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
