import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Ticker } from "@plaza/ui-kit/ticker";
import { Link, useRouter } from "@tanstack/react-router";
import { Megaphone } from "lucide";
import type { ReactElement } from "react";
import * as look from "./announcements.css.ts";
import { usePublicData } from "./use-public-data.ts";

/** A router path; plain text stands there until the screen exists. */
const article = "/news_list/news_list_detail";

/** The newest announcements, one at a time. */
export function Announcements(): ReactElement | null {
  const { t } = useLingui();
  const { routesByPath } = useRouter();
  const articles = usePublicData()?.articles ?? [];
  if (articles.length === 0) return null;
  const linked = article in routesByPath;
  return (
    <div className={look.announcements}>
      <span className={look.sign}>
        <Icon of={Megaphone} size={14} />
      </span>
      <Ticker label={t`Announcements`}>
        {articles.map(({ id, title }) =>
          linked ? (
            <Link key={id} to={article as string} search={{ id }} className={look.link}>
              {title}
            </Link>
          ) : (
            <span key={id}>{title}</span>
          ),
        )}
      </Ticker>
    </div>
  );
}
