import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceTrade, moveMarketplaceTrade } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { tradesRoute } from "../routes.ts";
import { MissingLanguages } from "../shared/missing-languages.tsx";
import { MoveButtons } from "../shared/move-buttons.tsx";
import { idBehind } from "../shared/moved-item.ts";
import { cardTable, cell, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface TradeTableProps {
  readonly trades: readonly MarketplaceTrade[];
  readonly onChange: (trade: MarketplaceTrade) => void;
  readonly onRemove: (trade: MarketplaceTrade) => void;
}

interface Move {
  readonly trade: MarketplaceTrade;
  readonly beforeId: number | null;
}

/** The trades in the order that applicants read them in. */
export function TradeTable({ trades, onChange, onRemove }: TradeTableProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = tradesRoute.useRouteContext();
  const move = useChange({
    event: "marketplace-trade-change",
    send: ({ trade: { id, revision }, beforeId }: Move) =>
      moveMarketplaceTrade(desk, { seen: { id, revision }, beforeId }),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead
          heads={[
            t`Trade`,
            t({ message: "Used by", context: "trade" }),
            t({ message: "Place in the list", context: "trades" }),
            t`Actions`,
          ]}
        />
        <tbody>
          {trades.map((trade, index) => (
            <TradeRow
              key={trade.id}
              trade={trade}
              index={index}
              count={trades.length}
              onMove={(to) => move.run({ trade, beforeId: idBehind(trades, index, to) })}
              onChange={() => onChange(trade)}
              onRemove={() => onRemove(trade)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TradeRowProps {
  readonly trade: MarketplaceTrade;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function TradeRow({ trade, index, count, onMove, onChange, onRemove }: TradeRowProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const name = textIn(trade.name);
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={row}>
          <Thumbnail image={trade.image} />
          <span className={strong}>{name}</span>
          <MissingLanguages texts={trade.name} />
        </div>
      </th>
      <td className={cell} data-column={t({ message: "Used by", context: "trade" })}>
        <Plural value={trade.shopCount} one="# shop" other="# shops" />
        {trade.applicationCount > 0 && (
          <div className={mute}>
            <Plural value={trade.applicationCount} one="# application waits" other="# applications wait" />
          </div>
        )}
      </td>
      <td className={cell} data-column={t({ message: "Place in the list", context: "trades" })}>
        <div className={row}>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        </div>
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${name}`} onClick={onChange}>
            <Trans context="trade">Change</Trans>
          </Button>
          <Button size="small" aria-label={t`Remove: ${name}`} onClick={onRemove}>
            <Trans>Remove…</Trans>
          </Button>
        </div>
      </td>
    </tr>
  );
}
