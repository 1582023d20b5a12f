import { Trans, useLingui } from "@lingui/react/macro";
import { shopCategoriesQuery, shopQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { SearchField } from "@plaza/ui-kit/search-field";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopRows } from "../lazy-parts.ts";
import { shopRoute } from "../routes.ts";
import { ClosedShop } from "./closed-shop.tsx";
import { ShopContact } from "./shop-contact.tsx";
import { column, page } from "./shop-head.css.ts";
import { ShopHead } from "./shop-head.tsx";
import { sections } from "./shop-page.css.ts";
import { ShopProducts } from "./shop-products.tsx";
import { shopProductsQuery } from "./shop-queries.ts";
import { ShopTabs } from "./shop-tabs.tsx";
import { isShopHome, useShopView } from "./use-shop-view.ts";

/** One shop: its head, and its home or the products that were chosen. */
export function ShopPage(): ReactElement {
  const { t } = useLingui();
  const { api } = shopRoute.useRouteContext();
  const { id } = shopRoute.useLoaderData();
  const view = useShopView();
  const navigate = shopRoute.useNavigate();
  const { data: shop, dataUpdatedAt } = useSuspenseQuery(shopQuery(api, id));
  const { data: categories = [] } = useQuery(shopCategoriesQuery(api, id));
  const products = useQuery({ ...shopProductsQuery(api, id, view), enabled: !shop.closed });

  function onSearch(text: string): void {
    void navigate({ ...to.shop(id, text === "" ? { view: "all" } : { name: text }), resetScroll: false });
  }
  const search = (
    <SearchField
      // Shows the search of the address, also after another one.
      key={view.name ?? ""}
      quiet
      label={t`Search in this shop`}
      name="name"
      maxLength={100}
      defaultValue={view.name}
      alongside={{ id: String(id) }}
      onSubmit={onSearch}
    />
  );
  return (
    <div className={page}>
      <ShopHead
        shop={shop}
        fetchedAt={dataUpdatedAt}
        contact={<ShopContact shop={shop} />}
        search={shop.closed ? null : search}
      />
      {shop.closed ? (
        <ClosedShop />
      ) : (
        <>
          <ShopTabs shopId={id} view={view} categories={categories} />
          <div className={`${column} ${sections}`}>
            {!shop.trading && (
              <Alert kind="warning" title={<Trans>This shop takes no orders at the moment</Trans>}>
                <Trans>You can look around, and come back for what you like.</Trans>
              </Alert>
            )}
            {isShopHome(view) && <ShopRows />}
            <ShopProducts
              view={view}
              category={categories.find((each) => each.id === view.category)}
              result={products.data}
              pending={products.isPlaceholderData}
              fetching={products.isFetching}
              onRetry={() => void products.refetch()}
            />
          </div>
        </>
      )}
    </div>
  );
}
