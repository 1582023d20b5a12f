import { Plural, Trans } from "@lingui/react/macro";
import { formatPercent, formatStars, useLocale } from "@plaza/i18n";
import { Rating } from "@plaza/ui-kit/rating";
import type { ReactElement } from "react";
import { average, positive as positiveLook, score } from "./review-score.css.ts";

export interface ReviewScoreProps {
  /** 0 where the platform sends none. */
  readonly averageStars: number;
  /** 0 to 1. */
  readonly positiveRatio: number;
  /** At how many shops the reviews were written; null: at the product's own alone. */
  readonly shops: number | null;
}

/** The average and the share of good reviews. */
export function ReviewScore({ averageStars, positiveRatio, shops }: ReviewScoreProps): ReactElement {
  const positive = formatPercent(positiveRatio, useLocale());
  return (
    <div className={score}>
      {averageStars > 0 && (
        <p className={average}>
          <span translate="no">{formatStars(averageStars)}</span> <Rating value={averageStars} size={18} />
        </p>
      )}
      <p className={positiveLook}>
        <Trans>{positive} positive</Trans>
      </p>
      {shops !== null && (
        <p className={positiveLook}>
          <Plural value={shops} one="of this product at # shop" other="of this product at # shops" />
        </p>
      )}
    </div>
  );
}
