import { siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Writes title, icon and the rest of a page's head anew once the shop has a name, or another one, while the page is shown. */
export function SiteHead(): null {
  const router = useRouter();
  const { api } = rootRoute.useRouteContext();
  const site = useQueryData(siteConfigurationQuery(api));
  const written = useRef(site);
  useEffect(() => {
    if (site === written.current) return;
    written.current = site;
    void renewHeads(router);
  }, [site, router]);
  return null;
}

/** The router writes heads when it loads a page, and to load it again could end with an error instead of it. */
async function renewHeads({ options, routesById, stores }: AnyRouter): Promise<void> {
  const matches = stores.matches.get();
  const renewed = await Promise.all(
    matches.map(async (match) => {
      const { head } = routesById[match.routeId].options;
      if (head === undefined || match.status === "pending") return match;
      const { params, loaderData } = match;
      const {
        meta,
        links,
        scripts: headScripts,
        styles,
      } = await head({ ssr: options.ssr, matches, match, params, loaderData });
      return { ...match, meta, links, headScripts, styles };
    }),
  );
  // A page that has come meanwhile has a head from what is known now.
  if (stores.matches.get() === matches) stores.setMatches(renewed);
}
