import { msg } from "@lingui/core/macro";
import type { FlashProduct, FlashSlotTime } from "@plaza/api-client";
import { breadcrumbData, type PageSummary, type StorefrontContext } from "@plaza/routing";
import type { FlashChoice } from "../flash-tile/flash-choice.ts";
import { productListData } from "../shared/product-list-data.ts";

const title = msg`Flash sale`;
const description = msg`Reduced for a few hours at a time: what is on now, what comes next, and how much of it is left.`;

/** The flash sale's title, description and structured data: prices only of what costs that now. */
export function flashSaleSummary(
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
