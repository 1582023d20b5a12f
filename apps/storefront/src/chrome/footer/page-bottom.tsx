import type { ReactElement } from "react";
import { SideRail } from "./side-rail.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { EntryLink } from "../entry-link.tsx";
import { useChromeEntries } from "../chrome-entries.ts";
import * as look from "./page-bottom.css.ts";

/** The account pages have a footer, but neither a tab bar nor a side rail. */
export function FooterBottom(): ReactElement {
  return <SiteFooter />;
}

export function PageBottom(): ReactElement {
  return (
    <>
      <SiteFooter />
      <SideRail />
      <TabBar />
    </>
  );
}

/** The main pages, at the lower edge of a phone. The footer ends above it, so that it covers nothing. */
export function TabBar(): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <div className={look.space} />
      <nav className={look.bar} aria-label={t`Main places`}>
        <ul className={look.tabs}>
          {useChromeEntries("tabs").map((entry) => (
            <li key={entry.target.to}>
              <EntryLink entry={entry} className={look.tab} countOnCorner>
                {({ label, count }) => (
                  <>
                    <span className={look.sign}>
                      {entry.icon !== undefined && <Icon of={entry.icon} size={22} />}
                      {count}
                    </span>
                    <span>{label}</span>
                  </>
                )}
              </EntryLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
