import { Trans } from "@lingui/react/macro";
import { formatPercent, useLocale } from "@plaza/i18n";
import { Rating } from "@plaza/ui-kit/rating";
import type { ReactElement } from "react";
import { average, positive as positiveLook, score } from "./review-score.css.ts";

export interface ReviewScoreProps {
  /** 0 where the platform sends none. */
  readonly averageStars: number;
  /** 0 to 1. */
  readonly positiveRatio: number;
}

/** The average and the share of good reviews. */
export function ReviewScore({ averageStars, positiveRatio }: ReviewScoreProps): ReactElement {
  const positive = formatPercent(positiveRatio, useLocale());
  return (
    <div className={score}>
      {averageStars > 0 && (
        <p className={average}>
          {averageStars.toFixed(1)} <Rating value={averageStars} size={18} />
        </p>
      )}
      <p className={positiveLook}>
        <Trans>{positive} positive</Trans>
      </p>
    </div>
  );
}
