import { Trans } from "@lingui/react/macro";
import type { ArticleSummary, Page } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerLinkProps } from "@plaza/ui-kit/pager";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { updating } from "../shared/updating.css.ts";
import { NewsFeature } from "./news-feature.tsx";
import { foot } from "./news-page.css.ts";
import { NewsRow } from "./news-row.tsx";

export interface NewsListingProps {
  readonly result: Page<ArticleSummary>;
  readonly category: number | undefined;
  /** True while another page is loading. */
  readonly pending: boolean;
}

/** The newest of all is a feature; the others are rows. */
export function NewsListing({ result, category, pending }: NewsListingProps): ReactElement {
  const { items, page, pageSize, total } = result;
  if (total === 0)
    return (
      <EmptyState
        tone="page"
        title={<Trans>There is no news here yet</Trans>}
        line={<Trans>News of the marketplace will appear here.</Trans>}
      />
    );
  const link = (number: number, props: PagerLinkProps) => (
    <Link {...to.news({ category, page: number === 1 ? undefined : number })} {...props} />
  );
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  const [first] = items;
  const feature = page === 1 && category === undefined && first?.image != null ? first : undefined;
  return (
    <div aria-busy={pending} className={pending ? updating : undefined}>
      {feature !== undefined && <NewsFeature article={feature} />}
      {items
        .filter((article) => article !== feature)
        .map((article) => (
          <NewsRow key={article.id} article={article} />
        ))}
      {pages.pageCount > 1 && (
        <div className={foot}>
          <Pager {...pages} />
        </div>
      )}
    </div>
  );
}
