import { Trans, useLingui } from "@lingui/react/macro";
import { articleCategoriesQuery } from "@plaza/api-client";
import { pageAddress, to } from "@plaza/routing";
import { LoadError } from "@plaza/ui-kit/load-error";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Topics } from "../article/topics.tsx";
import { beside } from "../article/topics.css.ts";
import { newsRoute } from "../routes.ts";
import { NewsListing } from "./news-listing.tsx";
import { heading, remark, title } from "./news-page.css.ts";
import { newsQuery } from "./news-query.ts";

/** The news of the platform, the newest first, all or of one category. */
export function NewsPage(): ReactElement {
  const { t } = useLingui();
  const context = newsRoute.useRouteContext();
  const { api } = context;
  const search = newsRoute.useSearch();
  const { data: categories = [] } = useQuery(articleCategoriesQuery(api));
  const news = useQuery(newsQuery(api, search));
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={t`News`} href={pageAddress(context, "/news.atom")} />
      <div className={heading}>
        <h1 className={title}>
          <Trans>News</Trans>
        </h1>
        <span className={remark}>
          <Trans>From our shops and from us</Trans>
        </span>
      </div>
      <div className={beside}>
        <Topics
          categories={categories}
          current={search.category}
          link={(category, props) => <Link {...to.news({ category })} {...props} />}
        />
        {news.data === undefined ? (
          <LoadError
            tone="page"
            title={<Trans>These articles did not load</Trans>}
            line={<Trans>The connection may have been lost for a moment.</Trans>}
            onRetry={news.refetch}
          />
        ) : (
          <NewsListing result={news.data} category={search.category} pending={news.isPlaceholderData} />
        )}
      </div>
    </>
  );
}
