import { Trans, useLingui } from "@lingui/react/macro";
import { type FlashOffer, flashSessionQuery } from "@plaza/api-client/desk";
import { formatDate, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef } from "react";
import { DaysText, OfferState, SlotText } from "../flash-offers/flash-texts.tsx";
import { noonOf } from "../flash-offers/platform-days.ts";
import { OfferedPrices } from "../flash-offers/offered-prices.tsx";
import { flashSaleRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import {
  cardTable,
  cell,
  head,
  line,
  mute,
  panel,
  panelTitle,
  row,
  stack,
  strong,
  table,
  tableFrame,
} from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";

type Decision = "accept" | "reject" | "withdraw";

export interface SessionPanelProps {
  readonly slotId: number;
  readonly date: string;
  readonly onAdd: () => void;
  readonly onDecide: (kind: Decision, offer: FlashOffer) => void;
}

/** A slot on a day: its products, what they cost and what is left of them, and what waits to be decided. */
export function SessionPanel({ slotId, date, onAdd, onDecide }: SessionPanelProps): ReactElement {
  const { desk } = flashSaleRoute.useRouteContext();
  const { locale } = useReader();
  const query = useQuery(flashSessionQuery(desk, { slotId, date }));
  const title = useRef<HTMLHeadingElement>(null);
  // It stands below the calendar, where the press that opened it does not look.
  useEffect(() => title.current?.focus(), []);
  const day = formatDate(noonOf(date), locale);
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="flash-session">
      <div className={head}>
        <h2 id="flash-session" ref={title} tabIndex={-1} className={panelTitle}>
          <Trans>Session on {day}</Trans> {query.data !== undefined && <SlotText slot={query.data.slot} />}
        </h2>
        {query.data !== undefined && (
          <Button size="small" onClick={onAdd}>
            <Trans>Add a product</Trans>
          </Button>
        )}
      </div>
      <Loaded query={query} lines={3}>
        {({ offers }) =>
          offers.length === 0 ? (
            <EmptyState title={<Trans>No products in this session</Trans>} />
          ) : (
            <OfferTable offers={offers} onDecide={onDecide} />
          )
        }
      </Loaded>
    </section>
  );
}

interface OfferTableProps {
  readonly offers: readonly FlashOffer[];
  readonly onDecide: SessionPanelProps["onDecide"];
}

function OfferTable({ offers, onDecide }: OfferTableProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead
          heads={[t`Product`, t`Prices`, t({ message: "Days", context: "flash sale" }), t`State`, t`Actions`]}
        />
        <tbody>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} onDecide={onDecide} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OfferRowProps {
  readonly offer: FlashOffer;
  readonly onDecide: SessionPanelProps["onDecide"];
}

function OfferRow({ offer, onDecide }: OfferRowProps): ReactElement {
  const { t } = useLingui();
  const { product, shop, state } = offer;
  const { name } = product;
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={line}>
          <Thumbnail image={product.image} />
          <div>
            <bdi className={strong}>{name}</bdi>
            <div className={mute}>
              <bdi>{shop.name}</bdi>
            </div>
          </div>
        </div>
      </th>
      <td className={cell} data-column={t`Prices`}>
        <OfferedPrices offer={offer} />
      </td>
      <td className={cell} data-column={t({ message: "Days", context: "flash sale" })}>
        <DaysText startsOn={offer.startsOn} endsOn={offer.endsOn} />
      </td>
      <td className={cell} data-column={t`State`}>
        <OfferState state={state} />
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          {state === "waiting" && (
            <>
              <Button size="small" aria-label={t`Accept: ${name}`} onClick={() => onDecide("accept", offer)}>
                <Trans>Accept…</Trans>
              </Button>
              <Button size="small" aria-label={t`Refuse: ${name}`} onClick={() => onDecide("reject", offer)}>
                <Trans>Refuse…</Trans>
              </Button>
            </>
          )}
          {state === "accepted" && (
            <Button size="small" aria-label={t`Withdraw: ${name}`} onClick={() => onDecide("withdraw", offer)}>
              <Trans>Withdraw…</Trans>
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
