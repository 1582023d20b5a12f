import { Trans, useLingui } from "@lingui/react/macro";
import { articleCategoriesQuery, type ArticleSummary, type Page } from "@plaza/api-client";
import { pageAddress, to, imageSource } from "@plaza/routing";
import { LoadError } from "@plaza/ui-kit/load-error";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Topics } from "../article/topics.tsx";
import { beside } from "../article/topics.css.ts";
import { newsRoute } from "../routes.ts";
import * as look from "./news-page.css.ts";
import { newsQuery } from "./news-query.ts";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerLinkProps } from "@plaza/ui-kit/pager";
import { updating } from "../shared/updating.css.ts";
import { ArticleMetadata } from "../article/article-metadata.tsx";

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
      <div className={look.heading}>
        <h1 className={look.title}>
          <Trans>News</Trans>
        </h1>
        <span className={look.remark}>
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

interface NewsListingProps {
  readonly result: Page<ArticleSummary>;
  readonly category: number | undefined;
  /** True while another page is loading. */
  readonly pending: boolean;
}

/** The newest of all is a feature; the others are rows. */
function NewsListing({ result, category, pending }: NewsListingProps): ReactElement {
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
        <div className={look.foot}>
          <Pager {...pages} />
        </div>
      )}
    </div>
  );
}

/** The first of the news, larger than the others. */
function NewsFeature({ article }: { readonly article: ArticleSummary }): ReactElement {
  const { id, title, intro, image, category, createdAt, views } = article;
  return (
    <article className={look.feature}>
      {image !== null && (
        <img
          className={look.image}
          {...imageSource(image, 560)}
          sizes="(max-width: 767px) 100vw, (max-width: 1279px) 50vw, 560px"
          alt=""
          width={560}
          height={280}
        />
      )}
      <div className={look.text}>
        {category !== null && <p className={look.topic}>{category.name}</p>}
        <h2 className={look.featureTitle}>
          <Link {...to.article(id)} className={look.link}>
            {title}
          </Link>
        </h2>
        {intro !== "" && <p className={look.intro}>{intro}</p>}
        <ArticleMetadata date={createdAt} dated="published" views={views} />
      </div>
    </article>
  );
}

/** One of the news in a list. */
function NewsRow({ article }: { readonly article: ArticleSummary }): ReactElement {
  const { id, title, intro, image, category, createdAt, views } = article;
  return (
    <article className={image === null ? `${look.row} ${look.plain}` : look.row}>
      {image !== null && (
        <img
          className={look.rowImage}
          {...imageSource(image, 220)}
          sizes="(max-width: 767px) 120px, 220px"
          alt=""
          width={220}
          height={140}
          loading="lazy"
        />
      )}
      <div className={look.rowText}>
        <h2 className={look.rowTitle}>
          <Link {...to.article(id)} className={look.link}>
            {title}
          </Link>
        </h2>
        {intro !== "" && <p className={look.rowIntro}>{intro}</p>}
        <ArticleMetadata category={category} date={createdAt} dated="published" views={views} />
      </div>
    </article>
  );
}
