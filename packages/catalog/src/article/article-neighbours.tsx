import { useLingui } from "@lingui/react/macro";
import type { ArticleTitle } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight } from "lucide";
import type { ReactElement } from "react";
import * as look from "./article-neighbours.css.ts";

export interface ArticleNeighboursProps {
  readonly previous: ArticleTitle | null;
  readonly next: ArticleTitle | null;
}

/** What stands before and behind an article in the list. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps): ReactElement | null {
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
