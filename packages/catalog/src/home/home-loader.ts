import { bannersQuery, homeQuery, productColumnsQuery } from "@plaza/api-client";
import type { LoaderMatch } from "@plaza/routing";
import { columnPageQuery } from "./column-page-query.ts";

/**
 * The sections are independent: one that fails leaves the others. Home is an error page only when none could be
 * fetched.
 */
export async function loadHome({ context: { api, queryClient } }: LoaderMatch): Promise<void> {
  const columns = queryClient.ensureQueryData(productColumnsQuery(api)).then(async ([first]) => {
    if (first !== undefined) await queryClient.prefetchQuery(columnPageQuery(api, first.id, 1));
  });
  const results = await Promise.allSettled([
    queryClient.ensureQueryData(homeQuery(api)),
    queryClient.ensureQueryData(bannersQuery(api, "home")),
    columns,
  ]);
  const [first] = results;
  if (first.status === "rejected" && results.every(({ status }) => status === "rejected")) throw first.reason;
}
