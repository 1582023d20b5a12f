import { Trans } from "@lingui/react/macro";
import { helpArticleQuery, helpCategoriesQuery } from "@plaza/api-client";
import { to, useExtension } from "@plaza/routing";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ArticleMetadata } from "../article/article-metadata.tsx";
import { ArticleText } from "../article/article-text.tsx";
import { Topics } from "../article/topics.tsx";
import { beside } from "../article/topics.css.ts";
import { helpArticleRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { DidThisHelp } from "./did-this-help.tsx";
import * as look from "./help-article-page.css.ts";
import { RelatedQuestions } from "./related-questions.tsx";
import { StillStuck } from "./still-stuck.tsx";

/** One question with its answer, whether it has helped, and whom to ask otherwise. */
export function HelpArticlePage(): ReactElement {
  const { api } = helpArticleRoute.useRouteContext();
  const { id } = helpArticleRoute.useLoaderData();
  const { data: article } = useSuspenseQuery(helpArticleQuery(api, id));
  const { data: categories = [] } = useQuery(helpCategoriesQuery(api));
  const asksWhetherItHelped = useExtension("help_feedback");
  const { title, category } = article;
  return (
    <>
      <CatalogBreadcrumb
        through={[
          <Link key="help" {...to.help()}>
            <Trans>Help centre</Trans>
          </Link>,
          ...(category === null
            ? []
            : [
                <Link key="category" {...to.help({ category: category.id })}>
                  {category.name}
                </Link>,
              ]),
        ]}
        here={title}
      />
      <div className={beside}>
        <Topics
          categories={categories}
          current={category?.id ?? null}
          link={(topic, props) => <Link {...to.help({ category: topic })} {...props} />}
        />
        <div className={look.panel}>
          <article key={id}>
            <header className={look.head}>
              <h1 className={look.title}>{title}</h1>
              <ArticleMetadata date={article.updatedAt ?? article.createdAt} dated="updated" views={article.views} />
            </header>
            <ArticleText html={article.contentHtml} />
            {asksWhetherItHelped && <DidThisHelp articleId={id} />}
          </article>
          <div className={look.aside}>
            <RelatedQuestions articles={article.recommendations} />
            <StillStuck />
          </div>
        </div>
      </div>
    </>
  );
}
