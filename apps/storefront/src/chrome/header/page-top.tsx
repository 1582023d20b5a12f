import { SkipLink } from "@plaza/ui-kit/skip-link";
import type { ReactElement } from "react";
import { mainId } from "../main-id.ts";
import { SiteHeader } from "./site-header.tsx";
import { TopBar } from "./top-bar.tsx";
import { useLingui } from "@lingui/react/macro";
import { CategoryMenu } from "../categories/category-menu.tsx";
import { EntryLink } from "../entry-link.tsx";
import { pageWidth } from "../page-width.css.ts";
import { useChromeEntries } from "../chrome-entries.ts";
import * as look from "./page-top.css.ts";

/** Top bar and header alone, for the pages of a shop, which have no main navigation. */
export function FullWidthTop(): ReactElement {
  return (
    <>
      <SkipLink target={mainId} />
      <header>
        <TopBar />
        <SiteHeader />
      </header>
    </>
  );
}

export function DefaultTop(): ReactElement {
  return (
    <>
      <FullWidthTop />
      <MainNavigation />
    </>
  );
}

function MainNavigation(): ReactElement {
  const { t } = useLingui();
  return (
    <nav className={look.bar} aria-label={t`Main`}>
      <div className={`${pageWidth} ${look.row}`}>
        <CategoryMenu />
        <ul className={look.links}>
          {useChromeEntries("main").map((entry) => (
            <li key={entry.label.id} className={look.item}>
              <EntryLink entry={entry} className={look.link} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
