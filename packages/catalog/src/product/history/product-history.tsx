import { Trans } from "@lingui/react/macro";
import { priceHistoryQuery, type ProductDetail, type Sku } from "@plaza/api-client";
import { lazyModule, rootRoute, useExtension, useLazyModule } from "@plaza/routing";
import { chosenSku, initialChoice } from "@plaza/shopping/variant-choice";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef } from "react";
import { nothing, title } from "../parts/product-body.css.ts";
import { useInView } from "../use-in-view.ts";
import { expected } from "./product-history.css.ts";

const history = lazyModule(() => import("./price-history.tsx"));

export interface ProductHistoryProps {
  readonly product: Pick<ProductDetail, "options" | "skus">;
  /** The SKU that the address names, if it names one. */
  readonly addressedSku: number | undefined;
}

/**
 * What the chosen variant has cost in the last 90 days, where the platform knows it. It is drawn when the shopper comes near
 * it, and the whole section needs scripts.
 */
export function ProductHistory({ product, addressedSku }: ProductHistoryProps): ReactElement | null {
  const isRecorded = useExtension("price_history");
  const sku = product.skus.find(({ id }) => id === addressedSku) ?? chosenSku(product, initialChoice(product));
  return sku === null || !isRecorded ? null : <HistorySection sku={sku} />;
}

function HistorySection({ sku }: { readonly sku: Pick<Sku, "id" | "label"> }): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section);
  const { module, failed, load } = useLazyModule(history, inView && "needed");
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...priceHistoryQuery(api, sku.id),
    enabled: inView,
    // It says itself that it did not load.
    meta: { ...priceHistoryQuery.meta, quiet: true },
  });
  const broken = failed || (isError && data === undefined);
  return (
    <section ref={section} className={expected} aria-labelledby="history-title">
      <h2 id="history-title" className={title}>
        <Trans>Price history</Trans>
      </h2>
      {broken ? (
        <p className={nothing} role="alert">
          <Trans>The price history did not load</Trans>{" "}
          <Button kind="quiet" size="small" onClick={() => void (failed ? load() : refetch())}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        module !== null && (
          <module.PriceHistory days={data ?? null} variant={sku.label === "" ? null : sku.label} now={dataUpdatedAt} />
        )
      )}
    </section>
  );
}
