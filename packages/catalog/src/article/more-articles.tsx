import { Plural, Trans } from "@lingui/react/macro";
import type { ArticleRecommendation } from "@plaza/api-client";
import { imageSource, to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as look from "./more-articles.css.ts";

/** What others have read most. */
export function MoreArticles({
  articles,
}: {
  readonly articles: readonly ArticleRecommendation[];
}): ReactElement | null {
  if (articles.length === 0) return null;
  return (
    <aside className={look.more} aria-labelledby="more-articles">
      <h2 id="more-articles" className={look.title}>
        <Trans>Recommended for you</Trans>
      </h2>
      <ul>
        {articles.map(({ id, title, image, views }) => (
          <li key={id} className={look.entry}>
            <Link {...to.article(id)} className={image === null ? `${look.link} ${look.plain}` : look.link}>
              {image !== null && (
                <img className={look.image} {...imageSource(image, 96)} alt="" sizes="96px" loading="lazy" />
              )}
              <span>
                <span className={look.name}>{title}</span>
                <span className={look.views}>
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
