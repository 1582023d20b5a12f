import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery, couponsQuery, productDetailQuery, reviewOverviewQuery } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { Switch } from "@plaza/ui-kit/switch";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import { compareRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { ShareButton } from "../shared/share/share-button.tsx";
import { noPromises, type CompareColumn } from "./compared-product.ts";
import { bar, count, heading, share, switches, title } from "./compare-page.css.ts";
import { CompareTable } from "./compare-table.tsx";
import type { Comparison } from "./compare-loader.ts";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import { setCompareMode, useCompared } from "../compare-selection/compare-mode.ts";

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

/** The columns of the table, as the loader has found them. */
function useCompareColumns(): readonly CompareColumn[] {
  const { columns }: Comparison = compareRoute.useLoaderData();
  const [first, second, third, fourth] = columns;
  // Place by place: the hook for a number of queries would come with the first page of every visit.
  return [useColumn(first), useColumn(second), useColumn(third), useColumn(fourth)].filter((each) => each !== null);
}

function useColumn(found: Comparison["columns"][number] | undefined): CompareColumn | null {
  const { api } = compareRoute.useRouteContext();
  const id = found?.id ?? 0;
  // What was not there is not asked for again by being drawn.
  const enabled = found?.state === "there";
  const { data: product, dataUpdatedAt } = useQuery({ ...productDetailQuery(api, id), enabled });
  const { data: overview } = useQuery({ ...reviewOverviewQuery(api, id), enabled });
  const { data: coupons = [] } = useQuery({ ...couponsQuery(api, { productId: id }), enabled });
  if (found === undefined) return null;
  if (found.state !== "there") return { id, state: found.state };
  if (product === undefined) return { id, state: "failed" };
  const reviewCount = overview?.counts.all ?? product.reviewSummary.count;
  return { id, state: "there", product, reviewCount, coupons, fetchedAt: dataUpdatedAt };
}

/** Says how products come here, and leads to what is ticked or to a list. */
function NothingToCompare(): ReactElement {
  const compared = useCompared();
  const toList = useOptionalLink(to.hotList);
  const count = compared.length;
  return (
    <EmptyState
      tone="page"
      title={<Trans>Nothing to compare yet</Trans>}
      line={<Trans>Tick up to four products on their pictures. They appear side by side here.</Trans>}
      action={
        count > 0 ? (
          <Link {...to.compare(compared.map(({ id }) => id))} className={buttonClass({ kind: "primary" })}>
            <Trans>Compare {count}</Trans>
          </Link>
        ) : (
          toList !== null && (
            <Link {...toList()} className={buttonClass({ kind: "primary" })} onClick={() => setCompareMode(true)}>
              <Trans>See what is popular</Trans>
            </Link>
          )
        )
      }
    />
  );
}
