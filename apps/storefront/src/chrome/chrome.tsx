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

/** Header and footer of a layout, around its pages and around the error page that is shown instead of one. */
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
