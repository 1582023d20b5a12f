import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { gap, list, off, page as pageLook } from "./pager.css.ts";
import { pagerPages } from "./pager-pages.ts";

export { pagerBelowList } from "./pager.css.ts";

export interface PagerLinkProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-label"?: string;
  readonly "aria-current"?: "page";
}

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Draws the link to a page. */
  readonly link: (page: number, props: PagerLinkProps) => ReactElement;
}

/** Nothing at all where there is one page. */
export function Pager({ page, pageCount, link }: PagerProps): ReactElement | null {
  const { t } = useLingui();
  if (pageCount <= 1) return null;
  function step(to: number, label: string, arrow: ReactNode): ReactElement {
    const there = to >= 1 && to <= pageCount;
    return (
      <li>
        {there ? (
          link(to, { children: arrow, className: pageLook, "aria-label": label })
        ) : (
          <span className={off}>{arrow}</span>
        )}
      </li>
    );
  }
  return (
    <nav aria-label={t`Pages`}>
      <ul className={list}>
        {step(page - 1, t`Previous page`, <Icon of={ChevronLeft} />)}
        {pagerPages(page, pageCount).map((number) =>
          typeof number === "string" ? (
            <li key={number} className={gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              {link(number, {
                children: number,
                className: pageLook,
                "aria-label": t`Page ${number}`,
                ...(number === page && { "aria-current": "page" }),
              })}
            </li>
          ),
        )}
        {step(page + 1, t`Next page`, <Icon of={ChevronRight} />)}
      </ul>
    </nav>
  );
}
