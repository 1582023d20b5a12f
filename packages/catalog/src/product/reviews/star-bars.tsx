import { Plural, useLingui } from "@lingui/react/macro";
import type { ReviewFacets } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { LinkSlot } from "@plaza/ui-kit/link-slot";
import type { ReactElement } from "react";
import * as look from "./star-bars.css.ts";

export interface StarBarsProps {
  readonly facets: Pick<ReviewFacets, "stars">;
  readonly chosen: readonly number[];
  /** A link that chooses these stars, or takes the choice back. */
  readonly link: (stars: number) => LinkSlot;
}

/** How the stars are distributed; each bar is a filter. */
export function StarBars({ facets: { stars: bars }, chosen, link }: StarBarsProps): ReactElement {
  const { t } = useLingui();
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={look.bars} aria-label={t`Stars`}>
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
    className: look.line,
    children: (
      <>
        <span>
          <span translate="no">{stars}</span>{" "}
          <span className={visuallyHidden}>
            <Plural value={stars} one="star" other="stars" />
          </span>
        </span>
        <span className={look.bar}>
          <span className={look.share} style={{ width: `${share}%` }} />
        </span>{" "}
        <span className={look.number}>{count}</span>
      </>
    ),
    ...(isChosen && { "aria-current": "true" }),
  });
}
