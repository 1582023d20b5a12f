import { type ErrorComponentProps, Outlet, useMatches } from "@tanstack/react-router";
import type { Elements } from "@plaza/ui-kit/slot-content";
import type { ReactElement } from "react";
import { Chrome, type ChromeKind } from "./chrome.tsx";
import { ErrorPage } from "./errors/error-page.tsx";
import { NextPage } from "./navigation/next-page.tsx";

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
