import { Trans, useLingui } from "@lingui/react/macro";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { button, count, nav } from "./section-buttons.css.ts";
import type { SectionName } from "./section-ids.ts";
import { showSection } from "./show-section.ts";
import { useCurrentSection } from "./use-current-section.ts";

export interface SectionButtonsProps {
  /** Null where it is unknown. */
  readonly reviewCount: number | null;
  /** Whether the shop recommends other products. */
  readonly recommends: boolean;
}

/** Leads to the sections below, and marks the one that is read. */
export function SectionButtons({ reviewCount, recommends }: SectionButtonsProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const current = useCurrentSection();
  const section = (name: SectionName, label: ReactElement): ReactElement => (
    <button
      type="button"
      className={button}
      aria-current={name === current ? "true" : undefined}
      onClick={() => showSection(name)}
    >
      {label}
    </button>
  );
  return (
    <nav className={nav} aria-label={t`About this product`}>
      {section("details", <Trans>Details</Trans>)}
      {section(
        "reviews",
        <>
          <Trans>Reviews</Trans>
          {reviewCount !== null && <span className={count}>{formatNumber(reviewCount, locale)}</span>}
        </>,
      )}
      {recommends && section("shop", <Trans>From this shop</Trans>)}
    </nav>
  );
}
