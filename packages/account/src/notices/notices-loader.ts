import { ApiError } from "@plaza/api-client";
import { isExtensionMissing, type NoticesSearch, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { inboxQuery, myAlertsPageQuery, mySettingsQuery, noticesTitle } from "./notices-data.ts";

export interface NoticesMatch {
  readonly context: StorefrontContext;
  readonly deps: NoticesSearch;
}

/** @throws what makes the page not found, where the platform has no notices */
export async function loadNotices({ context, deps }: NoticesMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  if (await isExtensionMissing(context, "alerts")) throw notFound();
  try {
    if (deps.view === "alerts") await queryClient.ensureQueryData(myAlertsPageQuery(api));
    else if (deps.view === "settings") await queryClient.ensureQueryData(mySettingsQuery(api));
    else await queryClient.ensureQueryData(inboxQuery(api, deps));
  } catch (error) {
    // The page says that there was no answer, and keeps its tabs.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: noticesTitle(context.i18n) };
}
