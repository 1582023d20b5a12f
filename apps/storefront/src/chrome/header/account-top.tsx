import { SkipLink } from "@plaza/ui-kit/skip-link";
import type { ReactElement } from "react";
import * as look from "./account-top.css.ts";
import { HomeLink } from "./home-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { mainId } from "../main-id.ts";
import { pageWidth } from "../page-width.css.ts";

/** The header of the account pages: the logo and the language alone, so that nothing distracts from logging in. */
export function AccountTop(): ReactElement {
  return (
    <>
      <SkipLink target={mainId} />
      <header className={look.header}>
        <div className={`${pageWidth} ${look.row}`}>
          <HomeLink />
          <LanguageMenu />
        </div>
      </header>
    </>
  );
}
