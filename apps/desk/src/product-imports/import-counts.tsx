import { Trans } from "@lingui/react/macro";
import type { ProductImportCounts } from "@plaza/api-client/desk";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { ReactElement, ReactNode } from "react";
import { mute } from "../shared/page.css.ts";
import { countNumber, countOf, counts as countsLook } from "./product-imports.css.ts";

/** What becomes of the products of a file. */
export function ImportCounts({ counts }: { readonly counts: ProductImportCounts }): ReactElement {
  const { added, changed, unchanged, rejected } = counts;
  return (
    <dl className={countsLook}>
      <CountOf name={<Trans context="products">New</Trans>} value={added} />
      <CountOf name={<Trans context="products">Changed</Trans>} value={changed} />
      <CountOf name={<Trans context="products">Unchanged</Trans>} value={unchanged} />
      <CountOf name={<Trans context="products">Rejected</Trans>} value={rejected} />
    </dl>
  );
}

function CountOf({ name, value }: { readonly name: ReactNode; readonly value: number }): ReactElement {
  const locale = useLocale();
  return (
    <div className={countOf}>
      <dt className={mute}>{name}</dt>
      <dd className={countNumber}>{formatNumber(value, locale)}</dd>
    </div>
  );
}
