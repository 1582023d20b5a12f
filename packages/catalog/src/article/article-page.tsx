import { Trans } from "@lingui/react/macro";
import { articleQuery } from "@plaza/api-client";
import { imageSource, to } from "@plaza/routing";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ArticleMetadata } from "./article-metadata.tsx";
import { ArticleText } from "./article-text.tsx";
import { articleRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { ShareButton } from "../shared/share/share-button.tsx";
import { ArticleNeighbours } from "./article-neighbours.tsx";
import * as look from "./article-page.css.ts";
import { MoreArticles } from "./more-articles.tsx";

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
