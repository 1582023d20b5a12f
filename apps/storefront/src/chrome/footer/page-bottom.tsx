import type { ReactElement } from "react";
import { SideRail } from "./side-rail.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { TabBar } from "./tab-bar.tsx";

/** The account pages have a footer, but neither a tab bar nor a side rail. */
export function FooterBottom(): ReactElement {
  return <SiteFooter />;
}

export function PageBottom(): ReactElement {
  return (
    <>
      <SiteFooter />
      <SideRail />
      <TabBar />
    </>
  );
}
