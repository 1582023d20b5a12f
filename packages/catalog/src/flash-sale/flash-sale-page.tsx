import { Trans, useLingui } from "@lingui/react/macro";
import { bannersQuery, flashSlotsQuery, staleAfter, type FlashSlotTime } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent, useState, type ReactNode, useRef } from "react";
import { flashSaleRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { EmptyFlashSale } from "./empty-flash-sale.tsx";
import { FlashHead } from "./flash-head.tsx";
import { FlashProducts } from "./flash-products.tsx";
import { slotProductsQuery } from "./flash-sale-queries.ts";
import { shownSlot } from "./shown-slot.ts";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { nextTurn, slotsOfDay } from "./flash-day.ts";
import { foreignZone, useReader } from "@plaza/i18n";
import { slotState } from "../flash-tile/flash-choice.ts";
import { FlashState } from "../flash-tile/flash-state.tsx";
import * as look from "./flash-sale-page.css.ts";

/** The sessions of the flash sale of the day, and the products of one of them. */
export function FlashSalePage(): ReactElement {
  const { t } = useLingui();
  const { api } = flashSaleRoute.useRouteContext();
  const search = flashSaleRoute.useSearch();
  const navigate = flashSaleRoute.useNavigate();
  const queryClient = useQueryClient();
  const { data: banners = [] } = useQuery(bannersQuery(api, "flash-sale"));
  const { data: all, dataUpdatedAt } = useSuspenseQuery(flashSlotsQuery(api));
  const now = useFlashTurns(all, dataUpdatedAt, () => {
    void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") });
    // The session that takes the place of another begins at its first page.
    if (search.slot === undefined && search.page !== undefined)
      void navigate({ ...to.flashSale(), replace: true, resetScroll: false });
  });
  const { slots, shown } = shownSlot(all, search.slot, now);
  const products = useQuery({
    ...slotProductsQuery(api, shown?.slot.id ?? 0, search.page),
    enabled: shown !== null,
  });
  return (
    <>
      <CatalogBreadcrumb here={t`Flash sale`} />
      <FlashHead banner={banners.find(({ image }) => image !== null)} shown={shown} now={now} />
      {shown === null ? (
        <EmptyFlashSale title={<Trans>There is no flash sale at the moment</Trans>} />
      ) : (
        <>
          <FlashSlots
            slots={slots}
            shown={shown.slot.id}
            now={now}
            link={(slot, props) => <Link {...to.flashSale({ slot })} resetScroll={false} {...props} />}
          />
          <FlashProducts
            shown={shown}
            result={products.data}
            pending={products.isPlaceholderData}
            fetching={products.isFetching}
            onRetry={() => void products.refetch()}
            link={(page, props) => (
              <Link {...to.flashSale({ slot: search.slot, page: page === 1 ? undefined : page })} {...props} />
            )}
          />
        </>
      )}
    </>
  );
}

/** A device that sleeps stops its timers: at most so late it is noticed that the flash sale has turned meanwhile. */
const maxWaitMs = 60_000;

/**
 * The server's time as far as it changes what is shown: when the page was drawn, then each time when a slot begins or ends.
 *
 * @param fetchedAt when the slots were fetched, in epoch milliseconds
 */
function useFlashTurns(slots: readonly FlashSlotTime[], fetchedAt: number, onTurn: () => void): number {
  const renderedAt = useServerTime(fetchedAt);
  const [now, setNow] = useState(renderedAt);
  const turn = nextTurn(slotsOfDay(slots, now), now);
  const turned = useEffectEvent(() => {
    // At least the moment of the turn, even where the clock is still slightly behind it.
    setNow(Math.max(serverNow(), turn));
    onTurn();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait(): void {
      const left = turn - serverNow();
      if (left <= 0) turned();
      else timer = setTimeout(wait, Math.min(left, maxWaitMs));
    }
    wait();
    return () => clearTimeout(timer);
  }, [turn]);
  return now;
}

/** What a session passes to its link. */
interface SlotLinkProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-current"?: "true";
}

interface FlashSlotsProps {
  readonly slots: readonly FlashSlotTime[];
  /** The id of the one whose products are shown. */
  readonly shown: number;
  readonly now: number;
  readonly link: (slot: number, props: SlotLinkProps) => ReactElement;
}

/** The sessions of the day, in one row that scrolls sideways where it has to. */
function FlashSlots({ slots, shown, now, link }: FlashSlotsProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const row = useRef<HTMLUListElement>(null);
  // The page stays where it is: only the row moves.
  useEffect(() => {
    const cell = row.current?.querySelector<HTMLElement>(`[data-slot="${shown}"]`);
    if (row.current === null || cell == null) return;
    row.current.scrollLeft = cell.offsetLeft - (row.current.clientWidth - cell.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav aria-label={t`Sessions of the day`}>
      <ul ref={row} className={look.slots}>
        {slots.map((slot) => {
          const state = slotState(slot, now);
          return (
            <li key={slot.id} className={look.cell} data-slot={slot.id}>
              {link(slot.id, {
                children: (
                  <>
                    <span className={look.time}>{slot.startsAt}</span>
                    {zone !== null && <span className={look.zone}>{zone}</span>}
                    <span className={look.state}>
                      <FlashState of={state} />
                    </span>
                  </>
                ),
                className: `${look.slot} ${look.states[state]}`,
                ...(slot.id === shown && { "aria-current": "true" }),
              })}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
