import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { CustomerMenu } from "./customer-menu.tsx";
import { EntryLink } from "../entry-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { pageWidth } from "../page-width.css.ts";
import { PhoneCodes } from "./phone-codes.tsx";
import { usePublicData, useNickname } from "../chrome-data.ts";
import { useChromeEntries } from "../chrome-entries.ts";
import { welcome } from "./home-link.css.ts";
import * as look from "./top-bar.css.ts";
import { to, useOptionalLink } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Ticker } from "@plaza/ui-kit/ticker";
import { Link } from "@tanstack/react-router";
import { Megaphone } from "lucide";

/** Everybody is welcome by the shop's name. */
function Welcome(): ReactElement {
  const siteName = usePublicData()?.siteName ?? "";
  return <p className={welcome}>{siteName === "" ? <Trans>Welcome</Trans> : <Trans>Welcome to {siteName}</Trans>}</p>;
}

/** The strip above the header: announcements, the welcome by name, login or the customer's menu, and service. */
export function TopBar(): ReactElement {
  const nickname = useNickname();
  const session = useChromeEntries("session");
  const service = useChromeEntries("service");
  return (
    <div className={look.strip}>
      <div className={`${pageWidth} ${look.row}`}>
        <Announcements />
        <div className={look.welcome}>{nickname === null ? <Welcome /> : <CustomerMenu nickname={nickname} />}</div>
        {nickname === null && session.length > 0 && (
          <ul className={look.session}>
            {session.map((entry) => (
              <li key={entry.target.to}>
                <EntryLink entry={entry} className={look.link} />
              </li>
            ))}
          </ul>
        )}
        {service.length > 0 && (
          <ul className={look.service}>
            {service.map((entry) => (
              <li key={entry.target.to}>
                <EntryLink entry={entry} className={look.link} />
              </li>
            ))}
          </ul>
        )}
        <div className={look.tools}>
          <PhoneCodes label={<Trans>Phone</Trans>} />
          <LanguageMenu />
        </div>
      </div>
    </div>
  );
}

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
            <Link key={id} {...toArticle(id)} className={look.announcementsLink}>
              {title}
            </Link>
          ),
        )}
      </Ticker>
    </div>
  );
}
