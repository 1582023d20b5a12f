import type { QueryClient } from "@tanstack/react-query";

/**
 * Whether the page that shows now shows this list already, in another order or on another page. Such a page stays and
 * dims its products until the next ones come; a new list is waited for.
 */
export function isListOnScreen<Key extends readonly [call: string, ...request: unknown[]]>(
  queryClient: QueryClient,
  [call]: Key,
  isSameList: (shown: Key) => boolean,
): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [call], type: "active" })
    .some(({ queryKey }) => isSameList(queryKey as unknown as Key));
}
