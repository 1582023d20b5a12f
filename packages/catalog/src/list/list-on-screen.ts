import type { ProductPage } from "@plaza/api-client";
import { whenHydrated } from "@plaza/routing";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";

/** Leads to the page that the platform shows in place of a list, where it has one. */
export function followRedirect(list: Pick<ProductPage, "redirect"> | undefined): void {
  if (list?.redirect === undefined) return;
  const { pathname, searchParams } = new URL(list.redirect, "http://shop.invalid");
  // The list is no place to come back to: it would lead here again.
  throw redirect({ to: pathname, search: Object.fromEntries(searchParams), replace: true });
}

/**
 * Whether the page that shows now shows this list already, in another order or on another page. Such a page stays and
 * dims its products until the next ones come; a new list is waited for.
 *
 * The page that stays gets its new address once all of it is hydrated: a part that is hydrated with another address than
 * the server's does not match its HTML.
 */
export async function isListOnScreen<Key extends readonly [call: string, ...request: unknown[]]>(
  queryClient: QueryClient,
  [call]: Key,
  isSameList: (shown: Key) => boolean,
): Promise<boolean> {
  const isShown = queryClient
    .getQueryCache()
    .findAll({ queryKey: [call], type: "active" })
    .some(({ queryKey }) => isSameList(queryKey as unknown as Key));
  if (isShown) await whenHydrated();
  return isShown;
}
