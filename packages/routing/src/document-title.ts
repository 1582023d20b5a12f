import { siteConfigurationQuery } from "@plaza/api-client";
import type { StorefrontContext } from "./context.ts";

/** `<page> - <site name>`; the site's name alone for home, the page's alone while the platform does not answer. */
export function documentTitle(context: Pick<StorefrontContext, "api" | "queryClient">, page?: string): string {
  const site = context.queryClient.getQueryData(siteConfigurationQuery(context.api).queryKey)?.name;
  return [page, site].filter((part) => part !== undefined && part !== "").join(" - ");
}
