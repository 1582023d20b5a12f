import { Trans, useLingui } from "@lingui/react/macro";
import {
  type MarketplaceProduct,
  type MarketplaceProductList,
  marketplaceProductsQuery,
  platformFiguresQuery,
} from "@plaza/api-client/desk";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { allProductsRoute } from "../routes.ts";
import { ApproveChosen } from "../approvals/approve-chosen.tsx";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { type AllProductsSearch, marketplaceProductLists } from "./all-products-search.ts";
import { ProductFilters } from "./product-filters.tsx";
import { ProductTable } from "./product-table.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { TakeDownDialog } from "./take-down-dialog.tsx";

interface Open {
  readonly kind: "takeDown" | "restore";
  readonly product: MarketplaceProduct;
}

/** Products of all shops: what is found among them, approved, taken down and given back. */
export function AllProductsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = allProductsRoute.useRouteContext();
  const search: AllProductsSearch = allProductsRoute.useSearch();
  const { list = marketplaceProductLists[0], words, shop, brand, category, before } = search;
  const query = useQuery({
    ...marketplaceProductsQuery(desk, { list, words, shop, brand, categoryId: category, before }),
    placeholderData: keepPreviousData,
  });
  const figures = useQuery(platformFiguresQuery(desk, undefined));
  const [open, setOpen] = useState<Open | null>(null);
  /** Ticked to be approved, as they were read then. */
  const [chosen, setChosen] = useState<readonly MarketplaceProduct[]>([]);
  const isToApprove = list === "toApprove";
  const isQueue = isToApprove || list === "toReview";
  const close = (): void => setOpen(null);
  const { list: _list, before: _before, ...narrowed } = search;
  const isNarrowed = Object.keys(narrowed).length > 0;
  const names: Readonly<Record<MarketplaceProductList, string>> = {
    all: t({ message: "All", context: "products" }),
    onSale: t`On sale`,
    offShelf: t`Off the shelf`,
    takenDown: t`Taken down`,
    toReview: t`Asks to be looked at again`,
    toApprove: t`To approve`,
  };
  return (
    <div className={page}>
      <PageHead title={t`Products of all shops`} />
      <ListTabs
        label={t`Lists of products`}
        usual={marketplaceProductLists[0]}
        current={list}
        tabs={marketplaceProductLists.map((each) => ({
          list: each,
          label: names[each],
          ...(each === "toReview" && { count: figures.data?.productsToReview }),
          ...(each === "toApprove" && { count: figures.data?.productsToApprove }),
        }))}
        search={narrowed}
      />
      <div className={`${panel} ${stack}`}>
        <ProductFilters key={JSON.stringify(narrowed)} search={search} />
        <Loaded query={query} lines={6}>
          {({ products, hasMore }) => (
            <>
              {products.length === 0 ? (
                <EmptyState title={isNarrowed ? <Trans>No product matches.</Trans> : <Trans>No products here</Trans>} />
              ) : (
                <>
                  {isToApprove && <ApproveChosen products={chosen} onDone={() => setChosen([])} />}
                  <ProductTable
                    products={products}
                    onOpen={(kind, product) => setOpen({ kind, product })}
                    {...(isToApprove && { ticks: { chosen, onChoose: setChosen } })}
                  />
                </>
              )}
              <KeysetLinks
                before={before}
                last={hasMore ? products.at(-1)?.id : undefined}
                newest={isQueue ? <Trans>Asked first</Trans> : <Trans>Newest products</Trans>}
                older={isQueue ? <Trans>Asked later</Trans> : <Trans>Older products</Trans>}
              />
            </>
          )}
        </Loaded>
      </div>
      {open?.kind === "takeDown" && <TakeDownDialog product={open.product} onClose={close} />}
      {open?.kind === "restore" && <RestoreDialog product={open.product} onClose={close} />}
    </div>
  );
}
