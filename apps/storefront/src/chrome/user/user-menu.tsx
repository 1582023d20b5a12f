import { useLingui } from "@lingui/react/macro";
import { siteHasExtension, siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { useLocation } from "@tanstack/react-router";
import { LogOut } from "lucide";
import { type ReactElement, useEffect, useId, useRef } from "react";
import { useLogout } from "../../session/use-logout.ts";
import { type UserMenuSection, useChromeEntries } from "../chrome-entries.ts";
import { EntryLink } from "../entry-link.tsx";
import * as look from "./user-layout.css.ts";

interface GroupProps {
  readonly position: UserMenuSection;
  readonly title: string;
}

function Group({ position, title }: GroupProps): ReactElement | null {
  const id = useId();
  const { api } = rootRoute.useRouteContext();
  const site = useQueryData(siteConfigurationQuery(api));
  const entries = useChromeEntries(position).filter(
    ({ extension }) => extension === undefined || siteHasExtension(site, extension),
  );
  if (entries.length === 0) return null;
  return (
    <div className={look.group}>
      <div id={id} className={look.heading}>
        {title}
      </div>
      <ul className={look.list} aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.target.to} className={look.entry}>
            <EntryLink entry={entry} className={look.link}>
              {({ label, count }) => (
                <>
                  {entry.icon !== undefined && <Icon of={entry.icon} size={18} />}
                  <span>{label}</span>
                  {count !== null && <span className={look.end}>{count}</span>}
                </>
              )}
            </EntryLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is a customer's own, beside the page; the part that the page belongs to is marked. */
export function UserMenu(): ReactElement {
  const { t } = useLingui();
  const logOut = useLogout();
  const menu = useRef<HTMLElement>(null);
  const shownFor = useRef<string>(undefined);
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (menu.current === null || current == null || shownFor.current === pathname) return;
    shownFor.current = pathname;
    // On phones the menu is wider than the screen.
    menu.current.scrollLeft = current.offsetLeft - (menu.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={menu} className={look.menu} aria-label={t`My account`}>
      <Group position="orderCentre" title={t`Order Center`} />
      <Group position="myAssets" title={t`My Assets`} />
      <Group position="myServices" title={t`My Services`} />
      {/* The menu behind the name is not there on phones. */}
      <button type="button" className={`${look.link} ${look.logOut}`} onClick={logOut}>
        <Icon of={LogOut} size={18} />
        <span>{t`Log out`}</span>
      </button>
    </nav>
  );
}
