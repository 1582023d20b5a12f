import { catalogRoutes } from "@plaza/catalog";
import { accountLayout, defaultLayout, rootRoute, streetLayout, voidLayout } from "@plaza/routing";
import { ErrorScreen } from "./chrome/error-page.tsx";
import { AccountLayout, DefaultLayout, StreetLayout, VoidLayout } from "./chrome/layouts.tsx";
import { NotFoundPage, NotFoundScreen } from "./chrome/not-found-page.tsx";
import { documentHead } from "./document/document-head.ts";
import { RootDocument } from "./document/root-document.tsx";
import { shellWords } from "./words.ts";

rootRoute.update({
  staticData: { words: shellWords },
  head: ({ match, matches }) => documentHead(match.context, matches),
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
// The document stands around whatever the root shows, its error page too. The types of `update` leave this option out.
Object.assign(rootRoute.options, { shellComponent: RootDocument });
defaultLayout.update({ component: DefaultLayout, notFoundComponent: NotFoundPage });
streetLayout.update({ component: StreetLayout, notFoundComponent: NotFoundPage });
accountLayout.update({ component: AccountLayout, notFoundComponent: NotFoundPage });
voidLayout.update({ component: VoidLayout, notFoundComponent: NotFoundPage });

/** The one tree: every feature's routes on the layouts they asked for. */
export const routeTree = rootRoute.addChildren([defaultLayout.addChildren([...catalogRoutes])]);
