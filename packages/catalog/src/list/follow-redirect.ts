import type { ProductPage } from "@plaza/api-client";
import { redirect } from "@tanstack/react-router";

/** Leads to the page that the platform shows in place of a list, where it has one. */
export function followRedirect(list: Pick<ProductPage, "redirect"> | undefined): void {
  if (list?.redirect === undefined) return;
  const { pathname, searchParams } = new URL(list.redirect, "http://shop.invalid");
  // The list is no place to come back to: it would lead here again.
  throw redirect({ to: pathname, search: Object.fromEntries(searchParams), replace: true });
}
