import { ApiError } from "@plaza/api-client";
import { hasExtension, type LoaderMatch, type PageSummary } from "@plaza/routing";
import { mySettingsQuery } from "../notices/notices-data.ts";
import { myDataQuery, mySessionsQuery, profileTitle } from "./profile-data.ts";

export async function loadProfile({ context }: LoaderMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  const [data] = await Promise.allSettled([
    queryClient.ensureQueryData(myDataQuery(api)),
    hasExtension(context, "account_data").then(async (are) => {
      if (are) await queryClient.prefetchQuery(mySessionsQuery(api));
    }),
    hasExtension(context, "alerts").then(async (are) => {
      if (are) await queryClient.prefetchQuery(mySettingsQuery(api));
    }),
  ]);
  if (data.status === "rejected") {
    const error: unknown = data.reason;
    // The page says that there was no answer, and asks again.
    if (!(error instanceof ApiError && error.kind === "transport")) throw error;
  }
  return { title: profileTitle(context.i18n) };
}
