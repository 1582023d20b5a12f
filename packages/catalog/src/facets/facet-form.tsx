import { Trans, useLingui } from "@lingui/react/macro";
import type { Facets, FacetValue } from "@plaza/api-client";
import type { FilterSearch } from "@plaza/routing";
import { FacetGroup } from "@plaza/ui-kit/facet-group";
import type { ReactElement } from "react";
import { CategoryFacet } from "./category-facet.tsx";
import { valuesOf } from "./change-filters.ts";
import type { FacetedList } from "./facets-query.ts";
import { priceName } from "./filter-names.ts";
import { QualityFacet, RatingFacet } from "./fixed-facets.tsx";
import { PriceFacet } from "./price-facet.tsx";
import { ValueFacet } from "./value-facet.tsx";

export interface FacetFormProps {
  readonly list: FacetedList;
  readonly facets: Facets;
  readonly filters: FilterSearch;
  readonly onChange: (filters: FilterSearch) => void;
  /** In a sheet over the page long groups begin folded, and say in this look what is chosen. */
  readonly summaryLook?: string;
}

/** All facets of a list, in the order in which shoppers narrow down. */
export function FacetForm({ list, facets, filters, onChange, summaryLook }: FacetFormProps): ReactElement {
  const { i18n, t } = useLingui();
  const change = { filters, onChange };
  const { brands, shops, categories, ratings, options, price } = facets;
  const brandCount = brands.length;
  const shopCount = shops.length;

  const inSheet = summaryLook !== undefined;
  const summary = (text: string) => inSheet && { summary: <span className={summaryLook}>{text}</span> };
  const chosenOf = (filter: "brand" | "shop", values: readonly FacetValue[]) => {
    const chosen = valuesOf(filters, filter);
    const names = values.filter(({ id }) => chosen.includes(String(id))).map(({ name }) => name);
    return names.length === 0 ? t({ message: "All", context: "filter" }) : names.join(", ");
  };
  return (
    <>
      {/* A category's children are links above the list. */}
      {list.categoryId === undefined && categories.length > 1 && (
        <FacetGroup title={t`Category`}>
          <CategoryFacet categories={categories} {...change} />
        </FacetGroup>
      )}
      {price !== null && price.buckets.length > 1 && (
        <FacetGroup title={t`Price`} {...(filters.price !== undefined && summary(priceName(i18n, filters.price)))}>
          <PriceFacet
            spread={price}
            price={filters.price}
            onChange={(range) => onChange({ ...filters, price: range })}
            ahead={inSheet}
          />
        </FacetGroup>
      )}
      {brands.length > 0 && (
        <FacetGroup title={t`Brand`} folded={inSheet} {...summary(chosenOf("brand", brands))}>
          <ValueFacet
            filter="brand"
            values={brands}
            {...change}
            all={<Trans>All {brandCount} brands</Trans>}
            search={{ label: t`Find a brand`, nothing: <Trans>No such brand here</Trans> }}
          />
        </FacetGroup>
      )}
      {list.shopId === undefined && shops.length > 1 && (
        <FacetGroup title={t`Shop`} folded={inSheet} {...summary(chosenOf("shop", shops))}>
          <ValueFacet
            filter="shop"
            values={shops}
            {...change}
            all={<Trans>All {shopCount} shops</Trans>}
            search={{ label: t`Find a shop`, nothing: <Trans>No such shop here</Trans> }}
          />
        </FacetGroup>
      )}
      {ratings.length > 0 && (
        <FacetGroup title={t`Rating`}>
          <RatingFacet ratings={ratings} {...change} />
        </FacetGroup>
      )}
      <FacetGroup title={t`Good to know`}>
        <QualityFacet list={list} facets={facets} {...change} />
      </FacetGroup>
      {options.map(({ name, values }) => (
        <OptionFacet key={name} name={name} values={values} {...change} />
      ))}
    </>
  );
}

interface OptionFacetProps extends Pick<FacetFormProps, "filters" | "onChange"> {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

/** An option that merchants name, such as a colour. */
function OptionFacet({ name, values, ...change }: OptionFacetProps): ReactElement {
  const count = values.length;
  return (
    <FacetGroup title={name}>
      <ValueFacet filter="option" values={values} {...change} all={<Trans>All {count}</Trans>} />
    </FacetGroup>
  );
}
