import type { ArticleSummary } from "@plaza/api-client";
import { imageSource, to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ArticleMetadata } from "../article/article-metadata.tsx";
import * as look from "./news-row.css.ts";

/** One of the news in a list. */
export function NewsRow({ article }: { readonly article: ArticleSummary }): ReactElement {
  const { id, title, intro, image, category, createdAt, views } = article;
  return (
    <article className={image === null ? `${look.row} ${look.plain}` : look.row}>
      {image !== null && (
        <img
          className={look.image}
          {...imageSource(image, 220)}
          sizes="(max-width: 767px) 120px, 220px"
          alt=""
          width={220}
          height={140}
          loading="lazy"
        />
      )}
      <div className={look.text}>
        <h2 className={look.title}>
          <Link {...to.article(id)} className={look.link}>
            {title}
          </Link>
        </h2>
        {intro !== "" && <p className={look.intro}>{intro}</p>}
        <ArticleMetadata category={category} date={createdAt} dated="published" views={views} />
      </div>
    </article>
  );
}
