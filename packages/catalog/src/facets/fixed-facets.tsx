import { Trans, useLingui } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import { formatNumber, useLocale } from "@plaza/i18n";
import { type FilterSearch, useExtension } from "@plaza/routing";
import { FacetChoice } from "@plaza/ui-kit/facet-choice";
import { Rating } from "@plaza/ui-kit/rating";
import type { ChangeEvent, ReactElement } from "react";
import { valuesOf, withValue } from "./change-filters.ts";
import { stars } from "./facet-form.css.ts";
import type { FacetedList } from "./facets-query.ts";
import { qualityNames } from "./filter-names.ts";

export interface RatingFacetProps {
  readonly ratings: Facets["ratings"];
  readonly filters: FilterSearch;
  readonly onChange: (filters: FilterSearch) => void;
}

/** One star or more have nearly all. */
const minStars = 2;

export function RatingFacet({ ratings, filters, onChange }: RatingFacetProps): ReactElement {
  const locale = useLocale();
  const { rating } = filters;
  return (
    <>
      <FacetChoice
        kind="radio"
        name="rating"
        value=""
        label={<Trans>Any rating</Trans>}
        checked={rating === undefined}
        onChange={() => onChange({ ...filters, rating: undefined })}
      />
      {ratings
        .filter(({ from }) => from >= minStars || String(from) === rating)
        .map(({ from, count }) => (
          <FacetChoice
            key={from}
            kind="radio"
            name="rating"
            value={from}
            label={
              <span className={stars}>
                <Trans>
                  <Rating value={from} /> and up
                </Trans>
              </span>
            }
            count={formatNumber(count, locale)}
            none={count === 0}
            checked={rating === String(from)}
            onChange={() => onChange({ ...filters, rating: String(from) })}
          />
        ))}
    </>
  );
}

interface QualityFacetProps {
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
  const hasOffers = useExtension("offers");
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
