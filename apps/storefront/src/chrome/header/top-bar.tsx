import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { Announcements } from "./announcements.tsx";
import { CustomerMenu } from "./customer-menu.tsx";
import { EntryLink } from "../entry-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { pageWidth } from "../page-width.css.ts";
import { PhoneCodes } from "./phone-codes.tsx";
import { usePublicData, useNickname } from "../chrome-data.ts";
import { useChromeEntries } from "../chrome-entries.ts";
import { welcome } from "./home-link.css.ts";
import * as look from "./top-bar.css.ts";

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
