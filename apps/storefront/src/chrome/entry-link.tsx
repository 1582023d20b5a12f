import { useLingui } from "@lingui/react";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { Count, type CountProps } from "@plaza/ui-kit/count";
import type { ChromeCount, AvailableEntry } from "./chrome-entries.ts";
import { usePublicData, useCartCount } from "./chrome-data.ts";

interface EntryCountProps extends Pick<CountProps, "onCorner"> {
  readonly of: ChromeCount;
}

function CartCount(props: Pick<CountProps, "onCorner">): ReactElement {
  return <Count value={useCartCount()} {...props} />;
}

function CouponCount(props: Pick<CountProps, "onCorner">): ReactElement {
  return <Count value={usePublicData()?.couponCount ?? 0} {...props} />;
}

/** The current number beside an entry. */
export function EntryCount({ of, ...props }: EntryCountProps): ReactElement {
  return of === "cart" ? <CartCount {...props} /> : <CouponCount {...props} />;
}

export interface EntryLinkProps {
  readonly entry: AvailableEntry;
  readonly className: string;
  /** Draws the content from label and count; without it the label alone is drawn. */
  readonly children?: (parts: { readonly label: string; readonly count: Elements }) => ReactNode;
  /** The count stands over the corner of the icon. */
  readonly countOnCorner?: boolean;
}

/** A link of the chrome. It is marked as current on its page, whatever the query of the address is; only two agreements differ by it. */
export function EntryLink({ entry, className, children, countOnCorner = false }: EntryLinkProps): ReactElement {
  const { i18n } = useLingui();
  const label = i18n._(entry.label);
  const isOnPart = useLocation({
    select: ({ pathname }) => entry.parts?.some((part) => part.to === pathname) === true,
  });
  const count = entry.count === undefined ? null : <EntryCount of={entry.count} onCorner={countOnCorner} />;
  return (
    <Link
      {...entry.target}
      activeOptions={{ exact: entry.target.to === "/", includeSearch: entry.position === "footer" }}
      className={className}
      {...(isOnPart ? { "aria-current": "page" } : {})}
    >
      {children === undefined ? label : children({ label, count })}
    </Link>
  );
}
