import { Trans } from "@lingui/react/macro";
import type { ArticleRecommendation } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { asideTitle, entry, link } from "./help-article-page.css.ts";

export interface RelatedQuestionsProps {
  readonly articles: readonly ArticleRecommendation[];
}

export function RelatedQuestions({ articles }: RelatedQuestionsProps): ReactElement | null {
  if (articles.length === 0) return null;
  return (
    <aside aria-labelledby="related-questions">
      <h2 id="related-questions" className={asideTitle}>
        <Trans>Related</Trans>
      </h2>
      <ul>
        {articles.map(({ id, title }) => (
          <li key={id} className={entry}>
            <Link {...to.helpArticle(id)} className={link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
