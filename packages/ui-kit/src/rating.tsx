import { useLingui } from "@lingui/react/macro";
import { formatStars } from "@plaza/i18n";
import type { ReactElement } from "react";
import { missing, number, rating, stars } from "./rating.css.ts";

export interface RatingProps {
  /** 0 to 5, with one decimal: the number is written as it is, stars are drawn by halves. */
  readonly value: number;
  /** Pixels of a star, 14 to 18. */
  readonly size?: number | undefined;
  readonly withNumber?: boolean | undefined;
}

const indices = [0, 1, 2, 3, 4];
/** Five points in a box of 14, with the air that stands between two stars. */
const star = "M7 1.6 8.7 5 12.4 5.5 9.7 8.1 10.3 11.8 7 10.1 3.7 11.8 4.3 8.1 1.6 5.5 5.3 5Z";
const pitch = 15;

export function Rating({ value, size = 14, withNumber = false }: RatingProps): ReactElement {
  const { t } = useLingui();
  const halves = Math.round(value * 2);
  return (
    <span className={rating}>
      <svg role="img" aria-label={t`${value} of 5`} className={stars} viewBox="0 0 74 14" height={size}>
        {indices.map((index) => (
          <Star key={index} index={index} halves={Math.min(Math.max(halves - 2 * index, 0), 2)} />
        ))}
      </svg>
      {withNumber && (
        <span className={number} aria-hidden>
          {formatStars(value)}
        </span>
      )}
    </span>
  );
}

/** A star of which none, one or two halves are filled; the inner picture cuts the right half off. */
function Star({ index, halves }: { readonly index: number; readonly halves: number }): ReactElement {
  const transform = `translate(${index * pitch})`;
  if (halves !== 1) return <path d={star} transform={transform} className={halves === 0 ? missing : undefined} />;
  return (
    <>
      <path d={star} transform={transform} className={missing} />
      <svg x={index * pitch} width={7} height={14} data-half="">
        <path d={star} />
      </svg>
    </>
  );
}
