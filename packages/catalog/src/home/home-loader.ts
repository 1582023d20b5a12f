import { bannersQuery, homeQuery, productColumnsQuery } from "@plaza/api-client";
import type { LoaderMatch } from "@plaza/routing";
import { columnPageQuery } from "./column-page-query.ts";

/**
 * The sections are independent: one that fails leaves the others. Home is an error page only when none could be
 * fetched.
 */
export async function loadHome({ context: { api, queryClient } }: LoaderMatch): Promise<void> {
  const fetchPage = async (id: number | undefined): Promise<void> => {
    if (id !== undefined) await queryClient.prefetchQuery(columnPageQuery(api, id, 1));
  };
  const home = queryClient.ensureQueryData(homeQuery(api));
  const columns = queryClient.ensureQueryData(productColumnsQuery(api)).then(async ([first]) => {
    const ofBlocks = home.then(
      ({ blocks }) => blocks?.flatMap((block) => (block.kind === "columns" ? (block.ids?.[0] ?? []) : [])) ?? [],
      () => [],
    );
    await Promise.all([fetchPage(first?.id), ofBlocks.then((ids) => Promise.all(ids.map(fetchPage)))]);
  });
  const results = await Promise.allSettled([home, queryClient.ensureQueryData(bannersQuery(api, "home")), columns]);
  const [first] = results;
  if (first.status === "rejected" && results.every(({ status }) => status === "rejected")) throw first.reason;
}
