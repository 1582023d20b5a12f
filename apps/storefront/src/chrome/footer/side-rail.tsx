import { useLingui, Trans } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { type ReactElement, useSyncExternalStore } from "react";
import { ArrowUp } from "lucide";
import { ConversationButton } from "../conversation-button.tsx";
import { EntryLink } from "../entry-link.tsx";
import { useChromeEntries } from "../chrome-entries.ts";
import { mainId } from "../main-id.ts";
import * as look from "./side-rail.css.ts";

function backToTop(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  // The button disappears at the top, so the focus of somebody who pressed it by keyboard moves to the main part.
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/** Keeps its place while it is not shown, so that the rail does not jump. */
function BackToTop({ shown }: { readonly shown: boolean }): ReactElement {
  return (
    <button type="button" className={shown ? look.top.shown : look.top.hidden} onClick={backToTop}>
      <Icon of={ArrowUp} size={20} />
      <span className={look.tip}>
        <Trans>Back to top</Trans>
      </span>
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  addEventListener("scroll", onChange, { passive: true, signal: stop.signal });
  addEventListener("resize", onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** More than one screen is above what is seen. */
function useScrolledFar(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
}

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
