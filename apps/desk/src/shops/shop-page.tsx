import { Trans, useLingui } from "@lingui/react/macro";
import { marketplaceShopQuery } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { shopRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { columns, page, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { ShopApproval } from "./shop-approval.tsx";
import { ShopAttributes } from "./shop-attributes.tsx";
import { ShopDocuments } from "./shop-documents.tsx";
import { ShopName } from "./shop-name.tsx";
import { ShopOwners } from "./shop-owners.tsx";
import { ShopState } from "./shop-state.tsx";

/** One shop, as operators see it: what it is on the left, what can be done on the right. */
export function ShopPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = shopRoute.useRouteContext();
  const { id } = shopRoute.useParams();
  const query = useQuery(marketplaceShopQuery(desk, { id }));
  return (
    <div className={page}>
      <p>
        <Link to="/shops" className={textLink}>
          <Trans context="desk">All shops</Trans>
        </Link>
      </p>
      <PageHead title={query.data?.name ?? t`Shop`} thing={{ thing: "shop", id }}>
        {query.data !== undefined && <ShopState state={query.data.state} />}
      </PageHead>
      <Loaded query={query}>
        {(shop) => (
          <div className={columns}>
            <ShopAttributes shop={shop} />
            <div className={stack}>
              <ShopName id={id} />
              <ShopOwners owners={shop.owners} />
              <ShopDocuments id={id} />
              <ShopApproval id={id} rule={shop.approvalRule} />
              <p>
                <Link to="/audit" search={{ subject: "shops", id: String(id) }} className={textLink}>
                  <Trans>What has been changed</Trans>
                </Link>
              </p>
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
