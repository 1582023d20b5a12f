import { useLingui } from "@lingui/react/macro";
import { to, useOptionalLink } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Ticker } from "@plaza/ui-kit/ticker";
import { Link } from "@tanstack/react-router";
import { Megaphone } from "lucide";
import type { ReactElement } from "react";
import * as look from "./announcements.css.ts";
import { usePublicData } from "../chrome-data.ts";

/** The way to the news, and the newest announcements, one at a time; plain text where their screens do not exist. */
export function Announcements(): ReactElement | null {
  const { t } = useLingui();
  const toArticle = useOptionalLink(to.article);
  const toNews = useOptionalLink(to.news);
  const articles = usePublicData()?.articles ?? [];
  if (articles.length === 0) return null;
  return (
    <div className={look.announcements}>
      {toNews === null ? (
        <span className={look.sign}>
          <Icon of={Megaphone} size={14} />
        </span>
      ) : (
        <Link {...toNews()} className={look.sign} aria-label={t`News`}>
          <Icon of={Megaphone} size={14} />
        </Link>
      )}
      <Ticker label={t`Announcements`}>
        {articles.map(({ id, title }) =>
          toArticle === null ? (
            <span key={id}>{title}</span>
          ) : (
            <Link key={id} {...toArticle(id)} className={look.link}>
              {title}
            </Link>
          ),
        )}
      </Ticker>
    </div>
  );
}
