import { lazyPart } from "@plaza/routing";

const components = () => import("./chrome-components.ts");

/** The parts around every page. The root route names them, and the browser hydrates them after the first paint. */
export const chromeParts = {
  AccountTop: lazyPart(components, "AccountTop"),
  DefaultTop: lazyPart(components, "DefaultTop"),
  FooterBottom: lazyPart(components, "FooterBottom"),
  Notices: lazyPart(components, "Notices"),
  OfflineAlert: lazyPart(components, "OfflineAlert"),
  PageBottom: lazyPart(components, "PageBottom"),
  StreetTop: lazyPart(components, "StreetTop"),
};
