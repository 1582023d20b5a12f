import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import type { ReactElement } from "react";
import { BackToTop } from "./back-to-top.tsx";
import { EntryLink } from "./entry-link.tsx";
import * as look from "./side-rail.css.ts";
import { useChromeEntries } from "./use-chrome-entries.ts";
import { useScrolledFar } from "./use-scrolled-far.ts";

/** Links that stay at the edge of the window while the page scrolls, on screens that have room for them. */
export function SideRail(): ReactElement | null {
  const { t } = useLingui();
  const entries = useChromeEntries("rail");
  const far = useScrolledFar();
  if (entries.length === 0 && !far) return null;
  return (
    <aside className={far ? look.rail : `${look.rail} ${look.short}`} aria-label={t`Side bar`}>
      {entries.length > 0 && (
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
        </ul>
      )}
      <BackToTop shown={far} />
    </aside>
  );
}
