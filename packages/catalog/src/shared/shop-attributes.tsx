import { Plural, Trans } from "@lingui/react/macro";
import { formatCompact, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";

export interface ShopAttributesProps {
  readonly productCount: number;
  /** There are at least so many. */
  readonly countIsCapped?: boolean;
  /** Null where nobody knows. */
  readonly followers: number | null;
}

/** How much a shop has on sale, and how many follow it. */
export function ShopAttributes({ productCount, countIsCapped = false, followers }: ShopAttributesProps): ReactElement {
  const compact = formatCompact(followers ?? 0, useLocale());
  const products = countIsCapped ? (
    <Plural value={productCount} other="#+ products" />
  ) : (
    <Plural value={productCount} one="# product" other="# products" />
  );
  if (followers === null || followers === 0) return products;
  const counted = <Plural value={followers} one={`${compact} follower`} other={`${compact} followers`} />;
  return (
    // One box, since a line of facts stands its boxes apart.
    <span>
      <Trans>
        {products} · {counted}
      </Trans>
    </span>
  );
}
