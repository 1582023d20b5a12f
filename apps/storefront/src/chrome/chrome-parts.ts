import { lazyPart } from "@plaza/routing";

const components = () => import("./chrome-components.ts");

/** What stands around every page: the root route names it, and the browser takes it over after the first paint. */
export const chromeParts = {
  AccountTop: lazyPart(components, "AccountTop"),
  DefaultTop: lazyPart(components, "DefaultTop"),
  FooterBottom: lazyPart(components, "FooterBottom"),
  Notices: lazyPart(components, "Notices"),
  OfflineAlert: lazyPart(components, "OfflineAlert"),
  PageBottom: lazyPart(components, "PageBottom"),
  StreetTop: lazyPart(components, "StreetTop"),
};
