import { Trans, useLingui } from "@lingui/react/macro";
import { type Offer, personalOffersQuery, type PersonalOffer, type DeliveryRegion } from "@plaza/api-client";
import { lazyModule, rootRoute, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { DeliveryAddress } from "./delivery-address.tsx";
import * as look from "./offer-list.css.ts";
import { OfferRow } from "./offer-row.tsx";
import { keepDeliveryRegion, readDeliveryRegion, subscribeToDeliveryRegion } from "@plaza/shopping/delivery-region";

const regionDialog = lazyModule(() => import("./region-dialog.tsx"));

export interface OfferListProps {
  /** As everybody sees them, the cheapest first. */
  readonly offers: readonly Offer[];
  /** The SKU whose page this is. */
  readonly skuId: number;
}

/** The merchants of an article with what each costs this shopper, the least to pay first. */
export function OfferList({ offers, skuId }: OfferListProps): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const [region, chooseRegion] = useDeliveryRegion();
  const [asking, setAsking] = useState(false);
  const { module, prefetch, openWhenLoaded } = useDialog(
    useLazyModule(regionDialog),
    t`The regions did not load. Please try again.`,
  );
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...personalOffersQuery(api, { skuId, region }),
    meta: { ...personalOffersQuery.meta, quiet: true },
    // Another region keeps the merchants in their places until their totals come.
    placeholderData: (shown, query) => (query?.queryKey[1].skuId === skuId ? shown : undefined),
  });
  const ranked = rankedOffers(offers, data?.offers ?? null);
  const sentTo = isPlaceholderData ? undefined : data?.region;
  return (
    <>
      <div className={look.head}>
        <p className={look.rule}>
          <Trans>
            Sorted by the total for one piece: your price and delivery to your region, less the best coupon that you
            have.
          </Trans>
        </p>
        <DeliveryAddress region={sentTo} onAsk={() => openWhenLoaded(() => setAsking(true))} onInView={prefetch} />
      </div>
      {isError && data === undefined && (
        <div className={look.problem}>
          <Alert
            kind="danger"
            announce
            action={
              <Button size="small" busy={isFetching} onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Delivery and totals did not load. The prices are those for everybody.</Trans>
          </Alert>
        </div>
      )}
      <div className={look.columns} aria-hidden>
        <span>
          <Trans>Merchant</Trans>
        </span>
        <span>
          <Trans>Price</Trans>
        </span>
        <span>
          <Trans context="offer">Delivery</Trans>
        </span>
        <span>
          <Trans>Coupon</Trans>
        </span>
        <span>
          <Trans>Total</Trans>
        </span>
        <span />
      </div>
      <ol
        className={isPlaceholderData ? `${look.list} ${look.updating}` : look.list}
        aria-busy={isFetching || undefined}
      >
        {ranked.map(({ offer, personal }, index) => (
          <OfferRow
            key={offer.skuId}
            offer={offer}
            personal={personal}
            pending={isFetching && (data === undefined || isPlaceholderData)}
            isRegionKnown={data?.region != null}
            isHere={offer.skuId === skuId}
            isLeast={index === 0 && offer.stock > 0 && personal?.total != null}
          />
        ))}
      </ol>
      {asking && module !== null && (
        <module.RegionDialog
          region={region ?? data?.region ?? null}
          onChoose={(chosen) => {
            chooseRegion(chosen);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const none = (): null => null;

/** Where the device says that things are to be sent, and what says it anew. */
function useDeliveryRegion(): readonly [DeliveryRegion | null, (region: DeliveryRegion) => void] {
  const stored = useSyncExternalStore(subscribeToDeliveryRegion, readDeliveryRegion, none);
  /** For browsers that store nothing: until the page is left. */
  const [chosen, setChosen] = useState<DeliveryRegion | null>(null);
  function choose(region: DeliveryRegion): void {
    setChosen(keepDeliveryRegion(region) ? null : region);
  }
  return [chosen ?? stored, choose];
}

interface RankedOffer {
  readonly offer: Offer;
  /** Null while it is not known what the offer costs this shopper. */
  readonly personal: PersonalOffer | null;
}

/**
 * In the order of what there is to pay where that is known, else in that of the prices. An offer that only one of the two
 * answers has, because one is older, is left out only where it has no price.
 */
export function rankedOffers(
  offers: readonly Offer[],
  personal: readonly PersonalOffer[] | null,
): readonly RankedOffer[] {
  const bySku = new Map(offers.map((offer) => [offer.skuId, offer]));
  const priced = (personal ?? []).flatMap((each) => {
    const offer = bySku.get(each.skuId);
    return offer === undefined ? [] : [{ offer: { ...offer, stock: each.stock }, personal: each }];
  });
  const known = new Set(priced.map(({ offer }) => offer.skuId));
  const others = offers.filter(({ skuId }) => !known.has(skuId)).map((offer) => ({ offer, personal: null }));
  return [...priced, ...others];
}
