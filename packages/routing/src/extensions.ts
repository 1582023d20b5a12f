import { type Extension, siteHasExtension, type SiteConfiguration, siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute } from "./layout-routes.ts";
import type { StorefrontContext } from "./context.ts";
import { useQueryData } from "./use-query-data.ts";

/** Whether the platform has an extension; false until that is known. */
export function useExtension(extension: Extension): boolean {
  const { api } = rootRoute.useRouteContext();
  return siteHasExtension(useQueryData(siteConfigurationQuery(api)), extension);
}

type LoaderContext = Pick<StorefrontContext, "api" | "queryClient">;

/** The root asks for the same meanwhile. */
function configuration({ api, queryClient }: LoaderContext): Promise<SiteConfiguration | undefined> {
  return queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
}

/** The same for a loader. */
export async function hasExtension(context: LoaderContext, extension: Extension): Promise<boolean> {
  return siteHasExtension(await configuration(context), extension);
}

/** Whether there is no page for an extension: the platform says what it has, and this is not among it. */
export async function isExtensionMissing(context: LoaderContext, extension: Extension): Promise<boolean> {
  const site = await configuration(context);
  return site !== undefined && !siteHasExtension(site, extension);
}
