import { ApiError } from "@plaza/api-client";
import { hasExtension, type LoaderMatch, type PageSummary } from "@plaza/routing";
import { ownSettingsQuery } from "../notices/notices-queries.ts";
import { ownDataQuery } from "./own-data-query.ts";
import { ownSessionsQuery } from "./own-sessions-query.ts";
import { profileTitle } from "./profile-title.ts";

export async function loadProfile({ context }: LoaderMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  const [data] = await Promise.allSettled([
    queryClient.ensureQueryData(ownDataQuery(api)),
    hasExtension(context, "account_data").then(async (are) => {
      if (are) await queryClient.prefetchQuery(ownSessionsQuery(api));
    }),
    hasExtension(context, "alerts").then(async (are) => {
      if (are) await queryClient.prefetchQuery(ownSettingsQuery(api));
    }),
  ]);
  if (data.status === "rejected") {
    const error: unknown = data.reason;
    // The page says that there was no answer, and asks again.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: profileTitle(context.i18n) };
}
