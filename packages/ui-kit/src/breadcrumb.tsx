import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide";
import { Children, type ReactElement, type ReactNode } from "react";
import { current, item, list } from "./breadcrumb.css.ts";
import { Icon } from "./icon.tsx";
import { SlotContent } from "./slot-content.tsx";

export interface BreadcrumbProps {
  /** Links from the top down; the last is the name of the page itself, without a link. */
  readonly items: readonly ReactNode[];
}

export function Breadcrumb({ items }: BreadcrumbProps): ReactElement {
  const { t } = useLingui();
  const last = items.length - 1;
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={list}>
        {Children.map(items, (content, index) => (
          <li className={item}>
            {index === last ? (
              <span className={current} aria-current="page">
                {content}
              </span>
            ) : (
              <>
                <SlotContent>{content}</SlotContent>
                <Icon of={ChevronRight} size={14} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
