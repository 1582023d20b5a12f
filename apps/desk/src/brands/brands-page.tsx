import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceBrand, marketplaceBrandsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SearchField } from "@plaza/ui-kit/search-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { brandsRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { BrandDialog } from "./brand-dialog.tsx";
import { BrandTable } from "./brand-table.tsx";
import { search as searchLook } from "./brands.css.ts";
import { MergeBrandDialog } from "./merge-brand-dialog.tsx";
import { RemoveBrandDialog } from "./remove-brand-dialog.tsx";

type Open =
  | { readonly kind: "new" }
  | { readonly kind: "change" | "merge" | "remove"; readonly brand: MarketplaceBrand };

/** What brands there are, by their names: files of products bring new ones. */
export function BrandsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = brandsRoute.useRouteContext();
  const navigate = brandsRoute.useNavigate();
  const { words, before: after } = brandsRoute.useSearch();
  const query = useQuery({ ...marketplaceBrandsQuery(desk, { words, after }), placeholderData: keepPreviousData });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={page}>
      <PageHead title={t`Brands`}>
        <Button kind="primary" onClick={() => setOpen({ kind: "new" })}>
          <Trans>New brand</Trans>
        </Button>
      </PageHead>
      <p className={mute}>
        <Trans>
          Shoppers narrow lists down by them. Files of products name them, and bring those that are not here yet.
        </Trans>
      </p>
      <div className={`${panel} ${stack}`}>
        <div className={searchLook}>
          <SearchField
            key={words}
            label={t`Name of a brand`}
            quiet
            defaultValue={words}
            onSubmit={(text) => void navigate({ search: text === "" ? {} : { words: text } })}
          />
        </div>
        <Loaded query={query}>
          {({ brands, hasMore }) => (
            <>
              {brands.length === 0 ? (
                <EmptyState
                  title={
                    words === undefined ? <Trans>No brands yet</Trans> : <Trans>No brand is called “{words}”</Trans>
                  }
                />
              ) : (
                <BrandTable brands={brands} onOpen={(kind, brand) => setOpen({ kind, brand })} />
              )}
              <KeysetLinks
                before={after}
                last={hasMore ? brands.at(-1)?.id : undefined}
                newest={<Trans>First brands</Trans>}
                older={<Trans>Further brands</Trans>}
              />
            </>
          )}
        </Loaded>
      </div>
      {open?.kind === "new" && <BrandDialog brand={null} onClose={close} />}
      {open?.kind === "change" && <BrandDialog brand={open.brand} onClose={close} />}
      {open?.kind === "merge" && <MergeBrandDialog brand={open.brand} onClose={close} />}
      {open?.kind === "remove" && <RemoveBrandDialog brand={open.brand} onClose={close} />}
    </div>
  );
}
