import type { ArticleSummary } from "@plaza/api-client";
import { imageSource, to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ArticleMetadata } from "../article/article-metadata.tsx";
import * as look from "./news-feature.css.ts";
import { link } from "./news-row.css.ts";

/** The first of the news, larger than the others. */
export function NewsFeature({ article }: { readonly article: ArticleSummary }): ReactElement {
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
        <h2 className={look.title}>
          <Link {...to.article(id)} className={link}>
            {title}
          </Link>
        </h2>
        {intro !== "" && <p className={look.intro}>{intro}</p>}
        <ArticleMetadata date={createdAt} dated="published" views={views} />
      </div>
    </article>
  );
}
