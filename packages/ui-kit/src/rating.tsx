import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { missing, number, rating, stars } from "./rating.css.ts";

export interface RatingProps {
  /** 0 to 5. Stars are whole, the number has one decimal. */
  readonly value: number;
  /** Pixels of a star, 14 to 18. */
  readonly size?: number | undefined;
  readonly withNumber?: boolean | undefined;
}

const places = [1, 2, 3, 4, 5];
/** Five points in a box of 14, with the air that stands between two stars. */
const star = "M7 1.6 8.7 5 12.4 5.5 9.7 8.1 10.3 11.8 7 10.1 3.7 11.8 4.3 8.1 1.6 5.5 5.3 5Z";

export function Rating({ value, size = 14, withNumber = false }: RatingProps): ReactElement {
  const { t } = useLingui();
  const shown = Math.round(value * 10) / 10;
  return (
    <span className={rating}>
      <svg role="img" aria-label={t`${shown} of 5`} className={stars} viewBox="0 0 74 14" height={size}>
        {places.map((place) => (
          <path
            key={place}
            d={star}
            transform={`translate(${(place - 1) * 15})`}
            className={place > Math.round(value) ? missing : undefined}
          />
        ))}
      </svg>
      {withNumber && (
        <span className={number} aria-hidden>
          {shown.toFixed(1)}
        </span>
      )}
    </span>
  );
}
