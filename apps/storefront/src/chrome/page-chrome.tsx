import { type ErrorComponentProps, Outlet, useMatches } from "@tanstack/react-router";
import type { Elements } from "@plaza/ui-kit/slot-content";
import type { ReactElement } from "react";
import { ErrorPage } from "./errors/error-page.tsx";
import { NextPage } from "./navigation/next-page.tsx";
import { chromeParts } from "./chrome-parts.ts";
import { main, wideMain } from "./chrome.css.ts";
import { mainId } from "./main-id.ts";
import { pageWidth } from "./page-width.css.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What a layout draws around its pages; an address that no layout knows has the default chrome. */
    readonly chrome?: ChromeKind;
  }
}

function PageChrome({ children }: { readonly children: Elements }): ReactElement {
  const kind = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.chrome).find((chrome) => chrome !== undefined),
  });
  return <Chrome kind={kind ?? "default"}>{children}</Chrome>;
}

/**
 * The root's component. It draws the chrome above all layouts, so that no failure below the root can take it away: not
 * a page's, and not a layout's own.
 */
export function ChromeAndPage(): ReactElement {
  return (
    <PageChrome>
      <NextPage>
        <Outlet />
      </NextPage>
    </PageChrome>
  );
}

/** Where the root itself failed, the chrome does without what the root would have loaded. */
export function ChromeAndError(props: ErrorComponentProps): ReactElement {
  return (
    <PageChrome>
      <ErrorPage {...props} />
    </PageChrome>
  );
}

const { AccountTop, DefaultTop, FooterBottom, PageAlerts, PageBottom, FullWidthTop } = chromeParts;

const kinds = {
  default: { Top: DefaultTop, Bottom: PageBottom, column: true },
  street: { Top: FullWidthTop, Bottom: PageBottom, column: false },
  account: { Top: AccountTop, Bottom: FooterBottom, column: true },
};

type ChromeKind = keyof typeof kinds | "none";

interface ChromeProps {
  readonly kind: ChromeKind;
  readonly children: Elements;
}

/** Header and footer of a layout, around its pages and around whatever is shown instead of one. */
function Chrome({ kind, children }: ChromeProps): ReactElement {
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
