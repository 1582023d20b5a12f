import { type Extension, isAnnounced, type SiteConfiguration, siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute } from "./anchors.ts";
import type { StorefrontContext } from "./context.ts";
import { useAnswer } from "./use-answer.ts";

/** Whether the platform has an extension; false until that is known. */
export function useAnnounced(extension: Extension): boolean {
  const { api } = rootRoute.useRouteContext();
  return isAnnounced(useAnswer(siteConfigurationQuery(api)), extension);
}

type LoaderContext = Pick<StorefrontContext, "api" | "queryClient">;

/** The root asks for the same meanwhile. */
function configuration({ api, queryClient }: LoaderContext): Promise<SiteConfiguration | undefined> {
  return queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
}

/** The same for a loader. */
export async function announces(context: LoaderContext, extension: Extension): Promise<boolean> {
  return isAnnounced(await configuration(context), extension);
}

/** Whether there is no page for an extension: the platform says what it has, and this is not among it. */
export async function lacks(context: LoaderContext, extension: Extension): Promise<boolean> {
  const site = await configuration(context);
  return site !== undefined && !isAnnounced(site, extension);
}
