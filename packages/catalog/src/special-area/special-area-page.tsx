import { to, imageSource } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ListLoadError } from "../list/list-load-error.tsx";
import { specialAreaRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { areaProductsQuery } from "./special-area-query.ts";
import type { ActivityArea, Page, ProductCard } from "@plaza/api-client";
import { ProductCount } from "../list/product-listing.tsx";
import * as look from "./special-area-page.css.ts";
import { Trans } from "@lingui/react/macro";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { foot } from "../shared/list-foot.css.ts";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";

/** The products that the platform gathers under a theme. */
export function SpecialAreaPage(): ReactElement {
  const { api } = specialAreaRoute.useRouteContext();
  const { area } = specialAreaRoute.useLoaderData();
  const search = specialAreaRoute.useSearch();
  const products = useQuery(areaProductsQuery(api, area.id, search.page));
  return (
    <>
      <CatalogBreadcrumb here={area.name} />
      <AreaHead area={area} products={products.data} />
      {products.data === undefined ? (
        <ListLoadError onRetry={products.refetch} />
      ) : (
        <AreaProducts
          result={products.data}
          pending={products.isPlaceholderData}
          link={(page, props) => (
            <Link {...to.specialArea({ ...search, id: area.id, page: page === 1 ? undefined : page })} {...props} />
          )}
        />
      )}
    </>
  );
}

interface AreaHeadProps {
  readonly area: ActivityArea;
  readonly products: Page<ProductCard> | undefined;
}

/** What the theme is called and about, beside its image. */
function AreaHead({ area: { name, synopsis, image }, products }: AreaHeadProps): ReactElement {
  return (
    <div className={look.head}>
      <div className={look.image}>
        {image !== null && (
          <img
            {...imageSource(image, 580)}
            sizes="(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 460px"
            alt=""
            fetchPriority="high"
          />
        )}
      </div>
      <div className={look.text}>
        <h1 className={look.title}>{name}</h1>
        {synopsis !== "" && <p className={look.synopsis}>{synopsis}</p>}
        <ProductCount of={products} />
      </div>
    </div>
  );
}

interface AreaProductsProps {
  readonly result: Page<ProductCard>;
  /** True while another page is loading. */
  readonly pending: boolean;
  readonly link: PagerProps["link"];
}

/** The products of a theme, and its pages. */
function AreaProducts({ result, pending, link }: AreaProductsProps): ReactElement {
  const { items, page, pageSize, total } = result;
  if (total === 0)
    return (
      <EmptyState
        tone="page"
        title={<Trans>Nothing has been chosen for this yet</Trans>}
        line={<Trans>Our editors are still looking. Until then, what others buy is worth a look.</Trans>}
        action={
          <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
            <Trans>See what is popular</Trans>
          </Link>
        }
      />
    );
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  return (
    <div aria-busy={pending} className={pending ? updating : undefined}>
      <ProductGrid columns={5}>
        {items.map((product) => (
          <ProductTile key={product.id} product={product} heading="h2" />
        ))}
      </ProductGrid>
      {pages.pageCount > 1 && (
        <div className={foot}>
          <Pager {...pages} />
        </div>
      )}
    </div>
  );
}
