import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { CategoryMenu } from "../categories/category-menu.tsx";
import { EntryLink } from "../entry-link.tsx";
import { pageWidth } from "../page-width.css.ts";
import { useChromeEntries } from "../chrome-entries.ts";
import * as look from "./main-navigation.css.ts";

export function MainNavigation(): ReactElement {
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
