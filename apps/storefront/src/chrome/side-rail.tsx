import { useLingui } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import type { ReactElement } from "react";
import { BackToTop } from "./back-to-top.tsx";
import { ConversationButton } from "./conversation-button.tsx";
import { EntryLink } from "./entry-link.tsx";
import * as look from "./side-rail.css.ts";
import { useChromeEntries } from "./use-chrome-entries.ts";
import { useScrolledFar } from "./use-scrolled-far.ts";

/** Links that stay at the edge of the window while the page scrolls, on screens that have room for them. */
export function SideRail(): ReactElement | null {
  const { t } = useLingui();
  const entries = useChromeEntries("rail");
  const far = useScrolledFar();
  const { openConversation } = rootRoute.useRouteContext();
  const hasEntries = entries.length > 0 || openConversation !== undefined;
  if (!hasEntries && !far) return null;
  return (
    <aside className={far ? look.rail : `${look.rail} ${look.short}`} aria-label={t`Side bar`}>
      {hasEntries && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.target.to}>
              <EntryLink entry={entry} className={look.button} countOnCorner>
                {({ label, count }) => (
                  <>
                    <span className={look.sign}>
                      {entry.icon !== undefined && <Icon of={entry.icon} size={20} />}
                      {count}
                    </span>
                    <span className={look.tip}>{label}</span>
                  </>
                )}
              </EntryLink>
            </li>
          ))}
          {openConversation !== undefined && (
            <li>
              <ConversationButton className={look.button} signClassName={look.sign} labelClassName={look.tip} />
            </li>
          )}
        </ul>
      )}
      <BackToTop shown={far} />
    </aside>
  );
}
