import { Plural, Trans } from "@lingui/react/macro";
import type { ArticleSummary } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { attributes, line } from "./article-metadata.css.ts";

export interface ArticleMetadataProps {
  /** Left out where the page says it already. */
  readonly category?: ArticleSummary["category"];
  /** Epoch milliseconds; null where it is not known. */
  readonly date: number | null;
  /** What the date is of: news are published once, answers are kept up to date. */
  readonly dated: "published" | "updated";
  readonly views: number;
}

/** What an article is, when it was written, and how many have read it. */
export function ArticleMetadata({ category = null, date, dated, views }: ArticleMetadataProps): ReactElement {
  const day = formatDate(date ?? 0, useLocale());
  return (
    <p className={attributes}>
      {category !== null && <Tag kind="neutral">{category.name}</Tag>}
      <span className={line}>
        {date !== null && (
          <>
            <time dateTime={new Date(date).toISOString()}>
              {dated === "updated" ? <Trans>Updated {day}</Trans> : day}
            </time>
            <span aria-hidden>·</span>
          </>
        )}
        <span>
          <Plural value={views} one="# view" other="# views" />
        </span>
      </span>
    </p>
  );
}
