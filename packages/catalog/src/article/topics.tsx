import { Trans, useLingui } from "@lingui/react/macro";
import type { ArticleCategory } from "@plaza/api-client";
import type { ReactElement, ReactNode } from "react";
import { list, topic, topics } from "./topics.css.ts";

/** What a topic passes to its link. */
interface TopicLinkProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-current"?: "true";
}

export interface TopicsProps {
  readonly categories: readonly ArticleCategory[];
  /** Undefined where all are shown; null where none is, on the page of a search. */
  readonly current: number | undefined | null;
  /** Draws the link to a category, or to all; the router marks it, too, where it is exactly the page's address. */
  readonly link: (category: number | undefined, props: TopicLinkProps) => ReactElement;
}

/** The categories of news or of help. */
export function Topics({ categories, current, link }: TopicsProps): ReactElement | null {
  const { t } = useLingui();
  if (categories.length === 0) return null;
  const entry = (id: number | undefined, children: ReactNode): ReactElement =>
    link(id, { children, className: topic, ...(id === current && { "aria-current": "true" }) });
  return (
    <nav className={topics} aria-label={t`Topics`}>
      <ul className={list}>
        <li>{entry(undefined, <Trans context="topics">All</Trans>)}</li>
        {categories.map(({ id, name }) => (
          <li key={id}>{entry(id, name)}</li>
        ))}
      </ul>
    </nav>
  );
}
