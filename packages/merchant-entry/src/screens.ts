import { lazyPage, loadedHead } from "@plaza/routing";
import { merchantEntryMessages } from "./messages.ts";
import * as routes from "./routes.ts";

routes.applyRoute.update({
  staticData: { messages: [merchantEntryMessages], needsScript: true },
  head: loadedHead,
  component: lazyPage(() => import("./apply/apply-page.tsx"), "ApplyPage"),
});

routes.applicationRoute.update({
  staticData: { messages: [merchantEntryMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./detail/application-page.tsx"), "ApplicationPage"),
});

routes.applicationsRoute.update({
  staticData: { messages: [merchantEntryMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./records/applications-page.tsx"), "ApplicationsPage"),
});

/** Every route of this package for the shell's tree. */
export const merchantEntryRoutes = [routes.applyRoute, routes.applicationRoute, routes.applicationsRoute] as const;
