import { Trans, useLingui } from "@lingui/react/macro";
import { shopCategoriesQuery, shopQuery, type Shop, type Named } from "@plaza/api-client";
import { to, rootRoute, type ShopView } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { SearchField } from "@plaza/ui-kit/search-field";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopRows } from "../lazy-parts.ts";
import { shopRoute } from "../routes.ts";
import { column, page } from "./shop-head.css.ts";
import { ShopHead } from "./shop-head.tsx";
import { sections, strip, scroller } from "./shop-page.css.ts";
import { ShopProducts } from "./shop-products.tsx";
import { shopProductsQuery } from "./shop-queries.ts";
import { isShopHome, useShopView } from "./use-shop-view.ts";
import { buttonClass, Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { explanation } from "@plaza/ui-kit/global";
import { Link } from "@tanstack/react-router";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset, Phone } from "lucide";
import type { LinkSlotProps } from "@plaza/ui-kit/link-slot";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";

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
              <Alert kind="warning" title={shop.holiday ?? <Trans>This shop takes no orders at the moment</Trans>}>
                <Trans>You can look around, and come back for what you like.</Trans>
              </Alert>
            )}
            {shop.trading && shop.holiday !== null && <Alert kind="info">{shop.holiday}</Alert>}
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

/** In the place of the products of a shop that sells none. Search engines leave it out, though it is answered. */
function ClosedShop(): ReactElement {
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        tone="page"
        title={<Trans>This shop is not trading</Trans>}
        line={<Trans>It is not selling at the moment. Orders that you have placed here are kept.</Trans>}
        action={
          <Link {...to.shopDirectory()} className={buttonClass({ kind: "primary" })}>
            <Trans>See other shops</Trans>
          </Link>
        }
      />
    </>
  );
}

/** How to reach the shop: a conversation where somebody has them, and what it says of itself. */
function ShopContact({ shop }: { readonly shop: Pick<Shop, "id" | "customerService"> }): ReactElement {
  const { openConversation } = rootRoute.useRouteContext();
  const { phone, wechat } = shop.customerService;
  return (
    <>
      {openConversation !== undefined && (
        <Button onClick={() => openConversation({ shopId: shop.id })}>
          <Icon of={Headset} size={16} />
          <Trans>Contact the shop</Trans>
        </Button>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={buttonClass({ kind: "second" })}>
          <Icon of={Phone} size={16} />
          <span translate="no">{phone}</span>
        </a>
      )}
      {wechat !== null && (
        <span className={explanation}>
          <Trans>WeChat {wechat}</Trans>
        </span>
      )}
    </>
  );
}

interface ShopTabsProps {
  readonly shopId: number;
  readonly view: ShopView;
  /** The shop's own. */
  readonly categories: readonly Named[];
}

/** The parts of a shop: its home, all its products, and the shelves that it sorts them on. */
function ShopTabs({ shopId, view, categories }: ShopTabsProps): ReactElement {
  const { t } = useLingui();
  // The shop's home is a prefix of every other address of it: only an exact match is current.
  const link = (part: ShopView) => (props: LinkSlotProps) => (
    <Link {...to.shop(shopId, part)} resetScroll={false} {...props} />
  );
  return (
    <div className={strip}>
      <div className={`${column} ${scroller}`}>
        <TabsBar label={t`Parts of this shop`}>
          <TabLink current={isShopHome(view)} link={link({})}>
            <Trans>Shop home</Trans>
          </TabLink>
          <TabLink current={!isShopHome(view) && view.category === undefined} link={link({ view: "all" })}>
            <Trans>All products</Trans>
          </TabLink>
          {categories.map(({ id, name }) => (
            <TabLink key={id} current={id === view.category} link={link({ category: id })}>
              {name}
            </TabLink>
          ))}
        </TabsBar>
      </div>
    </div>
  );
}
