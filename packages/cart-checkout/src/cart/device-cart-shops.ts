import type { Cart, CartLine, CartShop } from "@plaza/api-client";
import type { DeviceCartLine } from "@plaza/shopping/device-cart";

/** As it was when it was put in; that is all there is to go by until the platform says more. */
function remembered({
  skuId,
  productId,
  name,
  picture,
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
    picture,
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

/** The platform was asked for it, and has it no more. */
function gone(line: DeviceCartLine): CartLine {
  return { ...remembered(line), selected: false, subtotal: 0, unavailable: "off-shelf" };
}

/** What the platform says of it now, for the quantity and the choice of the device. */
function now(line: CartLine, { quantity, selected }: DeviceCartLine): CartLine {
  const isSelected = selected && line.unavailable === null;
  return { ...line, quantity, selected: isSelected, subtotal: isSelected ? (line.unitPrice ?? 0) * quantity : 0 };
}

/**
 * The lines of the device by shop, the last touched first. What a preview leaves out the platform does not sell any more.
 *
 * @param preview null: the platform has not said, or cannot say, how they are now
 * @param isComplete it was asked for just these lines; otherwise one that is missing has only not been asked for yet
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
  for (const kept of lines) {
    const found = previewed.get(kept.skuId);
    const unheard = preview === null || !isComplete ? remembered(kept) : gone(kept);
    const line = found === undefined ? unheard : now(found.line, kept);
    const { id, name, selfOperated } = found?.shop ?? { id: kept.shopId, name: kept.shopName, selfOperated: false };
    const entry = shops.get(id) ?? { shop: { id, name, selfOperated }, lines: [] };
    entry.lines.push(line);
    shops.set(id, entry);
  }
  return [...shops.values()].map(({ shop, lines: itsLines }) => ({ ...shop, lines: itsLines }));
}
