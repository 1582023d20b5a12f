import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { articleQuery, type ArticleTitle, type ArticleRecommendation } from "@plaza/api-client";
import { imageSource, to } from "@plaza/routing";
import { smallRemark } from "@plaza/ui-kit/global";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ArticleMetadata } from "./article-metadata.tsx";
import { ArticleText } from "./article-text.tsx";
import { articleRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { ShareButton } from "../shared/share/share-button.tsx";
import * as look from "./article-page.css.ts";
import { Icon } from "@plaza/ui-kit/icon";
import { ArrowLeft, ArrowRight } from "lucide";

/** One of the news, with those around it and those that most people read. */
export function ArticlePage(): ReactElement {
  const { api } = articleRoute.useRouteContext();
  const { id } = articleRoute.useLoaderData();
  const { data: article } = useSuspenseQuery(articleQuery(api, id));
  const { title, category, image, createdAt, views } = article;
  return (
    <>
      <CatalogBreadcrumb
        through={[
          <Link key="news" {...to.news()}>
            <Trans>News</Trans>
          </Link>,
        ]}
        here={title}
      />
      <div className={look.columns}>
        <article key={id}>
          <header className={look.head}>
            {category !== null && (
              <p className={look.topic}>
                <Link {...to.news({ category: category.id })}>{category.name}</Link>
              </p>
            )}
            <h1 className={look.title}>{title}</h1>
            <div className={look.line}>
              <ArticleMetadata date={createdAt} dated="published" views={views} />
              <ShareButton page={to.article(id)} name={title} className={look.share} />
            </div>
          </header>
          {image !== null && (
            <img
              className={look.image}
              {...imageSource(image, 720)}
              sizes="(max-width: 767px) 100vw, 720px"
              alt=""
              width={720}
              height={458}
              fetchPriority="high"
            />
          )}
          <ArticleText html={article.contentHtml} />
          <ArticleNeighbours previous={article.previous} next={article.next} />
        </article>
        <MoreArticles articles={article.recommendations} />
      </div>
    </>
  );
}

interface ArticleNeighboursProps {
  readonly previous: ArticleTitle | null;
  readonly next: ArticleTitle | null;
}

/** What stands before and behind an article in the list. */
function ArticleNeighbours({ previous, next }: ArticleNeighboursProps): ReactElement | null {
  const { t } = useLingui();
  if (previous === null && next === null) return null;
  return (
    <nav className={look.neighbours} aria-label={t`More news`}>
      {previous !== null && (
        <Link {...to.article(previous.id)} className={look.previous} rel="prev">
          <Icon of={ArrowLeft} size={16} label={t`Previous article`} />
          <span>{previous.title}</span>
        </Link>
      )}
      {next !== null && (
        <Link {...to.article(next.id)} className={look.next} rel="next">
          <span>{next.title}</span>
          <Icon of={ArrowRight} size={16} label={t`Next article`} />
        </Link>
      )}
    </nav>
  );
}

/** What others have read most. */
function MoreArticles({ articles }: { readonly articles: readonly ArticleRecommendation[] }): ReactElement | null {
  if (articles.length === 0) return null;
  return (
    <aside className={look.more} aria-labelledby="more-articles">
      <h2 id="more-articles" className={look.moreArticlesTitle}>
        <Trans>Recommended for you</Trans>
      </h2>
      <ul>
        {articles.map(({ id, title, image, views }) => (
          <li key={id} className={look.entry}>
            <Link {...to.article(id)} className={image === null ? `${look.link} ${look.plain}` : look.link}>
              {image !== null && (
                <img
                  className={look.moreArticlesImage}
                  {...imageSource(image, 96)}
                  alt=""
                  sizes="96px"
                  loading="lazy"
                />
              )}
              <span>
                <span className={look.name}>{title}</span>
                <span className={smallRemark}>
                  <Plural value={views} one="# view" other="# views" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
