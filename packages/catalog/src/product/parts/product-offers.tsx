import { Trans } from "@lingui/react/macro";
import { type Offer, offersQuery, productDetailQuery } from "@plaza/api-client";
import { lazyModule, rootRoute, useExtension, useLazyModule } from "@plaza/routing";
import { chosenSku, initialChoice } from "@plaza/shopping/variant-choice";
import { Button } from "@plaza/ui-kit/button";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useRef } from "react";
import { productRoute } from "../../routes.ts";
import { sectionIds } from "../sections.ts";
import { useInView } from "../use-in-view.ts";
import { nothing, section, title } from "./product-body.css.ts";

const offerList = lazyModule(() => import("../../offers/offer-list.tsx"));

const offerMessages = lazyModule(() => import("../../offers/offer-messages.ts"));

/** About as high as an offer on a desktop, in pixels. */
const offerHeight = 101;

/** Who else sells what is chosen; the comparison, which is each shopper's own, comes when they come near it. */
export function ProductOffers(): ReactElement | null {
  const { offers, skuId } = useSkuOffers();
  return offers.length < 2 ? null : <Offers offers={offers} skuId={skuId} />;
}

function Offers({ offers, skuId }: ReturnType<typeof useSkuOffers>): ReactElement {
  const { i18n } = rootRoute.useRouteContext();
  const element = useRef<HTMLElement>(null);
  const inView = useInView(element);
  const { module, failed, load } = useLazyModule(offerList, inView && "needed");
  const words = useQuery({
    queryKey: ["offer-messages", i18n.locale],
    queryFn: async () => {
      const { loadOfferMessages } = await offerMessages.load();
      await loadOfferMessages(i18n);
      return true;
    },
    enabled: inView,
    staleTime: Infinity,
    meta: { quiet: true },
  });
  const isShown = module !== null && words.isSuccess;
  const hasFailed = failed || words.isError;
  return (
    <section ref={element} id={sectionIds.offers} tabIndex={-1} className={section} aria-labelledby="offers-title">
      <h2 id="offers-title" className={title}>
        <Trans>Compare merchants</Trans>
      </h2>
      {isShown && <module.OfferList offers={offers} skuId={skuId} />}
      {!isShown && !hasFailed && <div style={{ minHeight: offerHeight * (offers.length + 1) }} />}
      {hasFailed && (
        <p className={nothing} role="alert">
          <Trans>The merchants did not load</Trans>{" "}
          <Button kind="quiet" size="small" onClick={() => void load().then(() => words.refetch())}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}

interface ChosenOffers {
  /** The SKU that is chosen. */
  readonly skuId: number;
  /** The cheapest first, what is sold out last; empty where nobody else sells it. */
  readonly offers: readonly Offer[];
}

/** At which merchants there is what the page shows, in the variant that is chosen. */
export function useSkuOffers(): ChosenOffers {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { sku } = productRoute.useSearch();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const compares = useExtension("offers");
  const { data } = useQuery({ ...offersQuery(api, id), enabled: compares });
  const isOfProduct = product.skus.some((each) => each.id === sku);
  const skuId = (isOfProduct ? sku : chosenSku(product, initialChoice(product))?.id) ?? 0;
  return { skuId, offers: data?.find((each) => each.skuId === skuId)?.offers ?? [] };
}
