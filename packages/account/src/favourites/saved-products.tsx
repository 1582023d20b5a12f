import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FavouriteFilter } from "@plaza/api-client";
import { lazyModule, to, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { Icon } from "@plaza/ui-kit/icon";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { ListChecks } from "lucide";
import { type ReactElement, type ReactNode, useState } from "react";
import { favouritesRoute } from "../routes.ts";
import { EmptyProducts } from "./empty-favourites.tsx";
import { FavouriteCard } from "./favourite-card.tsx";
import { productsPerPage, savedProductsQuery } from "./favourites-data.ts";
import { FavouritesFrame, useFavouritesPages, useFavouritesSearch } from "./favourites-frame.tsx";
import { chosen, selection } from "./favourites-page.css.ts";
import * as look from "./favourites-page.css.ts";
import { useRemoval } from "./use-removal.tsx";

const removeDialog = lazyModule(() => import("./remove-dialog.tsx"));

const filters: Readonly<Record<FavouriteFilter, ReactNode>> = {
  all: <Trans context="favourites">All</Trans>,
  cheaper: <Trans>Cheaper now</Trans>,
  soldOut: <Trans>Sold out</Trans>,
};

/** The saved products, of which several can be removed at once. */
export function SavedProducts(): ReactElement {
  const { t } = useLingui();
  const { api } = favouritesRoute.useRouteContext();
  const { search, searchable } = useFavouritesSearch();
  const { data, dataUpdatedAt } = useSuspenseQuery(savedProductsQuery(api, search));
  const { removed, remove, title } = useRemoval("products", data);
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null);
  const { module: dialog, openWhenLoaded } = useDialog(
    useLazyModule(removeDialog),
    t`This part of the page did not load. Please try again.`,
  );
  const [asked, setAsked] = useState(false);
  const { show, text } = search;
  const { link, page, pageCount, leftPage } = useFavouritesPages(search, data.total, productsPerPage);
  if (leftPage !== null) return <Navigate {...to.favourites(leftPage)} replace resetScroll={false} />;

  const items = data.items.filter(({ id }) => !removed.has(id));
  const chosen = items.filter(({ id }) => selected?.has(id) === true).map(({ id }) => id);
  const { counts } = data;
  const isEmpty = counts === null ? data.total === 0 : counts.all === 0 && text === undefined;

  function select(id: number, isSelected: boolean): void {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  }
  return (
    <FavouritesFrame
      ref={title}
      search={search}
      searchable={searchable}
      counts={{ products: counts?.all ?? null, shops: counts?.shops ?? null }}
      empty={isEmpty}
      action={
        items.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={ListChecks} size={16} />}
            aria-pressed={selected !== null}
            onClick={() => setSelected(selected === null ? new Set() : null)}
          >
            <Trans>Select several</Trans>
          </Button>
        )
      }
      filters={
        <ChipGroup label={t`Which favourites`}>
          {(["all", "cheaper", "soldOut"] as const).map((filter) => (
            <ChipLink
              key={filter}
              current={(show ?? "all") === filter}
              count={counts?.[filter]}
              link={(props) => (
                <Link
                  {...to.favourites({ text, show: filter === "all" ? undefined : filter })}
                  resetScroll={false}
                  {...props}
                />
              )}
            >
              {filters[filter]}
            </ChipLink>
          ))}
        </ChipGroup>
      }
    >
      <div className={look.list}>
        {page > pageCount && data.total > 0 ? (
          <NoSuchPage page={page} pageCount={pageCount} link={link} />
        ) : items.length === 0 ? (
          <EmptyProducts show={show} text={text} />
        ) : (
          <ProductGrid columns={4}>
            {items.map((favourite) => (
              <FavouriteCard
                key={favourite.id}
                favourite={favourite}
                now={dataUpdatedAt}
                selected={selected === null ? null : selected.has(favourite.id)}
                onSelect={(isSelected) => select(favourite.id, isSelected)}
                onRemove={() => remove([favourite.id])}
              />
            ))}
          </ProductGrid>
        )}
      </div>
      {selected !== null && items.length > 0 && (
        <SelectionBar
          count={chosen.length}
          all={chosen.length === items.length}
          onAll={(all) => setSelected(new Set(all ? items.map(({ id }) => id) : []))}
          onRemove={() => openWhenLoaded(() => setAsked(true))}
        />
      )}
      <div className={look.pager}>
        <Pager page={page} pageCount={pageCount} link={link} />
      </div>
      {dialog !== null && asked && (
        <dialog.RemoveDialog
          count={chosen.length}
          onConfirm={() => {
            setAsked(false);
            setSelected(null);
            remove(chosen);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </FavouritesFrame>
  );
}

interface SelectionBarProps {
  readonly count: number;
  /** Everything on the page is selected. */
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
  readonly onRemove: () => void;
}

/** What can be done with the selected favourites. */
function SelectionBar({ count, all, onAll, onRemove }: SelectionBarProps): ReactElement {
  const { t } = useLingui();
  return (
    <section className={selection} aria-label={t`Selected favourites`}>
      <Checkbox
        label={<Trans>All on this page</Trans>}
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={({ target }) => onAll(target.checked)}
      />
      <output className={chosen}>
        <Plural value={count} one="# selected" other="# selected" />
      </output>
      <Button size="small" disabled={count === 0} onClick={onRemove}>
        <Trans context="favourites">Remove</Trans>
      </Button>
    </section>
  );
}
