import type { Cart, CartLine, CartShop } from "@plaza/api-client";
import type { DeviceCartLine } from "@plaza/shopping/device-cart";
import { lineAmount } from "./cart-sums.ts";

/** The line with the data that it was added with, used until the platform sends newer data. */
function remembered({
  skuId,
  productId,
  name,
  image,
  optionText,
  price,
  quantity,
  selected,
}: DeviceCartLine): CartLine {
  return {
    id: skuId,
    skuId,
    productId,
    name,
    image,
    optionText,
    quantity,
    regularPrice: price,
    unitPrice: price,
    priceKind: "regular",
    subtotal: selected ? price * quantity : 0,
    stock: null,
    selected,
    unavailable: null,
  };
}

/** The line as off the shelf, because the platform was asked for it and left it out. */
function gone(line: DeviceCartLine): CartLine {
  return { ...remembered(line), selected: false, subtotal: 0, unavailable: "off-shelf" };
}

/** The platform's present data, with the device's quantity and selection. */
function now(line: CartLine, { quantity, selected }: DeviceCartLine): CartLine {
  const isSelected = selected && line.unavailable === null;
  return { ...line, quantity, selected: isSelected, subtotal: isSelected ? lineAmount({ ...line, quantity }) : 0 };
}

/**
 * The lines of the device by shop, the last touched first. The platform no longer sells what its preview leaves out.
 *
 * @param preview the platform's present data; null where there is none
 * @param isComplete whether the preview was asked for all these lines; a line it lacks may otherwise be new
 */
export function deviceCartShops(
  lines: readonly DeviceCartLine[],
  preview: Cart | null,
  isComplete: boolean,
): readonly CartShop[] {
  const previewed = new Map(
    preview?.shops.flatMap((shop) => shop.lines.map((line) => [line.skuId, { line, shop }] as const)) ?? [],
  );
  const shops = new Map<number, { shop: Omit<CartShop, "lines">; lines: CartLine[] }>();
  for (const stored of lines) {
    const found = previewed.get(stored.skuId);
    const unanswered = preview === null || !isComplete ? remembered(stored) : gone(stored);
    const line = found === undefined ? unanswered : now(found.line, stored);
    const shop = found?.shop ?? { id: stored.shopId, name: stored.shopName, logo: null, selfOperated: false };
    const entry = shops.get(shop.id) ?? { shop, lines: [] };
    entry.lines.push(line);
    shops.set(shop.id, entry);
  }
  return [...shops.values()].map(({ shop, lines: itsLines }) => ({ ...shop, lines: itsLines }));
}
