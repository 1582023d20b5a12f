import { hashKey, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";

type Query<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

function useKnown<Data, Key extends QueryKey>({ queryKey }: Query<Data, Key>): Data | undefined {
  return useQueryClient().getQueryCache().get<Data>(hashKey(queryKey))?.state.data;
}

function useObserved<Data, Key extends QueryKey>(query: Query<Data, Key>): Data | undefined {
  return useQuery(query).data;
}

/**
 * The platform's answer as it stands, for what shows nothing without it; undefined until it is there. In the browser it is
 * asked for and followed. A server draws a page once, so nothing observes it there: an observer costs 7 KB, and some thirty
 * places of a page's chrome show the same three answers.
 */
export const useQueryData = typeof window === "undefined" ? useKnown : useObserved;
