import { Trans, useLingui } from "@lingui/react/macro";
import { type FlashOffer, type FlashOpening, ownFlashOffersQuery, takeFlashOfferBack } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { flashOffersRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import {
  cardTable,
  cell,
  line,
  mute,
  page,
  panel,
  panelTitle,
  stack,
  strong,
  table,
  tableFrame,
  words,
} from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { useChange } from "../shared/use-change.ts";
import { opening as openingLook, openings as openingsLook } from "./flash-offers.css.ts";
import { DaysText, OfferState, slotClock, SlotText } from "./flash-texts.tsx";
import { OfferedPrices } from "./offered-prices.tsx";
import { ProposeDialog } from "./propose-dialog.tsx";

/** How often it is looked whether an operator has decided something, in milliseconds. */
const often = 15_000;

/** What is open for a shop's proposals, and what has become of those that it has made. */
export function FlashOffersPage(): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = flashOffersRoute.useRouteContext();
  const { before } = flashOffersRoute.useSearch();
  const query = useQuery({
    ...ownFlashOffersQuery(desk, { before }),
    placeholderData: keepPreviousData,
    refetchInterval: often,
  });
  const [proposing, setProposing] = useState<FlashOpening | null>(null);
  const [leaving, setLeaving] = useState<FlashOffer | null>(null);
  const takeBack = useChange({
    event: "flash-sale-change",
    send: (seen: FlashOffer) => takeFlashOfferBack(desk, { seen }),
    onDone: () => {
      toasts.show(t`The proposal is taken back.`);
      setLeaving(null);
    },
  });
  const name = leaving?.product.name ?? "";
  return (
    <div className={page}>
      <PageHead title={t`Flash sale`} />
      <Loaded query={query}>
        {({ openings, offers, hasMore }) => (
          <>
            <section className={panel} aria-labelledby="flash-openings">
              <h2 id="flash-openings" className={panelTitle}>
                <Trans>Open for your proposals</Trans>
              </h2>
              {openings.length === 0 ? (
                <EmptyState
                  title={<Trans>Nothing is open now</Trans>}
                  line={
                    <Trans>When the marketplace plans its next flash sale, you can propose your products here.</Trans>
                  }
                />
              ) : (
                <Openings openings={openings} onPropose={setProposing} />
              )}
            </section>
            <section className={`${panel} ${stack}`} aria-labelledby="flash-proposals">
              <h2 id="flash-proposals" className={panelTitle}>
                <Trans>Your products in the flash sale</Trans>
              </h2>
              {offers.length === 0 ? (
                <EmptyState title={<Trans>No proposals yet</Trans>} />
              ) : (
                <OfferTable
                  offers={offers}
                  onTakeBack={(offer) => {
                    takeBack.reset();
                    setLeaving(offer);
                  }}
                />
              )}
              <KeysetLinks
                before={before}
                last={hasMore ? offers.at(-1)?.id : undefined}
                newest={<Trans>Newest proposals</Trans>}
                older={<Trans>Older proposals</Trans>}
              />
            </section>
          </>
        )}
      </Loaded>
      {proposing !== null && <ProposeDialog opening={proposing} onClose={() => setProposing(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={<Trans>Take “{name}” back?</Trans>}
        keep={<Trans>Leave it</Trans>}
        confirm={<Trans>Take it back</Trans>}
        busy={takeBack.busy}
        error={takeBack.problem}
        onConfirm={() => {
          if (leaving !== null) takeBack.run(leaving);
        }}
        onClose={() => setLeaving(null)}
      >
        <Trans>Nobody decides about it any more. Until the deadline you can propose it again.</Trans>
      </ConfirmDialog>
    </div>
  );
}

interface OpeningsProps {
  readonly openings: readonly FlashOpening[];
  readonly onPropose: (opening: FlashOpening) => void;
}

function Openings({ openings, onPropose }: OpeningsProps): ReactElement {
  return (
    <ul className={openingsLook}>
      {openings.map((opening) => (
        <li key={opening.id} className={openingLook}>
          <Opening opening={opening} onPropose={() => onPropose(opening)} />
        </li>
      ))}
    </ul>
  );
}

function Opening({
  opening,
  onPropose,
}: {
  readonly opening: FlashOpening;
  readonly onPropose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const deadline = formatDateTime(opening.proposalsUntil, reader);
  const clock = slotClock(opening.slot);
  return (
    <>
      <div className={strong}>
        <SlotText slot={opening.slot} />
      </div>
      <DaysText startsOn={opening.startsOn} endsOn={opening.endsOn} />
      <div className={mute}>
        <Trans>Proposals until {deadline}</Trans>
      </div>
      <div>
        <Button kind="primary" size="small" aria-label={t`Propose a product for ${clock}`} onClick={onPropose}>
          <Trans>Propose a product</Trans>
        </Button>
      </div>
    </>
  );
}

interface OfferTableProps {
  readonly offers: readonly FlashOffer[];
  readonly onTakeBack: (offer: FlashOffer) => void;
}

function OfferTable({ offers, onTakeBack }: OfferTableProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`Product`, t`Prices`, t`Session`, t`State`, t`Actions`]} />
        <tbody>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} onTakeBack={() => onTakeBack(offer)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OfferRow({
  offer,
  onTakeBack,
}: {
  readonly offer: FlashOffer;
  readonly onTakeBack: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { product, state, grounds } = offer;
  const { name } = product;
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={line}>
          <Thumbnail image={product.image} />
          <div>
            <bdi className={strong}>{name}</bdi>
            {!offer.isProposed && (
              <div className={mute}>
                <Trans>Added by the marketplace</Trans>
              </div>
            )}
          </div>
        </div>
      </th>
      <td className={cell} data-column={t`Prices`}>
        <OfferedPrices offer={offer} />
      </td>
      <td className={cell} data-column={t`Session`}>
        <DaysText startsOn={offer.startsOn} endsOn={offer.endsOn} />
        <div className={mute}>
          <SlotText slot={offer.slot} />
        </div>
      </td>
      <td className={cell} data-column={t`State`}>
        <OfferState state={state} />
        {grounds === "" ? (
          (state === "rejected" || state === "withdrawn") && (
            <div className={mute}>
              <Trans>The session no longer takes place.</Trans>
            </div>
          )
        ) : (
          <div className={words} dir="auto">
            {grounds}
          </div>
        )}
      </td>
      <td className={cell} data-column={t`Actions`}>
        {state === "waiting" && (
          <Button size="small" aria-label={t`Take back: ${name}`} onClick={onTakeBack}>
            <Trans>Take back…</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
}
