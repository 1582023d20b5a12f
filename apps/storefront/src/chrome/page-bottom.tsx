import type { ReactElement } from "react";
import { SideRail } from "./side-rail.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { TabBar } from "./tab-bar.tsx";

/** Below the account pages nothing floats. */
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
