import { siteConfigurationQuery } from "@plaza/api-client";
import { documentTitle, type StorefrontContext } from "@plaza/routing";
import favicon from "./favicon.svg?url&no-inline";

/** What every document's head holds; a page adds its own title and description. */
export function documentHead(context: StorefrontContext) {
  const site = context.queryClient.getQueryData(siteConfigurationQuery(context.api).queryKey);
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: documentTitle(context) },
    ],
    links: [{ rel: "icon", href: site?.favicon ?? favicon }],
    styles: context.document.inlineStyles.map(({ id, css }) => ({ "data-vite-dev-id": id, children: css })),
  };
}
