import type { QueryClient } from "@tanstack/react-query";

/**
 * Whether the page that shows now shows this list already, in another order or on another page. Such a page stays and
 * dims what it has until the next products come; a list that is new is waited for.
 */
export function isListOnScreen<Request>(
  queryClient: QueryClient,
  [call]: readonly [call: string, request: Request],
  isSameList: (shown: Request) => boolean,
): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [call], type: "active" })
    .some(({ queryKey }) => isSameList(queryKey[1] as Request));
}
