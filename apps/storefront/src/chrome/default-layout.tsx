import { SkipLink } from "@plaza/ui-kit/skip-link";
import { Outlet } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { main } from "./default-layout.css.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { pageWidth } from "./page-width.css.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TopBar } from "./top-bar.tsx";

/** The part of the page that is not the frame: where the skip link leads. */
const mainId = "main";

/** The frame of ordinary pages, around whatever stands in it. */
export function DefaultFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <SkipLink target={mainId} />
      <header>
        <TopBar />
        <SiteHeader />
      </header>
      <MainNavigation />
      <main id={mainId} tabIndex={-1} className={`${pageWidth} ${main}`}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

export function DefaultLayout(): ReactElement {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
