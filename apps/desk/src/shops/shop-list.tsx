import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceShopState, marketplaceShopsQuery } from "@plaza/api-client/desk";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SearchField } from "@plaza/ui-kit/search-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { shopsRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { stack } from "../shared/page.css.ts";
import { ShopTable } from "./shop-table.tsx";
import { search as searchLook } from "./shops.css.ts";

/** The shops of a list, searched by name. */
export function ShopList({ list }: { readonly list: MarketplaceShopState | "all" }): ReactElement {
  const { t } = useLingui();
  const { desk } = shopsRoute.useRouteContext();
  const navigate = shopsRoute.useNavigate();
  const { words, before } = shopsRoute.useSearch();
  const query = useQuery({
    ...marketplaceShopsQuery(desk, { state: list === "all" ? null : list, words, before }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={stack}>
      <div className={searchLook}>
        <SearchField
          key={words}
          label={t`Name of a shop`}
          quiet
          defaultValue={words}
          onSubmit={(text) =>
            void navigate({ search: { ...(list !== "all" && { list }), ...(text !== "" && { words: text }) } })
          }
        />
      </div>
      <Loaded query={query}>
        {({ shops, hasMore }) => (
          <>
            {shops.length === 0 ? (
              <EmptyState
                title={words === undefined ? <Trans>No shops here</Trans> : <Trans>No shop is called “{words}”</Trans>}
              />
            ) : (
              <ShopTable shops={shops} />
            )}
            <KeysetLinks
              before={before}
              last={hasMore ? shops.at(-1)?.id : undefined}
              newest={<Trans>Newest shops</Trans>}
              older={<Trans>Older shops</Trans>}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
