import { NoticesLink } from "@plaza/routing";
import type { ReactElement } from "react";
import { ConversationButton } from "../conversation-button.tsx";
import { HomeLink } from "./home-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { pageWidth } from "../page-width.css.ts";
import { sign } from "../footer/side-rail.css.ts";
import * as look from "./site-header.css.ts";
import { SiteSearch } from "../search/site-search.tsx";
import { Icon } from "@plaza/ui-kit/icon";
import { EntryLink } from "../entry-link.tsx";
import { useChromeEntries } from "../chrome-entries.ts";
import { useLingui } from "@lingui/react/macro";
import { Menu } from "lucide";
import { useCategorySheet } from "../categories/use-category-sheet.tsx";

export function SiteHeader(): ReactElement {
  return (
    <div className={look.header}>
      <div className={`${pageWidth} ${look.row}`}>
        <HomeLink className={look.home} />
        <div className={look.phoneTools}>
          <ConversationButton className={look.phoneTool} signClassName={sign} />
          <NoticesLink phone />
          <LanguageMenu compact />
          <CategorySheetButton className={look.phoneTool} />
        </div>
        <div className={look.search}>
          <SiteSearch />
        </div>
        <div className={look.tools}>
          <NoticesLink />
          <CartLink />
          <ConversationButton className={look.conversation} signClassName={sign} />
        </div>
      </div>
    </div>
  );
}

/** The link to the cart, with the quantity in it. */
function CartLink(): ReactElement | null {
  const [entry] = useChromeEntries("cart");
  if (entry === undefined) return null;
  return (
    <EntryLink entry={entry} className={look.pill}>
      {({ label, count }) => (
        <>
          {entry.icon !== undefined && <Icon of={entry.icon} size={20} />}
          <span>{label}</span>
          {count}
        </>
      )}
    </EntryLink>
  );
}

/** "All categories" where there is only room for an icon. */
function CategorySheetButton({ className }: { readonly className: string }): ReactElement {
  const { t } = useLingui();
  const sheet = useCategorySheet();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t`All categories`}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        <Icon of={Menu} size={20} />
      </button>
      {sheet.element}
    </>
  );
}
