import { SkipLink } from "@plaza/ui-kit/skip-link";
import type { ReactElement } from "react";
import { mainId } from "../main-id.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TopBar } from "./top-bar.tsx";

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
