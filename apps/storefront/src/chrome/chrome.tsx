import type { ReactElement, ReactNode } from "react";
import { chromeParts } from "./chrome-parts.ts";
import { main } from "./chrome.css.ts";
import { mainId } from "./main-id.ts";
import { pageWidth } from "./page-width.css.ts";

const { AccountTop, DefaultTop, FooterBottom, OfflineAlert, PageBottom, StreetTop } = chromeParts;
const kinds = {
  default: { Top: DefaultTop, Bottom: PageBottom, column: true },
  street: { Top: StreetTop, Bottom: PageBottom, column: false },
  account: { Top: AccountTop, Bottom: FooterBottom, column: true },
};

export interface ChromeProps {
  readonly kind: keyof typeof kinds;
  readonly children: ReactNode;
}

/** What stands around the pages of a layout, and around whatever stands in the place of one. */
export function Chrome({ kind, children }: ChromeProps): ReactElement {
  const { Top, Bottom, column } = kinds[kind];
  return (
    <>
      <Top />
      <main id={mainId} tabIndex={-1} className={column ? `${pageWidth} ${main}` : main}>
        <OfflineAlert />
        {children}
      </main>
      <Bottom />
    </>
  );
}
