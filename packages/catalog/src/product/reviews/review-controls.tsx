import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { reviewFacetsQuery, type ReviewFilter, type ReviewFacets } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { textLink } from "@plaza/ui-kit/text-link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { isNarrowed, type ReaderChoice, readReviewChoice, toggleStars, writeReviewChoice } from "./review-choice.ts";
import * as look from "./review-controls.css.ts";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewLink } from "./review-link.tsx";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { LinkSlot } from "@plaza/ui-kit/link-slot";
import * as starBarsLook from "./star-bars.css.ts";

export interface ReviewControlsProps {
  readonly productId: number;
  /** How many there are of each kind, as long as nothing else is known. */
  readonly counts: Readonly<Record<ReviewFilter, number>> | null;
  readonly filter: ReviewFilter;
  readonly choice: ReaderChoice;
  /** The product's own, where reviews of other shops are among them; null: there are none. */
  readonly shopName: string | null;
}

/** What reviews are chosen by, with how many each choice leaves, given the others. */
export function ReviewControls({ productId, counts, filter, choice, shopName }: ReviewControlsProps): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const { stars, withText, ownLanguage, ownShop } = choice;
  const query = reviewFacetsQuery(api, { productId, filter, stars, withText, ownLanguage, ownShop });
  const { data: facets } = useQuery({
    ...query,
    // The counts are a help. Without them everything can be pressed, too.
    meta: { ...query.meta, quiet: true },
    placeholderData: keepPreviousData,
  });
  const chipTo = (to: ReaderChoice) => (props: Omit<Parameters<typeof ReviewLink>[0], "productId">) => (
    <ReviewLink productId={productId} filter={filter} choice={writeReviewChoice(to)} {...props} />
  );
  const order = writeReviewChoice({ ...readReviewChoice(), order: choice.order });
  return (
    <div className={look.controls}>
      {facets !== undefined && (
        <StarBars facets={facets} chosen={stars} link={(each) => chipTo(toggleStars(choice, each))} />
      )}
      <ReviewFilters
        productId={productId}
        counts={facets?.kinds ?? counts}
        current={filter}
        choice={writeReviewChoice(choice)}
      />
      <div className={look.more}>
        <ChipGroup label={t`Narrow down reviews`}>
          <ChipLink current={withText} count={facets?.withText} link={chipTo({ ...choice, withText: !withText })}>
            <Trans>With text</Trans>
          </ChipLink>
          <ChipLink
            current={ownLanguage}
            count={facets?.ownLanguage}
            link={chipTo({ ...choice, ownLanguage: !ownLanguage })}
          >
            <Trans comment="The language is the one that this text is written in">Only in English</Trans>
          </ChipLink>
          {shopName !== null && (
            <ChipLink
              current={ownShop}
              count={facets?.ownShop ?? undefined}
              link={chipTo({ ...choice, ownShop: !ownShop })}
            >
              <Trans>Only from {shopName}</Trans>
            </ChipLink>
          )}
        </ChipGroup>
      </div>
      {isNarrowed(choice) && (
        <p className={look.clear}>
          <ReviewLink productId={productId} choice={order} className={textLink}>
            <Trans>Clear what is chosen</Trans>
          </ReviewLink>
        </p>
      )}
    </div>
  );
}

interface StarBarsProps {
  readonly facets: Pick<ReviewFacets, "stars">;
  readonly chosen: readonly number[];
  /** A link that chooses these stars, or takes the choice back. */
  readonly link: (stars: number) => LinkSlot;
}

/** How the stars are distributed; each bar is a filter. */
function StarBars({ facets: { stars: bars }, chosen, link }: StarBarsProps): ReactElement {
  const { t } = useLingui();
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={starBarsLook.bars} aria-label={t`Stars`}>
      {bars.map(({ stars, count }) => (
        <Bar
          key={stars}
          stars={stars}
          count={count}
          share={all === 0 ? 0 : Math.round((count / all) * 100)}
          isChosen={chosen.includes(stars)}
          link={link(stars)}
        />
      ))}
    </fieldset>
  );
}

interface BarProps {
  readonly stars: number;
  readonly count: number;
  /** Of a hundred. */
  readonly share: number;
  readonly isChosen: boolean;
  readonly link: LinkSlot;
}

function Bar({ stars, count, share, isChosen, link }: BarProps): ReactElement {
  return link({
    className: starBarsLook.line,
    children: (
      <>
        <span>
          <span translate="no">{stars}</span>{" "}
          <span className={visuallyHidden}>
            <Plural value={stars} one="star" other="stars" />
          </span>
        </span>
        <span className={starBarsLook.bar}>
          <span className={starBarsLook.share} style={{ width: `${share}%` }} />
        </span>{" "}
        <span className={starBarsLook.number}>{count}</span>
      </>
    ),
    ...(isChosen && { "aria-current": "true" }),
  });
}
