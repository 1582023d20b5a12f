import { NoticesLink } from "@plaza/routing";
import type { ReactElement } from "react";
import { CartLink } from "./cart-link.tsx";
import { CategorySheetButton } from "../categories/category-sheet-button.tsx";
import { ConversationButton } from "../conversation-button.tsx";
import { HomeLink } from "./home-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { pageWidth } from "../page-width.css.ts";
import { sign } from "../footer/side-rail.css.ts";
import * as look from "./site-header.css.ts";
import { SiteSearch } from "../search/site-search.tsx";

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
