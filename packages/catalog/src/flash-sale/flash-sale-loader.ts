import { bannersQuery, flashSlotsQuery, type FlashProduct, type FlashSlotTime } from "@plaza/api-client";
import { type FlashSaleSearch, type StorefrontContext, breadcrumbData, type PageSummary } from "@plaza/routing";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { notFound } from "@tanstack/react-router";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { slotProductsQuery } from "./flash-sale-queries.ts";
import { shownSlot } from "./shown-slot.ts";
import { msg } from "@lingui/core/macro";
import type { FlashChoice } from "../flash-tile/flash-choice.ts";
import { productListData } from "../shared/product-list-data.ts";

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

const title = msg`Flash sale`;

const description = msg`Reduced for a few hours at a time: what is on now, what comes next, and how much of it is left.`;

/** The flash sale's title, description and structured data: prices only of what costs that now. */
function flashSaleSummary(
  context: StorefrontContext,
  shown: FlashChoice<FlashSlotTime> | null,
  products: readonly FlashProduct[],
): PageSummary {
  const name = context.i18n._(title);
  const listed = products.map(({ id, name: product, image, price, stock }) => ({
    id,
    name: product,
    image,
    soldOut: stock === 0,
    ...(shown?.state === "running" ? { price, until: shown.slot.endsAt } : { price: null }),
  }));
  return {
    title: name,
    description: context.i18n._(description),
    structuredData: [
      breadcrumbData(context, [{ name }]),
      ...(listed.length === 0 ? [] : [productListData(context, name, listed)]),
    ],
  };
}
