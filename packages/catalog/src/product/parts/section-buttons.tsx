import { Trans, useLingui } from "@lingui/react/macro";
import { formatNumber, useLocale } from "@plaza/i18n";
import { type ReactElement, useEffect, useState } from "react";
import { sectionIds, type SectionName, showSection } from "../sections.ts";
import { button, count, nav } from "./section-buttons.css.ts";

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

const names = Object.keys(sectionIds) as SectionName[];

/** The section that lies below the bar, at the top of the window; before that the first one. */
function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>("details");
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(names.findLast((name) => seen.has(sectionIds[name])) ?? "details");
      },
      // The upper third of the window, where a reader's eye is.
      { rootMargin: "0px 0px -67% 0px" },
    );
    for (const name of names) {
      const section = document.getElementById(sectionIds[name]);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
