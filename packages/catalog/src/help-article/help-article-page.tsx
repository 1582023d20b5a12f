import { Trans } from "@lingui/react/macro";
import {
  helpArticleQuery,
  helpCategoriesQuery,
  type ArticleRecommendation,
  customerServiceQuery,
} from "@plaza/api-client";
import { to, useExtension, rootRoute } from "@plaza/routing";
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
import { nameZone, useReader } from "@plaza/i18n";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset, Phone } from "lucide";
import { platformShop } from "../help/platform-shop.ts";

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

interface RelatedQuestionsProps {
  readonly articles: readonly ArticleRecommendation[];
}

function RelatedQuestions({ articles }: RelatedQuestionsProps): ReactElement | null {
  if (articles.length === 0) return null;
  return (
    <aside aria-labelledby="related-questions">
      <h2 id="related-questions" className={look.asideTitle}>
        <Trans>Related</Trans>
      </h2>
      <ul>
        {articles.map(({ id, title }) => (
          <li key={id} className={look.entry}>
            <Link {...to.helpArticle(id)} className={look.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The way to a person beside an answer; nothing where nobody can be reached. */
function StillStuck(): ReactElement | null {
  const { api, openConversation } = rootRoute.useRouteContext();
  const reader = useReader();
  const { data: service } = useQuery(customerServiceQuery(api));
  const { phone = "", hours = "" } = service ?? {};
  if (openConversation === undefined && phone === "") return null;
  return (
    <div className={look.stuck}>
      <p className={look.stillStuckTitle}>
        <Trans>Still stuck?</Trans>
      </p>
      {hours !== "" && <p className={look.hours}>{nameZone(hours, reader)}</p>}
      <div className={look.actions}>
        {openConversation !== undefined && (
          <Button
            size="small"
            icon={<Icon of={Headset} size={16} />}
            onClick={() => openConversation({ shopId: platformShop })}
          >
            <Trans>Chat</Trans>
          </Button>
        )}
        {phone !== "" && (
          <a href={`tel:${phone}`} className={buttonClass({ size: "small" })}>
            <Icon of={Phone} size={16} />
            <span translate="no">{phone}</span>
          </a>
        )}
      </div>
    </div>
  );
}
