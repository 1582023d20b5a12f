import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Switch } from "@plaza/ui-kit/switch";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import { compareRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { ShareButton } from "../shared/share/share-button.tsx";
import { noPromises } from "./compared-product.ts";
import { bar, count, heading, share, switches, title } from "./compare-page.css.ts";
import { CompareTable } from "./compare-table.tsx";
import { NothingToCompare } from "./nothing-to-compare.tsx";
import { useCompareColumns } from "./use-compare-columns.ts";

/** Up to four products side by side, those that the address names. */
export function ComparePage(): ReactElement {
  const { t } = useLingui();
  const { api } = compareRoute.useRouteContext();
  const columns = useCompareColumns();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const [marks, setMarks] = useState(true);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const headline = useRef<HTMLHeadingElement>(null);
  const size = columns.length;
  const isEmpty = size === 0;
  return (
    <>
      <meta name="robots" content="noindex" />
      <CatalogBreadcrumb here={t`Compare`} />
      <div className={bar}>
        <div className={heading}>
          <h1 ref={headline} tabIndex={-1} className={title}>
            <Trans>Compare</Trans>
          </h1>
          {!isEmpty && (
            <output className={count}>
              <Plural value={size} one="# product" other="# products" />
            </output>
          )}
        </div>
        {!isEmpty && (
          <>
            <div className={switches}>
              <Switch
                label={<Trans>Highlight differences</Trans>}
                checked={marks}
                onChange={({ currentTarget }) => setMarks(currentTarget.checked)}
              />
              <Switch
                label={<Trans>Differences only</Trans>}
                checked={onlyDiffering}
                onChange={({ currentTarget }) => setOnlyDiffering(currentTarget.checked)}
              />
            </div>
            <ShareButton page={to.compare(columns.map(({ id }) => id))} name={t`Compare`} className={share} />
          </>
        )}
      </div>
      {isEmpty ? (
        <NothingToCompare />
      ) : (
        <CompareTable
          columns={columns}
          promises={site?.promises ?? noPromises}
          marks={marks}
          onlyDiffering={onlyDiffering}
          onRemoved={() => headline.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}
