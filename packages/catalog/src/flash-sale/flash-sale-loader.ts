import { bannersQuery, flashSlotsQuery } from "@plaza/api-client";
import type { FlashSaleSearch, StorefrontContext } from "@plaza/routing";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { notFound } from "@tanstack/react-router";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { slotProductsQuery } from "./flash-sale-queries.ts";
import { flashSaleSummary } from "./flash-sale-summary.ts";
import { shownSlot } from "./shown-slot.ts";

export interface FlashSaleMatch {
  readonly context: StorefrontContext;
  readonly deps: FlashSaleSearch;
}

/** Waits for the slots, and for the products of the shown one. Without its banner the page is complete. */
export async function loadFlashSale({ context, deps }: FlashSaleMatch) {
  const { api, queryClient } = context;
  const banner = queryClient.prefetchQuery(bannersQuery(api, "flash-sale"));
  // Where the URL names the slot, its products are fetched without waiting for the slots.
  if (deps.slot !== undefined) void queryClient.prefetchQuery(slotProductsQuery(api, deps.slot, deps.page));
  const slots = flashSlotsQuery(api);
  // Another session or page of the sale on the screen says in its place that it is on its way.
  const isHere = await isListOnScreen(queryClient, slots.queryKey, () => true);
  const { shown } = shownSlot(await queryClient.ensureQueryData(slots), deps.slot, serverNow());
  if (shown === null && deps.slot !== undefined) throw notFound();
  const products = shown === null ? null : slotProductsQuery(api, shown.slot.id, deps.page);
  if (products !== null) {
    if (isHere) void queryClient.prefetchQuery(products);
    else await queryClient.ensureQueryData(products);
  }
  await banner;
  const listed = products === null ? undefined : queryClient.getQueryData(products.queryKey);
  return { summary: flashSaleSummary(context, shown, listed?.items ?? []) };
}
