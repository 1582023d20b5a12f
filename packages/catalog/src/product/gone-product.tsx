import { Trans } from "@lingui/react/macro";
import { goneProductQuery } from "@plaza/api-client";
import { positiveInteger, rootRoute, to, useExtension, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link, rootRouteId, useParams, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { SimilarProducts } from "./similar-products.tsx";

/**
 * In the place of a product that is not there. Where the platform knows what it was, it says so and shows others; one that
 * never was is a page that there is not. Most platforms do not tell the two apart.
 */
export function GoneProduct(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const id = positiveInteger(useParams({ strict: false }).id);
  const toShop = useOptionalLink(to.shop);
  // The loader has asked, where the platform can be asked at all.
  const { data: gone } = useQuery({ ...goneProductQuery(api, id ?? 0), enabled: false, queryFn: skipToken });
  const Missing = useRouter().options.defaultNotFoundComponent;
  const hasGoneProducts = useExtension("gone_products");
  if (gone === undefined && (hasGoneProducts || id === undefined) && Missing !== undefined)
    return <Missing isNotFound routeId={rootRouteId} />;
  const category = gone?.categoryPath.at(-1);
  const shop = gone?.shop ?? null;
  return (
    <>
      <ErrorState
        eyebrow={gone === undefined ? "404" : gone.name}
        title={<Trans>This product is no longer sold</Trans>}
        line={<Trans>The shop has taken it off sale. There may be others like it.</Trans>}
        actions={
          <>
            {category === undefined ? (
              <Link {...to.home()} className={buttonClass({ kind: "primary" })}>
                <Trans>Go back to home</Trans>
              </Link>
            ) : (
              <Link {...to.category({ id: category.id })} className={buttonClass({ kind: "primary" })}>
                {category.name}
              </Link>
            )}
            {shop !== null && toShop !== null && (
              <Link {...toShop(shop.id)} className={buttonClass({ kind: "second" })}>
                {shop.name}
              </Link>
            )}
          </>
        }
      />
      {gone !== undefined && category !== undefined && <SimilarProducts productId={gone.id} categoryId={category.id} />}
    </>
  );
}
