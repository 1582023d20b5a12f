import type { ReactElement } from "react";
import { chromeParts } from "./chrome-parts.ts";
import { main, wideMain } from "./chrome.css.ts";
import { mainId } from "./main-id.ts";
import { pageWidth } from "./page-width.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

const { AccountTop, DefaultTop, FooterBottom, PageAlerts, PageBottom, FullWidthTop } = chromeParts;
const kinds = {
  default: { Top: DefaultTop, Bottom: PageBottom, column: true },
  street: { Top: FullWidthTop, Bottom: PageBottom, column: false },
  account: { Top: AccountTop, Bottom: FooterBottom, column: true },
};

export type ChromeKind = keyof typeof kinds | "none";

export interface ChromeProps {
  readonly kind: ChromeKind;
  readonly children: Elements;
}

/** Header and footer of a layout, around its pages and around whatever is shown instead of one. */
export function Chrome({ kind, children }: ChromeProps): ReactElement {
  if (kind === "none")
    return (
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    );
  const { Top, Bottom, column } = kinds[kind];
  return (
    <>
      <Top />
      <main id={mainId} tabIndex={-1} className={`${column ? pageWidth : wideMain} ${main}`}>
        <PageAlerts />
        {children}
      </main>
      <Bottom />
    </>
  );
}
