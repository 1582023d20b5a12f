import { Trans } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { FilterSearch } from "@plaza/routing";
import { FacetChoice } from "@plaza/ui-kit/facet-choice";
import { Rating } from "@plaza/ui-kit/rating";
import type { ReactElement } from "react";
import { stars } from "./facet-form.css.ts";

export interface RatingFacetProps {
  readonly ratings: Facets["ratings"];
  readonly filters: FilterSearch;
  readonly onChange: (filters: FilterSearch) => void;
}

/** One star or more have nearly all. */
const least = 2;

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
        .filter(({ from }) => from >= least || String(from) === rating)
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
