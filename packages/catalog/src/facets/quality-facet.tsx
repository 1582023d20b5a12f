import { useLingui } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import { formatNumber, useLocale } from "@plaza/i18n";
import { type FilterSearch, useAnnounced } from "@plaza/routing";
import { FacetChoice } from "@plaza/ui-kit/facet-choice";
import type { ChangeEvent, ReactElement } from "react";
import { valuesOf, withValue } from "./change-filters.ts";
import type { FacetedList } from "./facets-query.ts";
import { qualityNames } from "./quality-names.ts";

export interface QualityFacetProps {
  readonly list: FacetedList;
  readonly facets: Facets;
  readonly filters: FilterSearch;
  readonly onChange: (filters: FilterSearch) => void;
}

export function QualityFacet({ list, facets, filters, onChange }: QualityFacetProps): ReactElement {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { inStock, onOffer, freeDelivery, selfOperated } = facets;
  const counts = { stock: inStock, offer: onOffer, free: freeDelivery, own: selfOperated };
  const hasOffers = useAnnounced("offers");
  const chosen = valuesOf(filters, "has");
  const choice = (quality: keyof typeof qualityNames) => ({
    name: "has",
    value: quality,
    label: i18n._(qualityNames[quality]),
    checked: chosen.includes(quality),
    onChange: ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
      onChange(withValue(filters, "has", quality, checked)),
  });
  return (
    <>
      {(["stock", "offer", "free", "own"] as const).map((quality) => (
        <FacetChoice
          key={quality}
          {...choice(quality)}
          count={formatNumber(counts[quality], locale)}
          none={counts[quality] === 0}
        />
      ))}
      {hasOffers && list.shopId === undefined && <FacetChoice {...choice("once")} />}
    </>
  );
}
