import { Trans, useLingui } from "@lingui/react/macro";
import { bannersQuery, flashSlotsQuery, staleAfter } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { flashSaleRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { EmptyFlashSale } from "./empty-flash-sale.tsx";
import { FlashHead } from "./flash-head.tsx";
import { FlashProducts } from "./flash-products.tsx";
import { FlashSlots } from "./flash-slots.tsx";
import { slotProductsQuery } from "./flash-sale-queries.ts";
import { shownSlot } from "./shown-slot.ts";
import { useFlashTurns } from "./use-flash-turns.ts";

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
